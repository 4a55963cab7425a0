// Mentions in a text: "@" and a name. Pure.

type Name = { id: string; label: string }
export type OpenMention = { from: number; query: string }

const mentionOf = ({ label }: Name) => `@${label}`

/** The mention at the caret: from an "@" that begins a word up to the caret, on one line. */
export function openMention(text: string, caret: number, options: readonly Name[]): OpenMention | null {
  const match = /(?:^|\s)@((?!\s)[^@\n]*)$/.exec(text.slice(0, caret))
  const query = match?.[1]
  if (query === undefined) return null
  const isWhole = options.some(({ label }) => query.startsWith(`${label} `))
  // A whole name with the space after it is finished, unless a longer one begins so.
  if (isWhole && !options.some(({ label }) => label.startsWith(query))) return null
  return { from: caret - query.length - 1, query }
}

/** The text with the completed mention, and the new position of the caret. */
export function withMention(text: string, caret: number, { from }: OpenMention, option: Name) {
  const head = `${text.slice(0, from)}${mentionOf(option)} `
  return { text: head + text.slice(caret).replace(/^ /, ''), caret: head.length }
}

/** Who is mentioned. Longer names first, so that «@سارة القحطاني» does not mention a «سارة», too. */
export function mentionsIn(text: string, options: readonly Name[]): string[] {
  let rest = text
  return options
    .toSorted((one, other) => other.label.length - one.label.length)
    .filter((option) => {
      const isMentioned = rest.includes(mentionOf(option))
      rest = rest.replaceAll(mentionOf(option), ' ')
      return isMentioned
    })
    .map(({ id }) => id)
}
