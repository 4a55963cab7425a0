import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { MOVES } from '@fareeq/domain/interviews/rules-moves.ts'
import { REASON_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { faultOf } from '../../../../forms/faults.ts'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { otherTimeCalls } from '../../api-moving.ts'
import { useMovingWords } from '../../messages/moving/en.ts'
import { type TimesFields, FormTimes, isoTimes } from '../slots/times-form.tsx'
import type { ScheduledInterview } from './scheduled-interview.ts'

type Props = { interview: ScheduledInterview; seat: InterviewSide; onBack: () => void; onDone: () => void }

const RESOLVER = rulesOf(({ slots, note }: TimesFields) => ({
  slots: slots.length > 0 ? undefined : faultOf(interviewErrors.slot_needed),
  note: note.trim() ? undefined : faultOf(rule.reason_needed),
}))

/** One or two other times, and why; the agreed time stands meanwhile. */
export function AskForm({ interview, seat, onBack, onDone }: Props) {
  const { ask: words } = useMovingWords()
  const timezone = useZone()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { slots: [], note: '' },
    send: ({ slots, note }) =>
      otherTimeCalls(seat, interview.id).ask({ slots: isoTimes(slots), timezone, reason: note.trim() }),
    done: words.done,
    onDone,
    isLast: true,
  })
  const theirs = seat === 'client' ? interview.talent_timezone : interview.client_timezone
  return (
    <Card as="section" aria-labelledby="ask-move-title">
      <CardHead id="ask-move-title" title={words.title} text={words.text} />
      <Form {...props}>
        <FormTimes form={form} busy={interview.busy} max={MOVES.times} theirs={theirs} />
        <FormProse name="note" control={control} label={words.reason} limit={REASON_LENGTH} rows={2} />
        <div className="flex flex-col gap-2 xs:flex-row xs:flex-wrap">
          <Button type="submit" pending={isPending}>
            {words.send}
          </Button>
          <Button kind="quiet" onPress={onBack}>
            {words.back}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
