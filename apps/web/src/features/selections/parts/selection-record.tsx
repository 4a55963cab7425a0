import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Timeline } from '../../../ui/layout/timeline.tsx'
import { selectionQuery } from '../api-record.ts'
import { STATE_TONES } from './list-row.tsx'
import { RecordDecisions } from './record-decisions.tsx'
import { RecordEvaluation } from './record-evaluation.tsx'
import { RecordMeetings } from './record-meetings.tsx'
import { RecordNotes } from './record-notes.tsx'
import { SelectionClock, SelectionMarks, SelectionOwner } from './selection-facts.tsx'
import { usePipelineWords } from '../messages/en.ts'
import { useRecordWords } from '../messages/record/en.ts'

/** The selection of one talent on their page; nothing before they have applied. */
export function SelectionRecord({ talentId }: { talentId: string }) {
  const words = useRecordWords()
  const { states, age, acts } = usePipelineWords()
  const { data: record } = useQuery(selectionQuery(talentId, useLang()))
  if (!record) return null
  const { selection, may_move } = record
  return (
    <Card as="section" aria-labelledby="selection-title" className="grid gap-5 lg:p-7">
      <CardHead id="selection-title" title={words.title} text={words.internal} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <Badge tone={STATE_TONES[selection.state]} dot>
          {states[selection.state]}
        </Badge>
        <SelectionClock selection={selection} />
        <SelectionMarks selection={selection} />
        <SelectionOwner selection={selection} />
        {selection.acts && (
          <span>
            {acts[selection.acts]} · {age(selection.age)}
          </span>
        )}
      </div>
      {may_move && <RecordDecisions record={record} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <RecordEvaluation record={record} />
          <RecordNotes record={record} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <RecordMeetings record={record} />
          <History record={record} />
        </div>
      </div>
    </Card>
  )
}

function History({ record: { moves } }: { record: FullSelection }) {
  const words = useRecordWords()
  const { states } = usePipelineWords()
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">{words.history}</h3>
      {moves.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.noHistory}</p>
      ) : (
        <Timeline
          items={moves.map(({ id, to, was_late, reason, by, at }) => ({
            id,
            title: words.entered.replace('{to}', states[to]),
            text: [by ?? words.byItself, was_late && words.wasLate, reason].filter(Boolean).join(' · '),
            at: new Date(at),
            tone: was_late ? 'danger' : 'accent',
          }))}
        />
      )}
    </section>
  )
}
