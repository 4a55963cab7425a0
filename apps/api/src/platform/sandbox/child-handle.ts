import type { ChildProcess } from 'node:child_process'
import type { Engine, RunReport, Task, TimeLimits, ToChild, FromChild } from './protocol.ts'
import * as z from 'zod/mini'

const overrun = z.literal(['timeout', 'out_of_memory', 'output_limit', 'crashed'])
const testReport = z.object({
  answer: z.optional(z.string()),
  expected: z.optional(z.string()),
  error: z.optional(z.string()),
  overrun: z.optional(overrun),
  ms: z.number(),
})
const report = z.object({
  status: z.union([z.literal(['done', 'invalid']), overrun]),
  message: z.optional(z.string()),
  output: z.string(),
  tests: z.array(testReport),
  ms: z.number(),
})
const message = z.union([z.object({ ran: z.number(), report }), z.object({ pong: z.number() })])

/** Undefined for anything else: a compromised child must not send its parent arbitrary values. */
const parseChildMessage = (value: unknown): FromChild | undefined => message.safeParse(value).data

/** The child died, hung or answered nonsense; what it ran has no result. */
export class ChildLost extends Error {}

export type ChildHandle = {
  /** Threads of this engine are started before they are needed. */
  warm(engine: Engine): void
  run(task: Task, limits: TimeLimits, signal?: AbortSignal): Promise<RunReport>
  readonly isLost: boolean
  kill(): Promise<void>
}

const PING_EVERY = 1_000
const MAX_STDERR = 2_000

/** Whom the child answers. It is killed when it does not answer a ping within `timeoutMs`, or answers what it should not. */
export function superviseChild(child: ChildProcess, timeoutMs: number, onLost: (stderr: string) => void): ChildHandle {
  const waiting = new Map<number, PromiseWithResolvers<RunReport>>()
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
  let [lastRun, lastPong, isLost, stderr] = [0, performance.now(), false, '']
  const send = (message: ToChild) => child.connected && child.send(message, () => {})

  child.stderr?.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-MAX_STDERR)))
  const ping = setInterval(() => {
    if (performance.now() - lastPong > timeoutMs) lose()
    else send({ ping: 0 })
  }, PING_EVERY)
  ping.unref()

  function lose() {
    if (isLost) return
    isLost = true
    clearInterval(ping)
    child.kill('SIGKILL')
    for (const { reject } of waiting.values()) reject(new ChildLost())
    waiting.clear()
    onLost(stderr)
  }
  void exited.then(lose)
  child.on('message', (message) => {
    const parsed = parseChildMessage(message)
    if (!parsed) return lose()
    lastPong = performance.now()
    if ('pong' in parsed) return
    const { ran, report } = parsed
    waiting.get(ran)?.resolve(report)
    waiting.delete(ran)
  })

  return {
    warm: (engine) => void send({ warm: engine }),
    run(task, limits, signal) {
      const id = ++lastRun
      const deferred = Promise.withResolvers<RunReport>()
      if (isLost) deferred.reject(new ChildLost())
      else {
        waiting.set(id, deferred)
        send({ run: id, task, limits })
      }
      const cancel = () => void send({ cancel: id })
      signal?.addEventListener('abort', cancel)
      return deferred.promise.finally(() => signal?.removeEventListener('abort', cancel))
    },
    get isLost() {
      return isLost
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
