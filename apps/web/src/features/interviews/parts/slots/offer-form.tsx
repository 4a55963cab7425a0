import { SLOT } from '@fareeq/domain/interviews/rules-slots.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { offerTimes } from '../../api.ts'
import { showState } from '../next-step.tsx'
import { useClientWords } from '../../messages/client/en.ts'
import { FormTimes, isoTimes, TWO_TIMES } from './times-form.tsx'

/** Exactly two times, with the slot doctor's advice beside them. */
export function OfferForm({ interview: { id, talent_timezone, busy } }: { interview: ClientInterview }) {
  const { offer: words } = useClientWords()
  const timezone = useZone()
  const { form, isPending, props } = useSubmitForm({
    resolver: TWO_TIMES,
    initial: { slots: [], note: '' },
    send: ({ slots }) => offerTimes(id, { slots: isoTimes(slots), timezone }),
    done: words.done,
    onDone: showState,
    isLast: true,
  })
  return (
    <Card as="section" aria-labelledby="offer-title">
      <CardHead id="offer-title" title={words.title} text={words.text} />
      <Form {...props}>
        <FormTimes form={form} busy={busy} max={SLOT.offered} theirs={talent_timezone} />
        <Button type="submit" className="w-full xs:w-fit" pending={isPending}>
          {words.send}
        </Button>
      </Form>
    </Card>
  )
}
