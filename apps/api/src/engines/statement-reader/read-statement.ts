import type { StatementFormat } from '@fareeq/domain/bank-statements/limits.ts'

/** By its text and not by its name: banks call all of them .txt. */
export function formatOf(text: string): StatementFormat {
  const start = text.replace(/^\u{feff}/u, '').trimStart()
  if (start.startsWith('<')) return 'camt'
  return /^(?:\{.*\{4:\s*)?:20:/u.test(start) && /^:(?:25|60[FM]):/mu.test(start) ? 'swift' : 'csv'
}
