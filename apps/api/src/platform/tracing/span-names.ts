/** Bound of the memory for names: texts are few, but those of the job queue are made at run time. */
const MAX_NAMES = 5000
const names = new Map<string, string>()

const VERB = /^\s*(?:with\b[^]*?\)\s*)?(\w+)/i
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?([a-z_][\w.]*)/i

/** Name of a statement: its verb and its first table (`select talents`), of which there are few. */
export function statementSpanName(text: string): string {
  const cached = names.get(text)
  if (cached !== undefined) return cached
  const verb = /\b(?:insert|update|delete)\b/i.exec(text)?.[0] ?? VERB.exec(text)?.[1] ?? 'query'
  const name = [verb, TABLE.exec(text)?.[1]].join(' ').trim().toLowerCase()
  if (names.size >= MAX_NAMES) names.clear()
  names.set(text, name)
  return name
}
