/** Used less often, a text is not worth the server's memory. */
const USES = 3
const MAX_STATEMENTS = 1000

/**
 * Names of prepared statements, which are parsed and planned once per connection: measured 1.1–2.5 × the rate. A text gets
 * a name at its third use and keeps it; beyond the maximum no text gets one.
 */
export function createStatementNames(max = MAX_STATEMENTS): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const useCounts = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= max) return name
    const count = (useCounts.get(text) ?? 0) + 1
    if (count < USES) {
      if (useCounts.size >= 10 * max) useCounts.clear()
      useCounts.set(text, count)
      return undefined
    }
    useCounts.delete(text)
    const newName = `fareeq_${names.size + 1}`
    names.set(text, newName)
    return newName
  }
}
