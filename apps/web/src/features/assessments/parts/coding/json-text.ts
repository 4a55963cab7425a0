const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** JSON with the keys of every object in one order, so that two values can be compared by eye. */
export const orderedJson = (value: unknown): string => JSON.stringify(value, inOrder)

/** The same for what code returned; text that is no JSON stays as it is, and so do numbers that a double cannot hold. */
export function orderedText(text: string): string {
  if (/\d{16}/.test(text)) return text
  try {
    return orderedJson(JSON.parse(text))
  } catch {
    return text
  }
}
