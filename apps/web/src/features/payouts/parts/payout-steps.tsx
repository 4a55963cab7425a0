import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { Stepper } from '../../../ui/layout/steps.tsx'
import { usePayoutText } from './use-payout-text.ts'
import { usePayoutWords } from '../messages/en.ts'

type Tracked = TalentPayout['steps'][number]

/** The tracker: earned, invoiced, due, paid, each with its day. */
export function PayoutSteps({ steps, isBonus = false }: { steps: readonly Tracked[]; isBonus?: boolean }) {
  const words = usePayoutWords()
  const { day } = usePayoutText()
  const textOf = ({ step, day: on, status }: Tracked) => {
    if (!on) return undefined
    if (step === 'earned' && status !== 'done') return words.until(day(on))
    return step === 'due' ? words.by(day(on)) : day(on)
  }
  const at = steps.findIndex(({ status }) => status !== 'done')
  return (
    <Stepper
      steps={steps.map((step) => ({
        id: step.step,
        title: isBonus && step.step === 'earned' ? words.bonusEarned : words.steps[step.step],
        text: textOf(step),
      }))}
      at={at < 0 ? steps.length : at}
    />
  )
}
