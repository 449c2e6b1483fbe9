#include "cmd/input/batch.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "cmd/input/ndjson_input.h"
#include "cmd/input/split.h"

/* Jobs on their way for each worker; bytes that may wait in them; nanoseconds between ticks. */
enum { WINDOW = 32, MOST_WAITING = 8 << 20, TICK = 200000000 };

unsigned
batch_processors(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n < 1 ? 1 : n > BATCH_MOST ? BATCH_MOST : (unsigned)n;
}

/* What one worker has. */
struct worker_state {
	struct linter linter;
	struct fixer fixer;
};

static void
worker_state_init(struct worker_state *state, const struct batch *batch, struct memory *memory)
{
	linter_init(&state->linter, memory, batch->linting);
	fixer_init(&state->fixer, &state->linter, memory);
}

static void
worker_state_free(struct worker_state *state)
{
	fixer_free(&state->fixer);
	linter_free(&state->linter);
}

static void
lint_job(const struct batch *batch, struct worker_state *state, struct job *job)
{
	struct linter *linter = &state->linter;
	struct str name = job_name(job);

	linter_use(linter, job->linting != NULL ? job->linting : batch->linting);
	if (job->kind == JOB_file && linter->options->fixing != FIXING_none)
		fix_file(&state->fixer, job->path.p, name, &job->events);
	else if (job->kind == JOB_file)
		linter_file(linter, job->path.p, name, job->size, &job->events);
	else if (job->kind == JOB_bytes)
		linter_lint(linter, name, buffer_str(&job->bytes), &job->events);
	else if (job->kind == JOB_line)
		ndjson_input_lint(linter, job);
	else if (job->kind == JOB_part)
		split_lint(linter, job);
}

/* --- one thread */

/* The job that is being done, and for whom. */
struct alone {
	const struct batch *batch;
	struct job job;
};

static bool
tell_now(struct alone *alone, bool last)
{
	const struct batch *batch = alone->batch;
	bool more = batch->tell(batch->arg, &alone->job, last);

	events_clear(&alone->job.events);
	if (batch->tick != NULL)
		batch->tick(batch->arg);
	return more;
}

static bool
tell_some(struct events *events, void *arg)
{
	struct alone *alone = arg;

	(void)events;
	return tell_now(alone, false) && !alone->job.dropped;
}

static void
run_alone(const struct batch *batch, struct memory *memory)
{
	struct worker_state state;
	struct alone alone = { .batch = batch };
	struct job *job = &alone.job;

	worker_state_init(&state, batch, memory);
	job_init(job, memory);
	job->events.drain = tell_some;
	job->events.arg = &alone;
	while (batch->next(batch->arg, job)) {
		lint_job(batch, &state, job);
		if (!tell_now(&alone, true))
			break;
		job_clear(job);
	}
	job_free(job);
	worker_state_free(&state);
}

/* --- several */

enum state {
	STATE_free,  /* the calling thread's, to be filled */
	STATE_ready, /* filled: the next free worker takes it */
	STATE_busy,  /* a worker's */
	STATE_full,  /* a worker waits until its events are told */
	STATE_done   /* the calling thread's, to be told */
};

/* A job on its way.  Whoever owns it by its state may use job and memory without the lock. */
struct slot {
	enum state state;
	struct memory memory;
	struct job job;
	struct pool *pool;
};

struct worker {
	struct pool *pool;
	struct memory memory;
	pthread_t thread;
};

/*
 * Jobs are counted; job number n lies in slot queue[n % slot_count].  told <= taken <= filled.
 * The slot whose job was told last is filled first: its memory is at hand.
 */
struct pool {
	const struct batch *batch;
	pthread_mutex_t lock;
	pthread_cond_t work;  /* for workers: a job is ready, the end has come */
	pthread_cond_t room;  /* for workers with a full slot: it was told */
	pthread_cond_t ready; /* for the calling thread: a slot is full or done */
	struct slot *slots, **queue;
	struct slot **empty; /* slot_count less those on their way */
	size_t slot_count;
	size_t filled, taken, told;
	size_t awaited; /* the calling thread sleeps until this job is done, or one is full */
	size_t waiting; /* bytes of the jobs on their way */
	bool over;      /* no job will come any more */
	bool stopped;   /* nobody wants more */
	struct worker *workers;
	unsigned worker_count;
};

