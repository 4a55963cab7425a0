/** What a process does: serve people, run jobs, run the code of candidates. */
export const ROLES = ['web', 'worker', 'runner'] as const

/** A process that only runs candidates' code needs no key, and is read by `readRunnerEnv`. */
export const isRunnerOnly = ({ ROLES }: Record<string, string | undefined>): boolean => ROLES?.trim() === 'runner'

const REPLACED: Record<string, string> = {
  RUNNER: 'RUNNER is replaced by ROLES: instead of RUNNER=elsewhere write ROLES=web,worker; leave RUNNER=local out',
}

/** Settings of earlier releases, each with what to write instead: ignored, they would change what the process does. */
export const replacedSettings = (values: Record<string, unknown>): string[] =>
  Object.keys(values).flatMap((name) => REPLACED[name] ?? [])
