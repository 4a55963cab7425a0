import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import type { ReferralTierName } from '@fareeq/domain/referrals/rules-tiers.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { useTierNames } from './use-tier-names.ts'
import { useReferralWords } from '../messages/en.ts'

type Props = { quote: { tier: ReferralTierName; amount_usd: number } | null; failed?: boolean }

/** What the friend is worth, said while they are being written about and before they are invited. */
export function WorthPanel({ quote, failed = false }: Props) {
  const words = useReferralWords().worth
  const tiers = useTierNames()
  const lang = useLang()
  const write = useWrite()
  return (
    <div className="grid content-start gap-3 rounded-xl border border-line bg-sunken p-5 xs:p-7">
      <h3 className="flex items-center gap-2.5 text-[0.9375rem] font-strong text-accent">
        <Nuqta className="text-[0.8em] text-point" />
        {words.title}
      </h3>
      <div role="status" className="grid gap-1">
        {quote ? (
          <>
            <p className="num text-4xl font-semibold">{write(formatUsd(usd(quote.amount_usd), lang))}</p>
            <p className="text-ink-soft">{words.tier(tiers[quote.tier])}</p>
          </>
        ) : (
          <p className="text-ink-soft">{failed ? words.failed : words.pending}</p>
        )}
      </div>
      {quote && <p className="text-sm text-ink-soft">{words.note}</p>}
    </div>
  )
}
