import type { TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type HistoryTones, HistoryCard } from '../../../ui/layout/history-card.tsx'
import { useOfferWords } from '../messages/en.ts'

const TONES: HistoryTones = {
  accept: 'accent',
  ask_change: 'point',
  decline: 'danger',
  withdraw: 'danger',
}

export const OfferTimeline = ({ timeline }: Pick<TalentOffer, 'timeline'>) => (
  <HistoryCard id="offer-timeline" entries={timeline} words={useOfferWords().timeline} tones={TONES} />
)

/** What happens after the answer, step by step. */
export function OfferNext({ seat }: { seat: 'talent' | 'client' }) {
  const { next } = useOfferWords()
  return (
    <Card as="section" tone="sunken" aria-labelledby="offer-next">
      <CardHead id="offer-next" title={next.title} />
      <ol className="grid list-decimal gap-2 ps-5 text-[0.9375rem]">
        {next[seat].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  )
}
