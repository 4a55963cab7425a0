// An answer is what the entry returned, as JSON. Values that JSON has no word for (NaN, undefined, a Map, a set) are strings
// behind a NUL, so that they equal nothing that a test expects and can still be shown.

/** Characters of an answer; what is longer is an error of the candidate's code, not something to compare. */
export const MAX_ANSWER = 262_144
const MAX_SHOWN = 1_000
const TOLERANCE = 1e-9

/** Structural equality of JSON values, whatever the order of keys. Fractions may differ by rounding. */
export function sameJson(expected: unknown, got: unknown): boolean {
  if (typeof expected === 'number' && typeof got === 'number') return sameNumber(expected, got)
  if (typeof expected !== 'object' || expected === null) return expected === got
  if (typeof got !== 'object' || got === null || Array.isArray(got) !== Array.isArray(expected)) return false
  const [left, right] = [Object.entries(expected), new Map<string, unknown>(Object.entries(got))]
  return left.length === right.size && left.every(([key, value]) => right.has(key) && sameJson(value, right.get(key)))
}

function sameNumber(expected: number, got: number): boolean {
  if (expected === got) return true
  if (Number.isInteger(expected) && Number.isInteger(got)) return false
  return Math.abs(expected - got) <= TOLERANCE * Math.max(1, Math.abs(expected), Math.abs(got))
}

/** Undefined where the text is no JSON: it is written by untrusted code. */
export function parseAnswer(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

/** What a person reads: the JSON, marked values without their quotes. */
export function showAnswer(text: string): string {
  const preview = text.slice(0, 2 * MAX_SHOWN).replaceAll(/"\\u0000((?:[^"\\]|\\.)*)"/g, '$1')
  return preview.length > MAX_SHOWN ? `${preview.slice(0, MAX_SHOWN)}…` : preview
}
