import type { ReferralTier } from '@fareeq/domain/referrals/rules-tiers.ts'
import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import { useTierNames } from '../../../referrals/parts/use-tier-names.ts'
import type { BuddyWords } from '../../messages/bring-buddy/ar.ts'

/** «From two to under five»: a line counts until the next one that is open to everybody. */
function bandOf(tier: ReferralTier, tiers: readonly ReferralTier[], words: BuddyWords): string {
  const { min_years: from, role_family } = tier
  if (role_family === 'management') return words.inManagement(words.from(from))
  const to = tiers.find((other) => other.role_family === 'any' && other.min_years > from)?.min_years
  if (to === undefined) return words.from(from)
  return from === 0 ? words.below(to) : words.between(from, to)
}

type Props = { words: BuddyWords; tiers: readonly ReferralTier[]; current: string | undefined }

/** The table in force, with the line the calculator has found. */
export function BuddyTiers({ words, tiers, current }: Props) {
  const lang = useLang()
  const names = useTierNames()
  return (
    <Card pad="none" className="overflow-hidden">
      <table className="w-full text-start">
        <caption className="sr-only">{words.table.caption}</caption>
        <thead className="bg-sunken text-sm text-ink-soft">
          <tr>
            {[words.table.tier, words.table.years, words.table.amount].map((head) => (
              <th key={head} scope="col" className="px-3.5 py-3 text-start font-normal last:text-end xs:px-6">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, index) => (
            <tr
              key={tier.tier}
              aria-current={tier.tier === current ? 'true' : undefined}
              className={cx('border-t border-line transition-colors', tier.tier === current && 'bg-accent-soft')}
            >
              <th scope="row" className="px-3.5 py-3.5 text-start font-strong xs:px-6">
                <NuqtaCount n={index + 1} className="me-3 w-22 text-[0.7rem] max-xs:hidden" />
                {names[tier.tier]}
              </th>
              <td className="px-3.5 py-3.5 text-[0.9375rem] text-ink-soft xs:px-6">{bandOf(tier, tiers, words)}</td>
              <td className="px-3.5 py-3.5 text-end font-semibold whitespace-nowrap xs:px-6">
                {formatUsd(usd(tier.amount_usd), lang)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
