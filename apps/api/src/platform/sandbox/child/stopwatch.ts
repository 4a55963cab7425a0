import type { Worker } from 'node:worker_threads'
import { type TimeLimits, WALL_FACTOR } from '../protocol.ts'

/** An interpreter that checks the time itself ends a test at its limit; a worker that has not by then is terminated. */
const GRACE = 400
const CHECK_AGAIN = 100

const cpuMs = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Processor time of a thread, for one test and for all of a run. A busy machine costs nobody their time; wall-clock time
 * ends what waits instead of computing, and a thread that cannot be asked.
 */
export function createStopwatch(worker: Worker, { testMs, runMs }: TimeLimits, onOverrun: () => void) {
  const [none, startedAt] = [Promise.resolve(Number.NaN), performance.now()]
  const used = () => cpuMs(worker).catch(() => none)
  const runStart = used()
  let [testStart, since, testNumber] = [runStart, startedAt, 0]
  let clock = setTimeout(check, testMs + GRACE)

  async function check() {
    const [number, now] = [testNumber, performance.now()]
    if (now - since > testMs * WALL_FACTOR || now - startedAt > runMs * WALL_FACTOR) return onOverrun()
    // Asked without waiting for the answer: the thread may be in a call of the engine that cannot be interrupted.
    void Promise.all([used(), testStart, runStart]).then(([cpu, ofTest, ofRun]) => {
      if (number === testNumber && (cpu - ofTest > testMs + GRACE / 2 || cpu - ofRun > runMs)) onOverrun()
    })
    clock = setTimeout(check, CHECK_AGAIN)
  }
  return {
    restart() {
      clearTimeout(clock)
      testNumber++
      ;[testStart, since] = [used(), performance.now()]
      clock = setTimeout(check, testMs + GRACE)
    },
    stop() {
      testNumber = -1
      clearTimeout(clock)
    },
  }
}
