#include "cmd/run/pool.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "cmd/run/chunk_jobs.h"
#include "cmd/run/ndjson_input.h"

/* Jobs on their way for each worker, and how many are few; bytes that may wait in them; bytes of
 * results that may wait for each worker, and those that a job asks for at once; nanoseconds between
 * ticks. */
enum {
	WINDOW = 32,
	FEW = 4,
	MAX_WAITING = 8 << 20,
	RESULTS = 4 << 20,
	STEP = 512 << 10,
	TICK = 200000000
};

unsigned
pool_processors(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n < 1 ? 1 : n > POOL_MAX ? POOL_MAX : (unsigned)n;
}

/* Does a job, in a worker's thread. */
static void
do_job(struct reader *reader, struct job *job)
{
	const struct visitor *visitor = reader->options->visitor;
	struct str name = buffer_str(&job->shown);

	reader_use(reader, job->settings);
	switch (job->kind) {
	case JOB_file:
		if (visitor->whole != NULL)
			visitor->whole(reader, job);
		else if (job->range_count > 0)
			reader_ranges(reader, job);
		else
			reader_file(reader, job->path.p, name, job->size, &job->results);
		break;
	case JOB_bytes:
		reader_bytes(reader, name, buffer_str(&job->bytes), &job->results);
		break;
	case JOB_lines:
		ndjson_input_read(reader, job);
		break;
	case JOB_chunk:
		chunk_jobs_read(reader, job);
		break;
	case JOB_results:
		break;
	}
	if (visitor->done != NULL)
		visitor->done(job);
}

/* --- one thread */

/* The job that is being done. */
struct alone {
	const struct work *work;
	struct job job;
};

static bool
report_now(struct alone *alone, uint64_t done)
{
	const struct work *work = alone->work;
	bool more = work->deliver(work->arg, &alone->job.results, done);

	results_clear(&alone->job.results);
	if (work->tick != NULL)
		work->tick(work->arg);
	return more;
}

static bool
drain_now(struct results *results, void *arg)
{
	(void)results;
	return report_now(arg, 0);
}

static void
run_alone(const struct work *work, struct memory *memory)
{
	struct reader reader;
	struct alone alone = { .work = work };
	struct job *job = &alone.job;
	bool more = true;

	reader_init(&reader, memory, work->reading);
	job_init(job, memory);
	job->results.drain = drain_now;
	job->results.arg = &alone;
	for (; more; job_clear(job)) {
		if (!work->next(work->arg, job))
			break;
		do_job(&reader, job);
		more = report_now(&alone, job->size);
	}
	job_free(job);
	reader_free(&reader);
}

/* --- several threads */

enum state {
	STATE_free,  /* the calling thread's, to be filled */
	STATE_ready, /* filled: the next free thread takes it */
	STATE_busy,  /* a thread's */
	STATE_full,  /* a thread waits until its results are reported */
	STATE_done   /* the calling thread's, to be reported */
};

/* A job on its way.  Its owner, by its state, may use job and memory without the lock. */
struct slot {
	enum state state;
	struct memory memory;
	struct job job;
	size_t kept; /* bytes of results that may wait beyond what each job may keep */
	struct pool *pool;
};

struct thread {
	struct pool *pool;
	struct memory memory;
	pthread_t id;
};

/* Jobs are numbered; job n lies in slot queue[n % count].  reported <= taken <= filled.  The
 * slot whose job was reported last is filled first: its memory is in the cache. */
struct pool {
	const struct work *work;
	struct chunk_jobs chunk_jobs;
	struct arena arena; /* holds the slots and threads */
	pthread_mutex_t lock;
	pthread_cond_t ready;   /* for threads: a job is ready, or the end has come */
	pthread_cond_t drained; /* for threads with a full slot: it was reported */
	pthread_cond_t done;    /* for the calling thread: a slot is full or done */
	struct {
		struct slot *all, **queue;
		struct slot **empty; /* count less those on their way */
		size_t count;
	} slots;
	struct {
		size_t filled, taken, reported;
		size_t awaited; /* the calling thread sleeps until this one is done, or one is full
				 */
	} jobs;
	size_t waiting; /* bytes of the jobs on their way */
	size_t kept;    /* sum of those of the slots */
	bool over;      /* no job will come any more */
	bool stopped;   /* no more results are wanted */
	struct thread *threads;
	unsigned thread_count;
};

/* Returns the number of jobs on their way. */
static size_t
jobs_away(const struct pool *pool)
{
	return pool->jobs.filled - pool->jobs.reported;
}

/* Returns the slot of job number n, which is on its way. */
static struct slot *
slot_of(const struct pool *pool, size_t n)
{
	return pool->slots.queue[n % pool->slots.count];
}

/* Lets a job whose turn has not come keep more results, unless too many are kept already: chunks
 * that become larger than they are would be converted one after the other.  With the lock. */
