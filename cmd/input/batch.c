#include "cmd/input/batch.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "cmd/input/ndjson_input.h"
#include "cmd/input/split.h"

/* Units on their way for each worker; bytes that may wait in them; nanoseconds between ticks. */
enum { WINDOW = 32, MOST_WAITING = 8 << 20, TICK = 200000000 };

unsigned
batch_processors(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n < 1 ? 1 : n > BATCH_MOST ? BATCH_MOST : (unsigned)n;
}

/* What one worker has. */
struct bench {
	struct examiner examiner;
	struct mender mender;
};

static void
bench_init(struct bench *bench, const struct batch *batch, struct memory *memory)
{
	examiner_init(&bench->examiner, memory, batch->examine);
	mender_init(&bench->mender, &bench->examiner, memory);
}

static void
bench_free(struct bench *bench)
{
	mender_free(&bench->mender);
	examiner_free(&bench->examiner);
}

static void
examine_unit(const struct batch *batch, struct bench *bench, struct unit *unit)
{
	struct examiner *examiner = &bench->examiner;
	struct str name = unit_name(unit);

	examiner_take(examiner, unit->examine != NULL ? unit->examine : batch->examine);
	if (unit->kind == UNIT_file && examiner->options->mending != MENDING_none)
		mend_file(&bench->mender, unit->path.p, name, &unit->entries);
	else if (unit->kind == UNIT_file)
		examine_file(examiner, unit->path.p, name, unit->size, &unit->entries);
	else if (unit->kind == UNIT_bytes)
		examine(examiner, name, buffer_str(&unit->bytes), &unit->entries);
	else if (unit->kind == UNIT_line)
		feed_examine(examiner, unit);
	else if (unit->kind == UNIT_part)
		split_examine(examiner, unit);
}

/* --- one thread */

/* The unit that is being done, and for whom. */
struct alone {
	const struct batch *batch;
	struct unit unit;
};

static bool
tell_now(struct alone *alone, bool last)
{
	const struct batch *batch = alone->batch;
	bool more = batch->tell(batch->arg, &alone->unit, last);

	entries_clear(&alone->unit.entries);
	if (batch->tick != NULL)
		batch->tick(batch->arg);
	return more;
}

static bool
tell_some(struct entries *entries, void *arg)
{
	struct alone *alone = arg;

	(void)entries;
	return tell_now(alone, false) && !alone->unit.dropped;
}

static void
run_alone(const struct batch *batch, struct memory *memory)
{
	struct bench bench;
	struct alone alone = { .batch = batch };
	struct unit *unit = &alone.unit;

	bench_init(&bench, batch, memory);
	unit_init(unit, memory);
	unit->entries.drain = tell_some;
	unit->entries.arg = &alone;
	while (batch->next(batch->arg, unit)) {
		examine_unit(batch, &bench, unit);
		if (!tell_now(&alone, true))
			break;
		unit_clear(unit);
	}
	unit_free(unit);
	bench_free(&bench);
}

/* --- several */

enum state {
	STATE_free,  /* the calling thread's, to be filled */
	STATE_ready, /* filled: the next free worker takes it */
	STATE_busy,  /* a worker's */
	STATE_full,  /* a worker waits until its entries are told */
	STATE_done   /* the calling thread's, to be told */
};

/* A unit on its way.  Whoever owns it by its state may use unit and memory without the lock. */
struct slot {
	enum state state;
	struct memory memory;
	struct unit unit;
	struct crew *crew;
};

struct worker {
	struct crew *crew;
	struct memory memory;
	pthread_t thread;
};

/*
 * Units are counted; unit number n lies in slot queue[n % slot_count].  told <= taken <= filled.
 * The slot whose unit was told last is filled first: its memory is at hand.
 */
struct crew {
	const struct batch *batch;
	pthread_mutex_t lock;
	pthread_cond_t work;  /* for workers: a unit is ready, the end has come */
	pthread_cond_t room;  /* for workers with a full slot: it was told */
	pthread_cond_t ready; /* for the calling thread: a slot is full or done */
	struct slot *slots, **queue;
	struct slot **empty; /* slot_count less those on their way */
	size_t slot_count;
	size_t filled, taken, told;
	size_t awaited; /* the calling thread sleeps until this unit is done, or one is full */
	size_t waiting; /* bytes of the units on their way */
	bool over;      /* no unit will come any more */
	bool stopped;   /* nobody wants more */
	struct worker *workers;
	unsigned worker_count;
};

