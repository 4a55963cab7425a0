import type { ReferralTier } from '@fareeq/domain/referrals/rules-tiers.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import type { BuddyWords } from '../../messages/bring-buddy/ar.ts'
import { BuddyTiers } from './buddy-tiers.tsx'
import { BonusResult } from '../calculators/calculator-bonus-result.tsx'
import { BonusForm, useBonus } from '../calculators/calculator-bonus.tsx'

type Props = { words: BuddyWords; tiers: readonly ReferralTier[]; title: string; text: string | undefined }

/** The table in force and the calculator that reads it. */
export function BuddyBonus({ words, tiers, title, text }: Props) {
  const { bonus, ...inputs } = useBonus(tiers)
  return (
    <section className="page py-12 lg:py-16">
      <h2 className="text-3xl">{title}</h2>
      {text && <p className="measure mt-2 mb-8 text-ink-soft">{text}</p>}
      <BuddyTiers words={words} tiers={tiers} current={bonus?.tier.tier} />
      <h3 id="calculator" className="mt-12 mb-5 text-2xl">
        {words.calculator.title}
      </h3>
      <Card tone="sunken" pad="large" className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
        <BonusForm words={words.calculator} {...inputs} />
        <BonusResult words={words} bonus={bonus} />
      </Card>
    </section>
  )
}
