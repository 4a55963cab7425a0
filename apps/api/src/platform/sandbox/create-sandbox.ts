import { availableParallelism } from 'node:os'
import type { Log } from '../db/connections/pool.ts'
import { createTurns } from '../workers/turns.ts'
import { type ChildHandle, ChildLost, superviseChild } from './child-handle.ts'
import { forkRestricted } from './child-process.ts'
import { grade, unrun } from './grade.ts'
import { type Engine, type RunReport, TIME_LIMITS, type Task, type TimeLimits, engineOf } from './protocol.ts'
import { MAX_SOURCE, type RunOutcome, type RunRequest, type Sandbox } from './sandbox.ts'

export type SandboxOptions = {
  log: Log
  /** So many runs of one engine at once. */
  size?: number
  /** Queue limits of an engine, in all and per owner; beyond them the outcome is `busy`. */
  queue?: number
  each?: number
  /** Milliseconds in which the child must answer a ping. */
  timeoutMs?: number
  limits?: Readonly<Record<Engine, TimeLimits>>
  /** Of the child, besides those that restrict it. */
  nodeOptions?: readonly string[]
}

type Job = { owner: string; task: Task; signal?: AbortSignal; done: PromiseWithResolvers<RunReport | 'busy'> }

const CRASHED: RunReport = { status: 'crashed', output: '', tests: [], ms: 0 }
const CHILD = new URL('./child/main.ts', import.meta.url)
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,99}$/
/** SQL is left out: it takes seconds of a processor, and memory, and few ask for it. */
const WARM: readonly Engine[] = ['script', 'python']
const ENGINES: readonly Engine[] = ['script', 'python', 'sql']

/** The driver that runs code in a child of this process. The child is started by the first run. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    log,
    size = Math.max(2, availableParallelism()),
    queue = 200,
    each = 20,
    timeoutMs = 5_000,
    limits = TIME_LIMITS,
    nodeOptions,
  } = options
  const lanes = new Map(ENGINES.map((engine) => [engine, { turns: createTurns<Job>({ queue, each }), running: 0 }]))
  const children = new Set<ChildHandle>()
  let [shared, closed]: [ChildHandle | undefined, boolean] = [undefined, false]

  function startChild(): ChildHandle {
    const process = forkRestricted(CHILD, nodeOptions)
    const child = superviseChild(process, timeoutMs, (stderr) => {
      children.delete(child)
      if (!closed) log.warn({ pid: process.pid, stderr }, 'a sandbox process was lost')
    })
    children.add(child)
    log.info({ pid: process.pid }, 'a sandbox process was started')
    return child
  }

  function sharedChild(): ChildHandle {
    if (shared && !shared.isLost) return shared
    shared = startChild()
    for (const engine of WARM) shared.warm(engine)
    return shared
  }

  function next(engine: Engine) {
    const lane = lanes.get(engine)!
    const job = lane.running < size ? lane.turns.next() : undefined
    if (!job) return
    lane.running++
    void execute(job).then((report) => {
      lane.running--
      job.done.resolve(report)
      next(engine)
    })
  }

  async function execute({ task, signal }: Job): Promise<RunReport> {
    if (closed || signal?.aborted) return CRASHED
    try {
      return await sharedChild().run(task, limits[engineOf(task)], signal)
    } catch (error) {
      if (!(error instanceof ChildLost)) throw error
      return await retryAlone(task, signal)
    }
  }

  /** Several runs were lost with one process, and one of them may have killed it: each is tried once more by itself. */
  async function retryAlone(task: Task, signal?: AbortSignal): Promise<RunReport> {
    if (closed || signal?.aborted) return CRASHED
    const child = startChild()
    try {
      return await child.run(task, limits[engineOf(task)], signal)
    } catch {
      return CRASHED
    } finally {
      await child.kill()
    }
  }

  return {
    async run(request, signal, owner = ''): Promise<RunOutcome> {
      signal?.throwIfAborted()
      if (closed) return unrun(request, 'crashed')
      const refused = wrongRequest(request)
      if (refused) return unrun(request, 'invalid', refused)
      const job: Job = { owner, task: taskOf(request), signal, done: Promise.withResolvers() }
      const engine = engineOf(request)
      if (!lanes.get(engine)!.turns.add(job)) return unrun(request, 'busy')
      next(engine)
      const report = await job.done.promise
      signal?.throwIfAborted()
      return report === 'busy' ? unrun(request, 'busy') : grade(request, report)
    },
    async close() {
      closed = true
      for (const { turns } of lanes.values()) for (const { done } of turns.clear()) done.resolve('busy')
      await Promise.all([...children].map((child) => child.kill()))
    },
  }
}

function wrongRequest(request: RunRequest): string | undefined {
  if (request.source.length > MAX_SOURCE) return `the source is longer than ${MAX_SOURCE} characters`
  if (request.language !== 'sql' && !IDENTIFIER.test(request.entry)) return 'the entry is no name of a function'
  return undefined
}

/** Without what a test expects. */
function taskOf(request: RunRequest): Task {
  if (request.language === 'sql') {
    const { language, schema, source, solution, tests } = request
    return { language, schema, source, solution, tests: tests.map(({ rows }) => rows) }
  }
  const { language, source, entry, tests } = request
  return { language, source, entry, tests: tests.map(({ args }) => JSON.stringify(args)) }
}
