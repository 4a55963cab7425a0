import { ABSENCE_DECISIONS, type AbsenceDecision } from '@fareeq/domain/meetings/limits.ts'
import { MAX_REASON_LENGTH, MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { MeetingDuring } from '@fareeq/domain/meetings/schema-absences.ts'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { useMeetingOpsWords } from '../messages/operations/en.ts'
import { useMoments } from './moment-words.ts'

type Fields = FieldValues & { decision: AbsenceDecision; note: string }
type Props<Of extends Fields> = {
  meetings: readonly MeetingDuring[]
  control: Control<Of, unknown, Of>
  decision: AbsenceDecision
}

/** Who would be met in an absence and when, and what becomes of them. */
export function MeetingsDuring<Of extends Fields>({ meetings, control, decision }: Props<Of>) {
  const words = useMeetingOpsWords()
  const moments = useMoments()
  const [day, time] = [moments.shortDay(MEETING_ZONE), moments.time(MEETING_ZONE)]
  return (
    <section aria-labelledby="meetings-during" className="grid gap-4 border-t border-line pt-5">
      <div role="status">
        <h3 id="meetings-during" className="font-strong">
          {words.awayNamed(meetings.length)}
        </h3>
        <ul className="mt-2 grid max-h-48 gap-1.5 overflow-y-auto text-sm">
          {meetings.map(({ id, name, kind, start }) => (
            <li key={id} className="wrap-anywhere">
              <bdi className="font-strong">{name}</bdi>
              <span className="text-ink-soft">
                {' · '}
                {words.kinds[kind]} · {day(new Date(start))} <span className="num">{time(new Date(start))}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <FormField name={'decision' as Path<Of>} control={control}>
        {(field) => (
          <RadioGroup
            {...field}
            cards
            label={words.awayDecision}
            options={ABSENCE_DECISIONS.map((id) => ({ id, ...words.awayDecisions[id] }))}
            isRequired
          />
        )}
      </FormField>
      {decision !== 'keep' && (
        <FormProse
          name={'note' as Path<Of>}
          control={control}
          label={decision === 'cancel' ? words.awayReason : words.awayNote}
          limit={MAX_REASON_LENGTH}
          {...(decision === 'cancel' ? { isRequired: true } : { optional: true })}
        />
      )}
    </section>
  )
}
