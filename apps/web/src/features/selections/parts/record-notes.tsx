import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { NoteForm } from '../../staff/parts/note-form.tsx'
import { writeNote } from '../api-record.ts'
import { NoteText } from './note-text.tsx'
import { useRecordWords } from '../messages/record/en.ts'

/** Notes of colleagues; mentions notify. */
export function RecordNotes({ record: { notes, selection } }: { record: FullSelection }) {
  const words = useRecordWords()
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">{words.notes}</h3>
      {notes.length === 0 && <p className="text-sm text-ink-soft">{words.noNotes}</p>}
      <ul className="grid gap-3 empty:hidden">
        {notes.map(({ id, by, text, mentions, at }) => (
          <li key={id} className="grid gap-1 rounded-lg border border-line p-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <bdi className="font-strong">{by}</bdi>
              <RelativeTime at={new Date(at)} className="text-ink-faint" />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              <NoteText text={text} />
            </p>
            {mentions.some(({ name }) => !text.includes(`@${name}`)) && (
              <p className="flex flex-wrap gap-1.5">
                {mentions.map((mention) => (
                  <Badge key={mention.id}>@{mention.name}</Badge>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <NoteForm
        words={{
          label: words.note,
          hint: words.noteHint,
          mention: words.mention,
          send: words.addNote,
          done: words.noted,
        }}
        mayRead={(roles) => staffMay(roles, 'selections.read')}
        draft={`selection-note-${selection.id}`}
        send={(note) => writeNote(selection.id, note)}
        rows={2}
        button={{ size: 'small', kind: 'quiet' }}
      />
    </section>
  )
}
