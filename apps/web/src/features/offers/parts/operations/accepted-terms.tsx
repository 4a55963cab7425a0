import type { OfferTerms } from '@fareeq/domain/offers/schema.ts'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { useContractWords } from '../../../contracts/messages/en.ts'
import { useOfferWords } from '../../messages/en.ts'
import { useOffersOpsWords } from '../../messages/operations/en.ts'
import { useOfferText } from '../use-offer-text.ts'

const FIXED = ['type', 'availability', 'start', 'end', 'months', 'salary_net', 'notice_days'] as const

/** What a contract takes from the offer as it was accepted. */
export function AcceptedTerms({ terms, fee }: { terms: OfferTerms; fee: number }) {
  const { prepare } = useOffersOpsWords()
  const { terms: names } = useOfferWords()
  const { terms: contractNames } = useContractWords()
  const { text, money } = useOfferText()
  return (
    <section aria-labelledby="accepted-terms" className="rounded-lg border border-line px-4 pt-3">
      <h3 id="accepted-terms" className="text-sm font-strong">
        {prepare.accepted}
      </h3>
      <KeyValues
        items={[
          ...FIXED.map((field) => ({ id: field, name: names[field], value: text[field](terms) })),
          { id: 'fee', name: contractNames.fee, value: money(fee) },
        ]}
      />
    </section>
  )
}
