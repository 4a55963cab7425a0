/** What a file of Workable says of a person and has no field of its own with us. */
export const NOTE_FIELDS = [
  'phone',
  'linkedin',
  'headline',
  'job',
  'stage',
  'tags',
  'source',
  'address',
  'skills',
] as const
export type NoteField = (typeof NOTE_FIELDS)[number]
export type NotePart = { field: NoteField; text: string }

/** First line of a note that was taken over from a file; the fields follow by key, to be named in the reader's language. */
const IMPORTED = 'Workable'

export const importedNote = (parts: readonly NotePart[]): string =>
  [IMPORTED, ...parts.map(({ field, text }) => `${field}: ${text}`)].join('\n')

/** The fields of such a note; null where a colleague wrote it. A line without a key continues the field before it. */
export function partsOfNote(note: string): NotePart[] | null {
  const [first, ...lines] = note.split('\n')
  if (first !== IMPORTED) return null
  const parts: NotePart[] = []
  for (const line of lines) {
    const field = NOTE_FIELDS.find((noteField) => line.startsWith(`${noteField}: `))
    const last = parts.at(-1)
    if (field) parts.push({ field, text: line.slice(field.length + 2) })
    else if (last) last.text += `\n${line}`
    else return null
  }
  return parts
}