static bool
keep_more(struct slot *slot)
{
	struct pool *pool = slot->pool;
	struct results *results = &slot->job.results;

	if (results->limit == 0 || slot == slot_of(pool, pool->jobs.reported) ||
	    pool->kept + STEP > (size_t)pool->work->workers * RESULTS)
		return false;
	slot->kept += STEP;
	pool->kept += STEP;
	results->limit += STEP;
	return true;
}

/* Hands the results of a thread's slot over and waits until they are reported; or lets the thread
 * go on, and them wait. */
static bool
drain_later(struct results *results, void *arg)
{
	struct slot *slot = arg;
	struct pool *pool = slot->pool;
	bool more, kept;

	pthread_mutex_lock(&pool->lock);
	kept = keep_more(slot);
	if (!kept) {
		slot->state = STATE_full;
		pthread_cond_signal(&pool->done);
		while (slot->state == STATE_full && !pool->stopped)
			pthread_cond_wait(&pool->drained, &pool->lock);
	}
	more = !pool->stopped && !slot->job.dropped;
	pthread_mutex_unlock(&pool->lock);
	if (!kept)
		results_clear(results);
	return more;
}

static void *
run_thread(void *arg)
{
	struct thread *thread = arg;
	struct pool *pool = thread->pool;
	struct reader reader;
	struct slot *slot;

	reader_init(&reader, &thread->memory, pool->work->reading);
	pthread_mutex_lock(&pool->lock);
	for (;;) {
		while (pool->jobs.taken == pool->jobs.filled && !pool->over)
			pthread_cond_wait(&pool->ready, &pool->lock);
		if (pool->jobs.taken == pool->jobs.filled || pool->stopped)
			break;
		slot = slot_of(pool, pool->jobs.taken++);
		slot->state = STATE_busy;
		pthread_mutex_unlock(&pool->lock);
		do_job(&reader, &slot->job);
		pthread_mutex_lock(&pool->lock);
		slot->state = STATE_done;
		if (slot == slot_of(pool, pool->jobs.awaited))
			pthread_cond_signal(&pool->done);
	}
	pthread_mutex_unlock(&pool->lock);
	reader_free(&reader);
	return NULL;
}

/* Starts a thread if there may be one more.  It gets no signals: the calling thread does, which
 * knows the files to remove before they end the program. */