/* Hands the entries of a worker's slot over and waits until they are told. */
static bool
tell_later(struct entries *entries, void *arg)
{
	struct slot *slot = arg;
	struct crew *crew = slot->crew;
	bool more;

	pthread_mutex_lock(&crew->lock);
	slot->state = STATE_full;
	pthread_cond_signal(&crew->ready);
	while (slot->state == STATE_full && !crew->stopped)
		pthread_cond_wait(&crew->room, &crew->lock);
	more = !crew->stopped && !slot->unit.dropped;
	pthread_mutex_unlock(&crew->lock);
	entries_clear(entries);
	return more;
}

/* The slot of unit number n, which is on its way. */
static struct slot *
slot_of(const struct crew *crew, size_t n)
{
	return crew->queue[n % crew->slot_count];
}

/* The next slot that is ready, or NULL at the end.  Called and left with the lock. */
static struct slot *
take_slot(struct crew *crew)
{
	struct slot *slot;

	while (crew->taken == crew->filled && !crew->over)
		pthread_cond_wait(&crew->work, &crew->lock);
	if (crew->taken == crew->filled || crew->stopped)
		return NULL;
	slot = slot_of(crew, crew->taken++);
	slot->state = STATE_busy;
	return slot;
}

static void *
work(void *arg)
{
	struct worker *worker = arg;
	struct crew *crew = worker->crew;
	struct bench bench;
	struct slot *slot;

	bench_init(&bench, crew->batch, &worker->memory);
	pthread_mutex_lock(&crew->lock);
	while ((slot = take_slot(crew)) != NULL) {
		pthread_mutex_unlock(&crew->lock);
		examine_unit(crew->batch, &bench, &slot->unit);
		pthread_mutex_lock(&crew->lock);
		slot->state = STATE_done;
		if (slot == slot_of(crew, crew->awaited))
			pthread_cond_signal(&crew->ready);
	}
	pthread_mutex_unlock(&crew->lock);
	bench_free(&bench);
	return NULL;
}

/* Starts a worker if one more may be started.  Signals are for the calling
 * thread, which knows what to remove before they end the program. */
static void
start_worker(struct crew *crew)
{
	struct worker *worker = &crew->workers[crew->worker_count];
	sigset_t all, before;

	if (crew->worker_count == crew->batch->jobs)
		return;
	worker->crew = crew;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(&worker->thread, NULL, work, worker) == 0)
		crew->worker_count++;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Lets a worker take the unit that was filled.  Being woken costs more than a small member of an
 * archive takes: such ones wait until they are some, or until the calling thread itself must wait.
 */
static void
wake_worker(struct crew *crew, const struct unit *unit)
{
	enum { SMALL = 4096, SOME = 16 };

	if (unit->kind == UNIT_file || unit->kind == UNIT_part || unit->bytes.n > SMALL ||
	    crew->filled - crew->taken >= SOME)
		pthread_cond_signal(&crew->work);
}

/* Fills one more slot; false: the window is full or there are no more units. */
static bool
fill_slot(struct crew *crew)
{
	size_t away = crew->filled - crew->told;
	const struct batch *batch = crew->batch;
	struct slot *slot;
	bool full = away == crew->slot_count ||
		    (away > 0 && (crew->waiting > MOST_WAITING ||
				     (batch->ready != NULL && !batch->ready(batch->arg))));

	if (crew->over || full)
		return false;
	slot = crew->empty[crew->slot_count - away - 1];
	unit_clear(&slot->unit);
	if (!batch->next(batch->arg, &slot->unit)) {
		pthread_mutex_lock(&crew->lock);
		crew->over = true;
		pthread_cond_broadcast(&crew->work);
		pthread_mutex_unlock(&crew->lock);
		return false;
	}
	crew->waiting += slot->unit.bytes.cap;
	if (crew->filled > 0) /* there is one already */
		start_worker(crew);
	pthread_mutex_lock(&crew->lock);
	slot->state = STATE_ready;
	crew->queue[crew->filled++ % crew->slot_count] = slot;
	wake_worker(crew, &slot->unit);
	pthread_mutex_unlock(&crew->lock);
	return true;
}

/*
 * Waits for the slot whose turn it is, with the lock.  Where all is going well it is not waited for
 * alone but for half of all that are on their way: being woken for each would cost more than many a
 * file takes.
 */
static void
wait_a_tick(struct crew *crew, const struct slot *slot)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += TICK;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	crew->awaited = crew->told;
	if (!crew->over)
		crew->awaited += (crew->filled - crew->told) / 2;
	if (slot_of(crew, crew->awaited)->state == STATE_done)
		crew->awaited = crew->told;
	if (crew->taken < crew->filled)
		pthread_cond_broadcast(&crew->work);
	if (slot->state != STATE_full && slot->state != STATE_done)
		pthread_cond_timedwait(&crew->ready, &crew->lock, &until);
}