/* Hands the events of a worker's slot over and waits until they are told. */
static bool
tell_later(struct events *events, void *arg)
{
	struct slot *slot = arg;
	struct pool *pool = slot->pool;
	bool more;

	pthread_mutex_lock(&pool->lock);
	slot->state = STATE_full;
	pthread_cond_signal(&pool->ready);
	while (slot->state == STATE_full && !pool->stopped)
		pthread_cond_wait(&pool->room, &pool->lock);
	more = !pool->stopped && !slot->job.dropped;
	pthread_mutex_unlock(&pool->lock);
	events_clear(events);
	return more;
}

/* The slot of job number n, which is on its way. */
static struct slot *
slot_of(const struct pool *pool, size_t n)
{
	return pool->queue[n % pool->slot_count];
}

/* The next slot that is ready, or NULL at the end.  Called and left with the lock. */
static struct slot *
take_slot(struct pool *pool)
{
	struct slot *slot;

	while (pool->taken == pool->filled && !pool->over)
		pthread_cond_wait(&pool->work, &pool->lock);
	if (pool->taken == pool->filled || pool->stopped)
		return NULL;
	slot = slot_of(pool, pool->taken++);
	slot->state = STATE_busy;
	return slot;
}

static void *
work(void *arg)
{
	struct worker *worker = arg;
	struct pool *pool = worker->pool;
	struct worker_state state;
	struct slot *slot;

	worker_state_init(&state, pool->batch, &worker->memory);
	pthread_mutex_lock(&pool->lock);
	while ((slot = take_slot(pool)) != NULL) {
		pthread_mutex_unlock(&pool->lock);
		lint_job(pool->batch, &state, &slot->job);
		pthread_mutex_lock(&pool->lock);
		slot->state = STATE_done;
		if (slot == slot_of(pool, pool->awaited))
			pthread_cond_signal(&pool->ready);
	}
	pthread_mutex_unlock(&pool->lock);
	worker_state_free(&state);
	return NULL;
}

/* Starts a worker if one more may be started.  Signals are for the calling
 * thread, which knows what to remove before they end the program. */
static void
start_worker(struct pool *pool)
{
	struct worker *worker = &pool->workers[pool->worker_count];
	sigset_t all, before;

	if (pool->worker_count == pool->batch->workers)
		return;
	worker->pool = pool;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(&worker->thread, NULL, work, worker) == 0)
		pool->worker_count++;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Lets a worker take the job that was filled.  Being woken costs more than a small member of an
 * archive takes: such ones wait until they are some, or until the calling thread itself must wait.
 */
static void
wake_worker(struct pool *pool, const struct job *job)
{
	enum { SMALL = 4096, SOME = 16 };

	if (job->kind == JOB_file || job->kind == JOB_part || job->bytes.n > SMALL ||
	    pool->filled - pool->taken >= SOME)
		pthread_cond_signal(&pool->work);
}

/* Fills one more slot; false: the window is full or there are no more jobs. */
static bool
fill_slot(struct pool *pool)
{
	size_t away = pool->filled - pool->told;
	const struct batch *batch = pool->batch;
	struct slot *slot;
	bool full = away == pool->slot_count ||
		    (away > 0 && (pool->waiting > MOST_WAITING ||
				     (batch->ready != NULL && !batch->ready(batch->arg))));

	if (pool->over || full)
		return false;
	slot = pool->empty[pool->slot_count - away - 1];
	job_clear(&slot->job);
	if (!batch->next(batch->arg, &slot->job)) {
		pthread_mutex_lock(&pool->lock);
		pool->over = true;
		pthread_cond_broadcast(&pool->work);
		pthread_mutex_unlock(&pool->lock);
		return false;
	}
	pool->waiting += slot->job.bytes.cap;
	if (pool->filled > 0) /* there is one already */
		start_worker(pool);
	pthread_mutex_lock(&pool->lock);
	slot->state = STATE_ready;
	pool->queue[pool->filled++ % pool->slot_count] = slot;
	wake_worker(pool, &slot->job);
	pthread_mutex_unlock(&pool->lock);
	return true;
}

/*
 * Waits for the slot whose turn it is, with the lock.  Where all is going well it is not waited for
 * alone but for half of all that are on their way: being woken for each would cost more than many a
 * file takes.
 */
static void
wait_a_tick(struct pool *pool, const struct slot *slot)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += TICK;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	pool->awaited = pool->told;
	if (!pool->over)
		pool->awaited += (pool->filled - pool->told) / 2;
	if (slot_of(pool, pool->awaited)->state == STATE_done)
		pool->awaited = pool->told;
	if (pool->taken < pool->filled)
		pthread_cond_broadcast(&pool->work);
	if (slot->state != STATE_full && slot->state != STATE_done)
		pthread_cond_timedwait(&pool->ready, &pool->lock, &until);
}

