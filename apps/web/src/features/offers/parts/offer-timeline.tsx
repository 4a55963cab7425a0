import type { TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type TimelineEvent, Timeline } from '../../../ui/layout/timeline.tsx'
import { useOfferWords } from '../messages/en.ts'

const TONES: Readonly<Record<string, TimelineEvent['tone']>> = {
  accept: 'accent',
  ask_change: 'point',
  decline: 'danger',
  withdraw: 'danger',
}

/** Who did what, and when. */
export function OfferTimeline({ timeline }: Pick<TalentOffer, 'timeline'>) {
  const { timeline: words } = useOfferWords()
  return (
    <Card as="section" aria-labelledby="offer-timeline">
      <CardHead id="offer-timeline" title={words.title} />
      <Timeline
        items={timeline.toReversed().map(({ event, at, by, note }, index) => ({
          id: `${event}${index}`,
          title: words.events[event] ?? event,
          tone: TONES[event] ?? 'quiet',
          at: new Date(at),
          text: (
            <>
              <bdi>{by ?? words.system}</bdi>
              {note && <UserNote>{note}</UserNote>}
            </>
          ),
        }))}
      />
    </Card>
  )
}

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