/* Tells what the slot whose turn it is has to say, if it has; false: it has not. */
static bool
tell_slot(struct crew *crew, bool wait)
{
	struct slot *slot = slot_of(crew, crew->told);
	enum state state;
	bool more;

	pthread_mutex_lock(&crew->lock);
	if (wait)
		wait_a_tick(crew, slot);
	state = slot->state;
	pthread_mutex_unlock(&crew->lock);
	if (state != STATE_full && state != STATE_done)
		return false;
	more = crew->batch->tell(crew->batch->arg, &slot->unit, state == STATE_done);
	pthread_mutex_lock(&crew->lock);
	slot->state = state == STATE_full ? STATE_busy : STATE_free;
	crew->stopped = !more;
	pthread_cond_broadcast(&crew->room);
	pthread_mutex_unlock(&crew->lock);
	if (state == STATE_done) {
		crew->waiting -= slot->unit.bytes.cap;
		crew->told++;
		crew->empty[crew->slot_count - (crew->filled - crew->told) - 1] = slot;
	}
	return true;
}

/* Keeps the window filled and tells what comes out of it. */
static void
run_crew(struct crew *crew)
{
	bool filled, told;

	while (!crew->stopped && (!crew->over || crew->told < crew->filled)) {
		filled = fill_slot(crew);
		told = crew->told < crew->filled && tell_slot(crew, !filled);
		if (crew->batch->tick != NULL && (told || !filled))
			crew->batch->tick(crew->batch->arg);
	}
	pthread_mutex_lock(&crew->lock);
	crew->over = true;
	pthread_cond_broadcast(&crew->work);
	pthread_cond_broadcast(&crew->room);
	pthread_mutex_unlock(&crew->lock);
}

static void
crew_init(struct crew *crew, struct memory *memory)
{
	unsigned jobs = crew->batch->jobs;
	struct memory own = { .fail = memory->fail, .arg = memory->arg };
	struct slot *slot;
	size_t i;

	pthread_mutex_init(&crew->lock, NULL);
	pthread_cond_init(&crew->work, NULL);
	pthread_cond_init(&crew->room, NULL);
	pthread_cond_init(&crew->ready, NULL);
	crew->slot_count = (size_t)jobs * WINDOW;
	crew->slots = memory_resize(memory, NULL, 0, crew->slot_count * sizeof *crew->slots);
	crew->queue = memory_resize(memory, NULL, 0, 2 * crew->slot_count * sizeof *crew->queue);
	crew->empty = crew->queue + crew->slot_count;
	crew->workers = memory_resize(memory, NULL, 0, jobs * sizeof *crew->workers);
	for (i = 0; i < crew->slot_count; i++) {
		slot = &crew->slots[i];
		*slot = (struct slot){ .memory = own, .crew = crew };
		unit_init(&slot->unit, &slot->memory);
		slot->unit.entries.drain = tell_later;
		slot->unit.entries.arg = slot;
		crew->queue[i] = crew->empty[i] = slot;
	}
	for (i = 0; i < jobs; i++)
		crew->workers[i] = (struct worker){ .memory = own };
}

/* Waits for the workers and gives everything back. */
static void
crew_free(struct crew *crew, struct memory *memory)
{
	size_t i;

	for (i = 0; i < crew->worker_count; i++)
		pthread_join(crew->workers[i].thread, NULL);
	for (i = 0; i < crew->slot_count; i++)
		unit_free(&crew->slots[i].unit);
	memory_resize(memory, crew->workers, crew->batch->jobs * sizeof *crew->workers, 0);
	memory_resize(memory, crew->queue, 2 * crew->slot_count * sizeof *crew->queue, 0);
	memory_resize(memory, crew->slots, crew->slot_count * sizeof *crew->slots, 0);
	pthread_cond_destroy(&crew->ready);
	pthread_cond_destroy(&crew->room);
	pthread_cond_destroy(&crew->work);
	pthread_mutex_destroy(&crew->lock);
}

/* Gives false, with nothing done, when this system gives us no thread. */
static bool
run_several(const struct batch *batch, struct memory *memory)
{
	struct crew crew = { .batch = batch };
	bool can;

	crew_init(&crew, memory);
	start_worker(&crew);
	can = crew.worker_count > 0;
	if (can)
		run_crew(&crew);
	crew_free(&crew, memory);
	return can;
}

void
batch_run(const struct batch *batch, struct memory *memory)
{
	if (batch->jobs < 2 || !run_several(batch, memory))
		run_alone(batch, memory);
}
