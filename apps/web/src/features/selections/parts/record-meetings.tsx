import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { momentsAt } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { MEETING_OUTCOMES, type MeetingOutcome, REASON_LENGTH } from '@fareeq/domain/selections/limits.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { hasMeeting } from '@fareeq/domain/selections/states.ts'
import { useState } from 'react'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { TimeField } from '../../../ui/dates/time-field.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { holdMeeting, setMeeting } from '../api-record.ts'
import { usePipelineWords } from '../messages/en.ts'
import { useRecordWords } from '../messages/record/en.ts'

/** The interview and the alignment meeting: when, and what came of them. */
export function RecordMeetings({ record }: { record: FullSelection }) {
  const words = useRecordWords()
  const { states } = usePipelineWords()
  const moment = useBusinessTime()
  const { meetings, may_move, selection } = record
  const mayMeet = may_move && hasMeeting(selection.state)
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">{words.meetings}</h3>
      {meetings.length === 0 && <p className="text-sm text-ink-soft">{words.noMeetings}</p>}
      {meetings.map(({ id, step, start, by, outcome, note }) => (
        <div key={id} className="grid gap-1 rounded-lg border border-line p-3 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-strong">{states[step]}</span>
            {outcome && <Badge tone={outcome === 'agreed' ? 'positive' : 'warning'}>{words.outcomes[outcome]}</Badge>}
          </p>
          <p className="text-ink-soft">
            <bdi>{moment(start)}</bdi> · <bdi>{by}</bdi>
          </p>
          {note && (
            <p className="wrap-anywhere">
              <bdi>{note}</bdi>
            </p>
          )}
          {!outcome && may_move && <Outcome id={selection.id} meeting={id} />}
        </div>
      ))}
      {mayMeet && <NewMeeting id={selection.id} />}
    </section>
  )
}

function NewMeeting({ id }: { id: string }) {
  const words = useRecordWords()
  const [day, setDay] = useState<string | null>(null)
  const [time, setTime] = useState<string | null>('10:00')
  return (
    <ConfirmButton
      label={words.setMeeting}
      button={{ size: 'small', kind: 'quiet', className: 'justify-self-start' }}
      text={words.setMeetingText}
      kind="primary"
      onConfirm={async () => {
        const [start] = day && time ? momentsAt(BUSINESS_ZONE, `${day}T${time}`) : []
        return start ? runWithToast(setMeeting(id, { start: start.toISOString() }), words.meetingSet) : words.chooseBoth
      }}
    >
      <div className="grid gap-4 xs:grid-cols-2">
        <DateField label={words.day} value={day} onChange={setDay} />
        <TimeField label={words.time} value={time} onChange={setTime} />
      </div>
    </ConfirmButton>
  )
}

function Outcome({ id, meeting }: { id: string; meeting: string }) {
  const words = useRecordWords()
  const [outcome, setOutcome] = useState<MeetingOutcome>('agreed')
  return (
    <ConfirmButton
      label={words.outcome}
      button={{ size: 'small', kind: 'quiet', className: 'justify-self-start' }}
      kind="primary"
      confirmLabel={words.saveOutcome}
      reason={{ label: words.outcomeNote, limit: REASON_LENGTH }}
      onConfirm={(note) =>
        runWithToast(holdMeeting(id, meeting, { outcome, ...(note && { note }) }), words.outcomeSaved)
      }
    >
      <Segmented
        label={words.outcome}
        labelHidden
        options={MEETING_OUTCOMES.map((meetingOutcome) => ({
          id: meetingOutcome,
          label: words.outcomes[meetingOutcome],
        }))}
        value={outcome}
        onChange={setOutcome}
        className="mb-4"
      />
    </ConfirmButton>
  )
}
