import { SLOT, type Slot } from '@fareeq/domain/interviews/rules-slots.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { offerTimes } from '../../api.ts'
import { AdviceList } from '../outcome/advice-list.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { showState } from '../next-step.tsx'
import { TimesField } from './times-field.tsx'
import { useClientWords } from '../use-client-words.ts'
import { useSlotRefusals } from './use-slot-refusals.ts'

/** Exactly two times, with the slot doctor's advice beside them. */
export function OfferForm({ interview: { id, talent_timezone, busy } }: { interview: ClientInterview }) {
  const { offer: words } = useClientWords()
  const refusals = useSlotRefusals()
  const [slots, setSlots] = useState<Slot[]>([])
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const timezone = useZone()
  async function send() {
    if (slots.length < SLOT.offered) return setProblem(refusals.needTwo)
    setPending(true)
    setProblem(undefined)
    const sent = slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
    const refusal = await runWithToast(offerTimes(id, { slots: sent, timezone }), words.done)
    setProblem(refusal)
    if (refusal) setPending(false)
    else showState()
  }
  const change = (next: Slot[]) => {
    setSlots(next)
    setProblem(undefined)
  }
  return (
    <Card as="section" aria-labelledby="offer-title">
      <CardHead id="offer-title" title={words.title} text={words.text} />
      <div className="grid gap-5">
        <TimesField
          value={slots}
          busy={busy}
          onChange={change}
          most={SLOT.offered}
          onTooMany={() => setProblem(refusals.onlyTwo)}
          theirs={talent_timezone}
        />
        <AdviceList slots={slots} zone={talent_timezone} />
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <Button className="w-full xs:w-fit" pending={pending} onPress={() => void send()}>
          {words.send}
        </Button>
      </div>
    </Card>
  )
}
