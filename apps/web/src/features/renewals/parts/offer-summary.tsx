import { isDuration } from '@fareeq/domain/contracts/rules.ts'
import { termsLine } from '@fareeq/domain/contracts/rules-text.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { monthlyTotal, nextTerms } from '@fareeq/domain/renewals/rules.ts'
import type { PricedRenewal, Renewal } from '@fareeq/domain/renewals/schema.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { useRenewalWords } from '../messages/en.ts'

type Item = Renewal | PricedRenewal
type Props = { offers: readonly Item[]; leftOut: readonly Item[]; months: number }

const costOf = (renewal: Item): number => monthlyTotal(renewal.current, 'fee' in renewal ? renewal.fee : 0)

/** Who is offered which terms and what it costs a month, and who is left out: read before it is sent. */
export function OfferSummary({ offers, leftOut, months }: Props) {
  const { renew: words } = useRenewalWords()
  const [lang, write] = [useLang(), useWrite()]
  const usd = (cents: number) => write(formatUsd(cents, lang))
  const line = ({ current }: Item) =>
    write(termsLine(nextTerms(current, { duration: isDuration(months) ? months : current.months }), lang))
  return (
    <div className="mt-4 grid gap-4 text-sm">
      <section aria-label={words.who} className="rounded-lg border border-line bg-surface p-4">
        <p className="mb-2 font-strong">{words.who}</p>
        <ul className="grid gap-2">
          {offers.map((renewal) => (
            <li key={renewal.id}>
              <span className="flex flex-wrap justify-between gap-x-3">
                <bdi className="font-strong wrap-anywhere">{renewal.talent.name}</bdi>
                <span>{words.monthly(usd(costOf(renewal)))}</span>
              </span>
              <span className="text-ink-soft">{line(renewal)}</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 font-strong">
          <span>{words.total}</span>
          <span>{usd(offers.reduce((sum, offer) => sum + costOf(offer), 0))}</span>
        </p>
        <p className="text-ink-soft">{words.totalHint}</p>
      </section>
      {leftOut.length > 0 && (
        <Banner tone="warning" title={words.leftOut}>
          <ul>
            {leftOut.map(({ id, talent }) => (
              <li key={id}>
                <bdi>{talent.name}</bdi>
              </li>
            ))}
          </ul>
          {words.leftOutText}
        </Banner>
      )}
    </div>
  )
}
