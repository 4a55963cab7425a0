import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { BuddyWords } from '../../messages/bring-buddy/ar.ts'
import { useTierNames } from '../../../referrals/parts/use-tier-names.ts'
import type { Bonus } from './calculator-bonus.tsx'

/** How much, in which tier, and the days until it arrives. */
export function BonusResult({ words, bonus }: { words: BuddyWords; bonus: Bonus | null }) {
  const lang = useLang()
  const tiers = useTierNames()
  const { calculator } = words
  return (
    <Card pad="large" className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:items-center">
      <div>
        <p className="text-sm text-ink-soft">{calculator.bonus}</p>
        <output htmlFor="years months" className="block">
          {bonus ? (
            <>
              <span className="block text-4xl font-semibold text-accent">
                {formatUsd(usd(bonus.tier.amount_usd), lang)}
              </span>
              <span className="mt-1 block text-[0.9375rem] text-ink-soft">
                {calculator.tier(tiers[bonus.tier.tier])}
              </span>
            </>
          ) : (
            <span className="block pt-1 text-ink-soft">{calculator.pending}</span>
          )}
        </output>
      </div>
      {bonus && <PaidWhen words={calculator} bonus={bonus} />}
    </Card>
  )
}

/** Timeline from the first day to the payment. */
function PaidWhen({ words, bonus: { after, months } }: { words: BuddyWords['calculator']; bonus: Bonus }) {
  const { policies } = useFrame()
  const stations = [
    { name: words.hire, when: '' },
    after === 'project'
      ? { name: words.project, when: words.afterMonths(months) }
      : { name: words.probation, when: words.afterDays(policies.referral_probation_days) },
    { name: words.paid, when: words.within(policies.referral_payment_days) },
  ]
  return (
    <ol>
      {stations.map(({ name, when }, index) => {
        const last = index === stations.length - 1
        return (
          <li key={name} className="relative flex gap-4 pb-5 last:pb-0">
            {!last && <span aria-hidden className="absolute start-[0.4375rem] top-6 bottom-0 w-px bg-line-strong" />}
            <Nuqta className={cx('mt-1.5 text-[0.9375rem]', last ? 'text-point' : 'text-accent')} />
            <span className="min-w-0">
              <span className="block text-[0.9375rem] font-strong">{name}</span>
              {when && <span className="block text-sm text-ink-soft">{when}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
