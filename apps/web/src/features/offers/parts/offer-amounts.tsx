import { payOf } from '@fareeq/domain/offers/rules.ts'
import type { ClientOffer, OfferTerms } from '@fareeq/domain/offers/schema.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { CostLines } from '../../costs/parts/cost-lines.tsx'
import { useOfferWords } from '../messages/en.ts'
import { useOfferText } from './use-offer-text.ts'

/** What the talent gets each month, and the tax that is withheld on top of it. */
export function OfferPay({ terms }: { terms: OfferTerms }) {
  const { pay: words } = useOfferWords()
  const { money } = useOfferText()
  const write = useWrite()
  const { net, wht, gross } = payOf(terms)
  return (
    <Card as="section" aria-labelledby="offer-pay">
      <CardHead id="offer-pay" title={words.title} />
      <p className="num text-3xl font-strong">{money(net)}</p>
      <p className="mb-3 text-sm text-ink-soft">{words.net}</p>
      {wht > 0 && (
        <dl className="divide-y divide-line text-[0.9375rem]">
          {[
            { id: 'gross', name: words.gross, value: money(gross) },
            { id: 'wht', name: words.wht(write(`${terms.wht_rate / 100}%`)), value: money(wht) },
          ].map(({ id, name, value }) => (
            <div key={id} className="flex items-baseline justify-between gap-6 py-2.5">
              <dt className="min-w-0 text-ink-soft">{name}</dt>
              <dd className="num text-end font-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-sm text-ink-soft">{words.text}</p>
    </Card>
  )
}

type Priced = Pick<ClientOffer, 'cost' | 'vat_rate'> & { terms: Pick<OfferTerms, 'wht_rate'> }
/** What a month costs the company, and how it is made. */
export function OfferCost({ offer: { cost, vat_rate, terms } }: { offer: Priced }) {
  const { cost: words } = useOfferWords()
  const { money } = useOfferText()
  return (
    <Card as="section" aria-labelledby="offer-cost">
      <CardHead id="offer-cost" title={words.title} />
      <p className="num mb-3 text-3xl font-strong">{money(cost.total)}</p>
      <CostLines cost={{ low: cost, high: cost, wht_rate: terms.wht_rate, vat_rate }} />
      <p className="mt-3 text-sm text-ink-soft">{words.text}</p>
    </Card>
  )
}
