import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { SLOT } from '@fareeq/domain/interviews/rules-slots.ts'
import { NOTE_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import type { LinkedInterview } from '@fareeq/domain/interviews/schema.ts'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { useUiWords } from '../../../../ui/words/en.ts'
import type { Answers } from '../../api-talent.ts'
import { FormTimes, isoTimes, ONE_TIME } from './times-form.tsx'
import { useTalentWords } from '../../messages/talent/en.ts'

type Props = {
  interview: Pick<LinkedInterview, 'busy' | 'client_timezone'>
  answers: Pick<Answers, 'propose'>
  /** What was proposed before and is to be changed. */
  before?: Slot[]
  onDone?: () => void
  onBack: () => void
}

/** One or two times of the talent's own. */
export function ProposeForm({ interview: { busy, client_timezone }, answers, before = [], onDone, onBack }: Props) {
  const words = useTalentWords()
  const ui = useUiWords()
  const timezone = useZone()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: ONE_TIME,
    initial: { slots: before, note: '' },
    send: ({ slots, note }) =>
      answers.propose({ slots: isoTimes(slots), timezone, ...(note.trim() && { note: note.trim() }) }),
    done: words.propose.sent,
    onDone,
    isLast: true,
  })
  return (
    <Card as="section" aria-labelledby="propose-title">
      <CardHead id="propose-title" title={words.propose.title} text={words.propose.text} />
      <Form {...props}>
        <FormTimes form={form} busy={busy} max={SLOT.maxProposed} theirs={client_timezone} />
        <FormProse name="note" control={control} optional label={words.propose.note} limit={NOTE_LENGTH} rows={2} />
        <div className="flex flex-col gap-2 xs:flex-row xs:flex-wrap">
          <Button type="submit" pending={isPending}>
            {words.propose.send}
          </Button>
          <Button kind="quiet" onPress={onBack}>
            {before.length > 0 ? ui.cancel : words.choose.back}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
