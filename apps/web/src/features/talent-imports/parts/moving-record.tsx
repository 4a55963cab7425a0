import type { PairSide } from '@fareeq/domain/talent-imports/schema-pairs.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { NoteText } from '../../selections/parts/note-text.tsx'
import { useRecordWords } from '../../selections/messages/record/en.ts'
import { usePairWords } from '../messages/pairs/en.ts'

const LINES = 3

/** What colleagues wrote about the merged record: it moves to the surviving one. */
export function MovingRecord({ record: { notes, evaluations } }: { record: PairSide }) {
  const words = usePairWords()
  const { recommendations } = useRecordWords()
  const moment = useBusinessTime()
  return (
    <div className="grid gap-2">
      <p className="font-strong">{words.moves(notes.length)}</p>
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.slice(0, LINES).map((note) => (
            <li key={`${note.at} ${note.text}`} className="border-s-2 border-line ps-3">
              <p dir="auto" className="line-clamp-2 w-fit text-sm wrap-anywhere whitespace-pre-line">
                <NoteText text={note.text} />
              </p>
              <p className="text-sm text-ink-faint">
                <bdi>{note.by}</bdi>
                {` · ${moment(note.at)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      {notes.length > LINES && <p className="text-sm text-ink-soft">{words.moreNotes(notes.length - LINES)}</p>}
      {evaluations.map(({ by, recommendation }) => (
        <p key={by} className="text-sm">
          {words.evaluation(by, recommendations[recommendation])}
        </p>
      ))}
      <p className="text-sm text-ink-soft">{words.tickets}</p>
    </div>
  )
}