static void
start_thread(struct pool *pool)
{
	struct thread *thread = &pool->threads[pool->thread_count];
	sigset_t all, before;

	if (pool->thread_count == pool->work->workers)
		return;
	thread->pool = pool;
	sigfillset(&all);
	pthread_sigmask(SIG_SETMASK, &all, &before);
	if (pthread_create(&thread->id, NULL, run_thread, thread) == 0)
		pool->thread_count++;
	pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* Fills one more slot.  Returns false when enough jobs are on their way, or no more come. */
static bool
fill_slot(struct pool *pool)
{
	enum { SMALL = 4096, SOME = 16 };
	size_t away = jobs_away(pool);
	struct slot *slot;
	bool full =
	    away == pool->slots.count ||
	    (away > 0 && (pool->waiting > MAX_WAITING || !chunk_jobs_ready(&pool->chunk_jobs)));

	if (pool->over || full)
		return false;
	slot = pool->slots.empty[pool->slots.count - away - 1];
	job_clear(&slot->job);
	if (!chunk_jobs_next(&pool->chunk_jobs, &slot->job)) {
		pthread_mutex_lock(&pool->lock);
		pool->over = true;
		pthread_cond_broadcast(&pool->ready);
		pthread_mutex_unlock(&pool->lock);
		return false;
	}
	pool->waiting += slot->job.bytes.cap;
	if (pool->jobs.filled > 0) /* there is one already */
		start_thread(pool);
	pthread_mutex_lock(&pool->lock);
	slot->state = STATE_ready;
	pool->slots.queue[pool->jobs.filled++ % pool->slots.count] = slot;
	/* Waking a thread costs more than linting a small file or member of an archive: these wait
	 * for more of them, or until the calling thread itself must wait. */
	if (slot->job.kind == JOB_chunk || slot->job.bytes.n + slot->job.size > SMALL ||
	    pool->jobs.filled - pool->jobs.taken >= SOME)
		pthread_cond_signal(&pool->ready);
	pthread_mutex_unlock(&pool->lock);
	return true;
}

/* Waits for the slot whose turn it is, with the lock.  While more jobs come it waits until half of
 * those on their way are done: waking for each would cost more than many a file takes. */
static void
wait_a_tick(struct pool *pool, const struct slot *slot)
{
	struct timespec until;
	enum state awaited;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += TICK;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	pool->jobs.awaited = pool->jobs.reported;
	if (!pool->over)
		pool->jobs.awaited += (jobs_away(pool)) / 2;
	awaited = slot_of(pool, pool->jobs.awaited)->state;
	if (awaited == STATE_done || awaited == STATE_full) /* which waits for its turn */
		pool->jobs.awaited = pool->jobs.reported;
	if (pool->jobs.taken < pool->jobs.filled)
		pthread_cond_broadcast(&pool->ready);
	if (slot->state != STATE_full && slot->state != STATE_done)
		pthread_cond_timedwait(&pool->done, &pool->lock, &until);
}

/* Reports the results of the slot whose turn it is.  Returns false when it has none yet. */
static bool
report_slot(struct pool *pool, bool wait)
{
	struct slot *slot = slot_of(pool, pool->jobs.reported);
	enum state state;
	bool more, frees;

	pthread_mutex_lock(&pool->lock);
	if (wait)
		wait_a_tick(pool, slot);
	state = slot->state;
	pthread_mutex_unlock(&pool->lock);
	if (state != STATE_full && state != STATE_done)
		return false;
	more = chunk_jobs_deliver(&pool->chunk_jobs, &slot->job, state == STATE_done);
	pthread_mutex_lock(&pool->lock);
	slot->state = state == STATE_full ? STATE_busy : STATE_free;
	pool->jobs.reported += state == STATE_done;
	pool->stopped = !more;
	/* where many are on their way, each would in time keep memory for as many results */
	frees = slot->kept > 0 && jobs_away(pool) > (size_t)FEW * pool->work->workers;
	pool->kept -= slot->kept;
	slot->kept = 0;
	pthread_cond_broadcast(&pool->drained);
	pthread_mutex_unlock(&pool->lock);
	if (state == STATE_done) {
		if (frees) {
			results_free(&slot->job.results);
			results_clear(&slot->job.results);
		}
		pool->waiting -= slot->job.bytes.cap;
		pool->slots.empty[pool->slots.count - jobs_away(pool) - 1] = slot;
	}
	return true;
}

/* Keeps the slots filled and reports their results. */
static void
run_pool(struct pool *pool)
{
	bool filled, reported;

	while (!pool->stopped && (!pool->over || pool->jobs.reported < pool->jobs.filled)) {
		filled = fill_slot(pool);
		reported = pool->jobs.reported < pool->jobs.filled && report_slot(pool, !filled);
		if (pool->work->tick != NULL && (reported || !filled))
			pool->work->tick(pool->work->arg);
	}
	pthread_mutex_lock(&pool->lock);
	pool->over = true;
	pthread_cond_broadcast(&pool->ready);
	pthread_cond_broadcast(&pool->drained);
	pthread_mutex_unlock(&pool->lock);
}

static void
pool_init(struct pool *pool, struct memory *memory)
{
	unsigned workers = pool->work->workers;
	struct memory own = { .fail = memory->fail, .arg = memory->arg };
	struct slot *slot;
	size_t i;

	pool->chunk_jobs = (struct chunk_jobs){ .work = pool->work, .memory = memory };
	arena_init(&pool->arena, memory);
	pthread_mutex_init(&pool->lock, NULL);
	pthread_cond_init(&pool->ready, NULL);
	pthread_cond_init(&pool->drained, NULL);
	pthread_cond_init(&pool->done, NULL);
	pool->slots.count = (size_t)workers * WINDOW;
	pool->slots.all = arena_take(&pool->arena, pool->slots.count * sizeof *pool->slots.all);
	pool->slots.queue = arena_take(&pool->arena, pool->slots.count * sizeof *pool->slots.queue);
	pool->slots.empty = arena_take(&pool->arena, pool->slots.count * sizeof *pool->slots.empty);
	pool->threads = arena_take(&pool->arena, workers * sizeof *pool->threads);
	for (i = 0; i < pool->slots.count; i++) {
		slot = &pool->slots.all[i];
		*slot = (struct slot){ .memory = own, .pool = pool };
		job_init(&slot->job, &slot->memory);
		slot->job.results.drain = drain_later;
		slot->job.results.arg = slot;
		pool->slots.queue[i] = pool->slots.empty[i] = slot;
	}
	for (i = 0; i < workers; i++)
		pool->threads[i] = (struct thread){ .memory = own };
}

static void
pool_free(struct pool *pool)
{
	size_t i;

	for (i = 0; i < pool->thread_count; i++)
		pthread_join(pool->threads[i].id, NULL);
	for (i = 0; i < pool->slots.count; i++)
		job_free(&pool->slots.all[i].job);
	chunk_jobs_free(&pool->chunk_jobs);
	arena_free(&pool->arena);
	pthread_cond_destroy(&pool->done);
	pthread_cond_destroy(&pool->drained);
	pthread_cond_destroy(&pool->ready);
	pthread_mutex_destroy(&pool->lock);
}

/* Returns false, with nothing done, when the system provides no thread. */
static bool
run_several(const struct work *work, struct memory *memory)
{
	struct pool pool = { .work = work };
	bool can;

	pool_init(&pool, memory);
	start_thread(&pool);
	can = pool.thread_count > 0;
	if (can)
		run_pool(&pool);
	pool_free(&pool);
	return can;
}

void
pool_run(const struct work *work, struct memory *memory)
{
	if (work->workers < 2 || !run_several(work, memory))
		run_alone(work, memory);
}
