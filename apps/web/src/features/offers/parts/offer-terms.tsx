import type { OfferTerms as Terms } from '@fareeq/domain/offers/schema.ts'
import { UserNote, UserText } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useOfferWords } from '../messages/en.ts'
import { useOfferText } from './use-offer-text.ts'

const ROWS = [
  'level',
  'type',
  'availability',
  'hours',
  'city',
  'start',
  'end',
  'months',
  'leave_days',
  'probation_days',
  'notice_days',
] as const

/** All that is offered but the pay, which has a card of its own. */
export function OfferTerms({ terms }: { terms: Terms }) {
  const { terms: names } = useOfferWords()
  const { text } = useOfferText()
  return (
    <Card as="section" aria-labelledby="offer-terms">
      <CardHead id="offer-terms" title={names.title} />
      <KeyValues
        className="-mt-2.5"
        items={[
          { id: 'role', name: names.role, value: <UserText labelled>{terms.role}</UserText> },
          ...ROWS.filter((field) => field !== 'city' || terms.city !== null).map((field) => ({
            id: field,
            name: names[field],
            value: field === 'city' ? <UserText labelled>{text.city(terms)}</UserText> : text[field](terms),
          })),
        ]}
      />
      <h3 className="mt-4 text-sm text-ink-faint">{names.duties}</h3>
      <UserNote>{terms.duties}</UserNote>
      {terms.note && (
        <>
          <h3 className="mt-4 text-sm text-ink-faint">{names.note}</h3>
          <UserNote>{terms.note}</UserNote>
        </>
      )}
    </Card>
  )
}
