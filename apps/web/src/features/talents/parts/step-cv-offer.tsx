import { mayGoTo } from '@fareeq/domain/talents/rules-profile.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { FileText } from 'lucide-react'
import { useContext, useState } from 'react'
import { go } from '../../../platform/go.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { saveStep } from '../api.ts'
import { StepWay } from './step-way.ts'
import { useProfile } from './step-profile.ts'
import { useStepWords } from './use-step-words.ts'
import { SettlingContext } from './use-settling.ts'

/** The first step leads to the CV and back (D-59); the steps between are opened on the way. */
export function StepCvOffer() {
  const words = useStepWords().cv
  const profile = useProfile()
  const way = useContext(StepWay)
  const settling = useContext(SettlingContext)
  const [pending, setPending] = useState(false)
  const jump = async () => {
    setPending(true)
    try {
      await settling?.settleAll()
      let reached = profile
      for (
        let step = profile.step + 1;
        !mayGoTo(reached, TALENT_STEP.importCv) || reached.step < TALENT_STEP.importCv;
        step++
      )
        reached = await saveStep(step)
      await go(way.hrefOf(TALENT_STEP.importCv, { from: String(TALENT_STEP.basicInfo) }))
    } catch {
      // Said by a toast; the offer stands.
      setPending(false)
    }
  }
  return (
    <Card tone="sunken" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <FileText aria-hidden className="size-7 flex-none text-accent" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{words.offerTitle}</p>
        <p className="text-sm text-ink-soft">{words.offerText}</p>
      </div>
      <Button kind="quiet" pending={pending} onPress={() => void jump()}>
        {words.offer}
      </Button>
    </Card>
  )
}
