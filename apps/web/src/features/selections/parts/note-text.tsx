import { partsOfNote } from '@fareeq/domain/selections/rules-notes.ts'
import { useRecordWords } from '../messages/record/en.ts'

/** A note of a colleague as it was written, or one from a file with its fields by name. */
export function NoteText({ text }: { text: string }) {
  const words = useRecordWords()
  const parts = partsOfNote(text)
  if (!parts) return <bdi>{text}</bdi>
  return (
    <>
      {words.importedNote}
      {parts.map(({ field, text }, index) => (
        <span key={index} className="block">
          <span className="text-ink-soft">{words.noteFields[field]}:</span> <bdi>{text}</bdi>
        </span>
      ))}
    </>
  )
}
