import type { CodeRequest } from './sandbox.ts'

/** Message to the child: arguments as JSON, without the expected values of the tests. */
export type CodeTask = { language: CodeRequest['language']; source: string; entry: string; tests: readonly string[] }
export type SqlTask = { language: 'sql'; schema: string; source: string; solution: string; tests: readonly string[] }
export type Task = CodeTask | SqlTask
export type Engine = 'script' | 'python' | 'sql'
export const engineOf = ({ language }: { language: Task['language'] }): Engine =>
  language === 'python' || language === 'sql' ? language : 'script'

/** CPU time limits in milliseconds, per test and per run; the wall-clock limit is a multiple of them. */
export const WALL_FACTOR = 3
export type TimeLimits = { testMs: number; runMs: number }
export const TIME_LIMITS: Readonly<Record<Engine, TimeLimits>> = {
  script: { testMs: 2_000, runMs: 10_000 },
  python: { testMs: 4_000, runMs: 15_000 },
  sql: { testMs: 4_000, runMs: 15_000 },
}

export type ToChild =
  | { run: number; task: Task; limits: TimeLimits }
  | { cancel: number }
  | { ping: number }
  | { warm: Engine }

export type Overrun = 'timeout' | 'out_of_memory' | 'output_limit' | 'crashed'
export type TestReport = {
  /** JSON of what was returned; for SQL the rows. */
  answer?: string | undefined
  /** For SQL: the rows of the solution. */
  expected?: string | undefined
  error?: string | undefined
  overrun?: Overrun | undefined
  ms: number
}
export type RunReport = {
  status: 'done' | 'invalid' | Overrun
  message?: string | undefined
  output: string
  tests: TestReport[]
  ms: number
}
export type FromChild = { ran: number; report: RunReport } | { pong: number }

/** Message to a thread of the child: the task, its first test, and the output of the thread it replaces. */
export type WorkerTask<One extends Task = Task> = { task: One; limits: TimeLimits; from: number; printed: number }
/**
 * Messages of a thread. `ready` once, when it can take a task; `began` is sent before each test (-1: loading), so that
 * the supervisor knows which one overran; `end` is the last message, and tests that were not reported by then are not
 * run.
 */
export type FromWorker =
  | { ready: true }
  | { began: number }
  | { printed: string }
  | { test: TestReport }
  | { end: 'done' | 'invalid' | Overrun; message?: string }

const MB = 2 ** 20
/** What an interpreter may allocate, its own code and data included. */
export const MEMORY: Readonly<Record<Engine, number>> = { script: 64 * MB, python: 128 * MB, sql: 256 * MB }
