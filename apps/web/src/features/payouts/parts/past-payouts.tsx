import type { TalentPayout } from '@fareeq/domain/payouts/schema.ts'
import { isPaid } from '@fareeq/domain/payouts/states.ts'
import { ChevronDown } from 'lucide-react'
import { PayoutCard } from './payout-card.tsx'
import { usePayoutText } from './use-payout-text.ts'
import { usePayoutWords } from '../messages/en.ts'

/** The month that something was earned in; a bonus and a correction have the day of it. */
const monthOf = ({ month, steps }: TalentPayout) => month ?? steps[0]?.day?.slice(0, 7) ?? ''

/** What is settled, by month: the newest is open, the others are a line each with everything about them behind it. */
export function PastPayouts({ payouts }: { payouts: readonly TalentPayout[] }) {
  const words = usePayoutWords()
  const { usd, month: nameOf } = usePayoutText()
  const months = Object.entries(Object.groupBy(payouts, monthOf)).toSorted(([one], [other]) => other.localeCompare(one))
  if (months.length === 0) return null
  return (
    <section aria-labelledby="past-payouts" className="grid gap-3">
      <h3 id="past-payouts" className="text-[1.0625rem]">
        {words.past}
      </h3>
      {months.map(([month, own = []], index) => (
        <details key={month} open={index === 0} className="group rounded-lg border border-line bg-surface">
          <summary className="flex min-h-12 items-center gap-x-4 px-4 py-3">
            <span className="flex-1 font-strong">{nameOf(month)}</span>
            <span className="text-ink-soft">
              {usd(own.filter(({ state }) => isPaid(state)).reduce((sum, { net }) => sum + net, 0))}
            </span>
            <ChevronDown
              aria-hidden
              className="size-4 flex-none text-ink-faint transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-4 px-3 pb-3">
            {own.map((payout) => (
              <PayoutCard key={payout.id} payout={payout} />
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