/* Tells what the slot whose turn it is has to say, if it has; false: it has not. */
static bool
tell_slot(struct pool *pool, bool wait)
{
	struct slot *slot = slot_of(pool, pool->told);
	enum state state;
	bool more;

	pthread_mutex_lock(&pool->lock);
	if (wait)
		wait_a_tick(pool, slot);
	state = slot->state;
	pthread_mutex_unlock(&pool->lock);
	if (state != STATE_full && state != STATE_done)
		return false;
	more = pool->batch->tell(pool->batch->arg, &slot->job, state == STATE_done);
	pthread_mutex_lock(&pool->lock);
	slot->state = state == STATE_full ? STATE_busy : STATE_free;
	pool->stopped = !more;
	pthread_cond_broadcast(&pool->room);
	pthread_mutex_unlock(&pool->lock);
	if (state == STATE_done) {
		pool->waiting -= slot->job.bytes.cap;
		pool->told++;
		pool->empty[pool->slot_count - (pool->filled - pool->told) - 1] = slot;
	}
	return true;
}

/* Keeps the window filled and tells what comes out of it. */
static void
run_pool(struct pool *pool)
{
	bool filled, told;

	while (!pool->stopped && (!pool->over || pool->told < pool->filled)) {
		filled = fill_slot(pool);
		told = pool->told < pool->filled && tell_slot(pool, !filled);
		if (pool->batch->tick != NULL && (told || !filled))
			pool->batch->tick(pool->batch->arg);
	}
	pthread_mutex_lock(&pool->lock);
	pool->over = true;
	pthread_cond_broadcast(&pool->work);
	pthread_cond_broadcast(&pool->room);
	pthread_mutex_unlock(&pool->lock);
}

static void
pool_init(struct pool *pool, struct memory *memory)
{
	unsigned workers = pool->batch->workers;
	struct memory own = { .fail = memory->fail, .arg = memory->arg };
	struct slot *slot;
	size_t i;

	pthread_mutex_init(&pool->lock, NULL);
	pthread_cond_init(&pool->work, NULL);
	pthread_cond_init(&pool->room, NULL);
	pthread_cond_init(&pool->ready, NULL);
	pool->slot_count = (size_t)workers * WINDOW;
	pool->slots = memory_resize(memory, NULL, 0, pool->slot_count * sizeof *pool->slots);
	pool->queue = memory_resize(memory, NULL, 0, 2 * pool->slot_count * sizeof *pool->queue);
	pool->empty = pool->queue + pool->slot_count;
	pool->workers = memory_resize(memory, NULL, 0, workers * sizeof *pool->workers);
	for (i = 0; i < pool->slot_count; i++) {
		slot = &pool->slots[i];
		*slot = (struct slot){ .memory = own, .pool = pool };
		job_init(&slot->job, &slot->memory);
		slot->job.events.drain = tell_later;
		slot->job.events.arg = slot;
		pool->queue[i] = pool->empty[i] = slot;
	}
	for (i = 0; i < workers; i++)
		pool->workers[i] = (struct worker){ .memory = own };
}

/* Waits for the workers and gives everything back. */
static void
pool_free(struct pool *pool, struct memory *memory)
{
	size_t i;

	for (i = 0; i < pool->worker_count; i++)
		pthread_join(pool->workers[i].thread, NULL);
	for (i = 0; i < pool->slot_count; i++)
		job_free(&pool->slots[i].job);
	memory_resize(memory, pool->workers, pool->batch->workers * sizeof *pool->workers, 0);
	memory_resize(memory, pool->queue, 2 * pool->slot_count * sizeof *pool->queue, 0);
	memory_resize(memory, pool->slots, pool->slot_count * sizeof *pool->slots, 0);
	pthread_cond_destroy(&pool->ready);
	pthread_cond_destroy(&pool->room);
	pthread_cond_destroy(&pool->work);
	pthread_mutex_destroy(&pool->lock);
}

/* Returns false, with nothing done, when this system gives us no thread. */
static bool
run_several(const struct batch *batch, struct memory *memory)
{
	struct pool pool = { .batch = batch };
	bool can;

	pool_init(&pool, memory);
	start_worker(&pool);
	can = pool.worker_count > 0;
	if (can)
		run_pool(&pool);
	pool_free(&pool, memory);
	return can;
}

void
batch_run(const struct batch *batch, struct memory *memory)
{
	if (batch->workers < 2 || !run_several(batch, memory))
		run_alone(batch, memory);
}
