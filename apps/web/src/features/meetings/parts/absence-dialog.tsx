import type { AbsenceDecision } from '@fareeq/domain/meetings/limits.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import type { MeetingDuring } from '@fareeq/domain/meetings/schema-absences.ts'
import { useState } from 'react'
import type { CallFailure } from '../../../platform/calls/call-failure.ts'
import { MeetingsDuring } from './meetings-during.tsx'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { momentsAt } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { Host } from '@fareeq/domain/meetings/schema-hosts.ts'
import type { PublicPolicies } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { usePolicies } from '../../../platform/policies.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { TimeField } from '../../../ui/dates/time-field.tsx'
import { addAbsence } from '../api-ops.ts'
import { useMeetingOpsWords } from '../messages/operations/en.ts'

export function AbsenceDialog({ hosts }: { hosts: readonly Host[] }) {
  const words = useMeetingOpsWords()
  const hours = usePolicies()
  return (
    <Dialog trigger={<Button kind="quiet">{words.awayAdd}</Button>} title={words.awayAdd} text={words.awayText}>
      {(close) => hours && <Body hosts={hosts} hours={hours} close={close} />}
    </Dialog>
  )
}

/** The moment of a local time in Riyadh, which has no daylight saving. */
const inRiyadh = (day: string, time: string) => momentsAt(MEETING_ZONE, `${day}T${time}`)[0]

const fullHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`

type AbsenceFields = {
  host: string | null
  from: string | null
  to: string | null
  begins: string | null
  ends: string | null
  decision: AbsenceDecision
  note: string
}

const needed = (value: unknown) => (value ? undefined : rule.required.code)
const RESOLVER = rulesOf(({ host, from, to, begins, ends, decision, note }: AbsenceFields) => ({
  host: needed(host),
  from: needed(from),
  // Default: the first day.
  to: needed(to ?? from),
  begins: needed(begins),
  ends: needed(ends),
  note: decision === 'cancel' ? needed(note.trim()) : undefined,
}))

/** The meetings that the refusal names. */
const namedIn = ({ code, data }: CallFailure): readonly MeetingDuring[] =>
  code === meetingErrors.absence_meetings.code && Array.isArray(data['meetings']) ? data['meetings'] : []

/** A separate component, so that its state is reset on reopening. */
function Body({ hosts, hours, close }: { hosts: readonly Host[]; hours: PublicPolicies; close: () => void }) {
  const words = useMeetingOpsWords()
  const [meetings, setMeetings] = useState<readonly MeetingDuring[]>([])
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      host: hosts.length === 1 ? (hosts[0]?.id ?? null) : null,
      from: null,
      to: null,
      begins: fullHour(hours.meeting_opens),
      ends: fullHour(hours.meeting_closes),
      decision: 'hand_over',
      note: '',
    },
    send: async ({ host, from, to, begins, ends, decision, note }) => {
      const start = from && begins && inRiyadh(from, begins)
      const end = from && ends && inRiyadh(to ?? from, ends)
      if (!host || !start || !end) return
      const decided = meetings.length > 0 && { decision, note, ids: meetings.map(({ id }) => id) }
      const span = { start: start.toISOString(), end: end.toISOString() }
      await addAbsence({ host_id: host, ...span, ...(decided && { meetings: decided }) })
    },
    onRefused: (failure) => {
      setMeetings(namedIn(failure))
      return namedIn(failure).length > 0
    },
    fieldOf: () => undefined,
    done: words.awaySaved,
    onDone: close,
    isLast: true,
  })
  const from = form.watch('from')
  return (
    <Form {...props} aria-label={words.awayAdd}>
      <FormSelect
        name="host"
        control={control}
        label={words.awayHost}
        options={hosts.map(({ id, name }) => ({ id, label: name }))}
        isRequired
      />
      <FormRow>
        <FormField name="from" control={control}>
          {({ ref: _, ...field }) => <DateField {...field} label={words.awayFrom} isRequired />}
        </FormField>
        <FormField name="begins" control={control}>
          {({ value, onChange, error }) => (
            <TimeField label={words.awayFromTime} value={value} onChange={onChange} error={error} />
          )}
        </FormField>
      </FormRow>
      <FormRow>
        <FormField name="to" control={control}>
          {({ ref: _, value, ...field }) => (
            <DateField {...field} label={words.awayTo} value={value ?? from} minValue={from ?? undefined} isRequired />
          )}
        </FormField>
        <FormField name="ends" control={control}>
          {({ value, onChange, error }) => (
            <TimeField label={words.awayToTime} value={value} onChange={onChange} error={error} />
          )}
        </FormField>
      </FormRow>
      {meetings.length > 0 && (
        <MeetingsDuring meetings={meetings} control={control} decision={form.watch('decision')} />
      )}
      <DialogSubmit label={words.awaySave} pending={isPending} />
    </Form>
  )
}
