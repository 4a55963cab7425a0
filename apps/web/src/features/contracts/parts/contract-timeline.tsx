import type { TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type TimelineEvent, Timeline } from '../../../ui/layout/timeline.tsx'
import { useContractWords } from '../messages/en.ts'

const TONES: Readonly<Record<string, TimelineEvent['tone']>> = {
  sign_by_talent: 'accent',
  sign_by_client: 'accent',
  renew: 'accent',
  come_near: 'point',
  take_back: 'danger',
  terminate: 'danger',
}

/** Who did what, and when. */
export function ContractTimeline({ timeline }: Pick<TalentContract, 'timeline'>) {
  const { timeline: words } = useContractWords()
  return (
    <Card as="section" aria-labelledby="timeline-title">
      <CardHead id="timeline-title" title={words.title} />
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
