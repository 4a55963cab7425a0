import type { CodeLanguage } from '@fareeq/domain/assessments/limits.ts'
import type { RunResult } from '@fareeq/domain/assessments/schema-items.ts'
import type { CodeRequest, RunOutcome, RunRequest, SqlRequest } from '../../../platform/sandbox/sandbox.ts'
import type { BankItem } from '../../../../bank/schema.ts'

export type CodingContent = Extract<BankItem, { kind: 'coding' | 'sql' }>
export type Source = { language: CodeLanguage; source: string }
type Tests = 'visible' | 'hidden' | readonly { args: readonly unknown[] }[]

export const isCoding = (content: BankItem): content is CodingContent =>
  content.kind === 'coding' || content.kind === 'sql'

/** Request to the sandbox. Null where the task is not answered in this language, or has no such tests. */
export function runRequest(content: CodingContent, { language, source }: Source, tests: Tests): RunRequest | null {
  if (content.kind === 'sql') {
    if (language !== 'sql' || typeof tests !== 'string') return null
    const { schema, solution, ordered } = content
    const rows = content[tests].map(({ rows }) => ({ rows }))
    return { language, schema, source, solution, ordered, tests: rows } satisfies SqlRequest
  }
  if (language === 'sql') return null
  const entry = language === 'python' ? content.entry.python : content.entry.javascript
  const runTests = typeof tests === 'string' ? content[tests].map(({ args, gives }) => ({ args, gives })) : tests
  return { language, source, entry, tests: runTests } satisfies CodeRequest
}

/** What PostgreSQL cannot hold in jsonb becomes the replacement character: U+0000 and half a surrogate pair. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')
export const storableOrNull = (text: string | null | undefined): string | null =>
  text ? storable(text) : (text ?? null)

/** The result as the talent sees it; their own tests have no expected value. */
export const toRunResult = ({ status, message, output, ms, tests }: RunOutcome, isOwn: boolean): RunResult => ({
  status,
  message: storableOrNull(message),
  output: storable(output),
  ms,
  tests: tests.map(({ passed, got, expected, error, ms }) => ({
    passed: isOwn ? null : passed,
    got: storableOrNull(got),
    expected: storableOrNull(expected),
    error: storableOrNull(error),
    ms,
  })),
})
