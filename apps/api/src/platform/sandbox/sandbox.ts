/** One test of code: the arguments of the entry, and what it must return. Without `gives` it only reports what it got. */
export type CodeTest = { args: readonly unknown[]; gives?: unknown }
export type CodeRequest = {
  language: 'javascript' | 'typescript' | 'python'
  source: string
  /** The function that is called. Without tests the source is only loaded: what it prints is the outcome. */
  entry: string
  tests: readonly CodeTest[]
}
/** One query against the tables of `schema` with the rows of each test; right is what the solution gives. */
export type SqlRequest = {
  language: 'sql'
  schema: string
  source: string
  solution: string
  ordered: boolean
  tests: readonly { rows: string }[]
}
export type RunRequest = CodeRequest | SqlRequest

/**
 * `done`: every test came to an end, right or wrong. `invalid`: the source cannot be loaded. `timeout`, `out_of_memory`,
 * `output_limit`: a limit was reached, at the load or in one test at least; the other tests are graded as far as the time allowed.
 * `crashed`: nothing is known about the source, run it again later. `busy`: too many wait.
 */
export const RUN_STATUSES = ['done', 'invalid', 'timeout', 'out_of_memory', 'output_limit', 'crashed', 'busy'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

export type TestResult = {
  /** Without `gives`: it returned something. */
  passed: boolean
  /** What was returned, to be read by a person. */
  got?: string
  /** For SQL: what the solution gave, in the same way. */
  expected?: string
  /** What the candidate's code threw, or `timeout`, `out_of_memory`, `output_limit`, `not_run`. */
  error?: string
  ms: number
}
export type RunOutcome = {
  status: RunStatus
  /** Why the source is invalid, with its line. Nothing about this machine is in it. */
  message?: string
  /** The beginning of what was printed. */
  output: string
  /** As many as were asked for, in their order. */
  tests: TestResult[]
  ms: number
}

/** Runs untrusted code in another process. It rejects only when its signal is aborted. */
export type Sandbox = {
  /** Fair queueing: owners take turns, so that one with many runs does not block the others. */
  run(request: RunRequest, signal?: AbortSignal, owner?: string): Promise<RunOutcome>
  close(): Promise<void>
}

export const MAX_SOURCE = 65_536
