// Who did what, and when, newest first: <HistoryCard id="offer-history" entries={timeline} words={words.timeline} tones={TONES} />.
import { UserNote } from '../display/user-text.tsx'
import { Card, CardHead } from './card.tsx'
import { type TimelineEvent, Timeline } from './timeline.tsx'

export type HistoryTones = Readonly<Record<string, TimelineEvent['tone']>>
type HistoryEntry = { event: string; at: string; by: string | null; note: string | null }
type Props = {
  id: string
  /** Oldest first. */
  entries: readonly HistoryEntry[]
  words: { title: string; events: Readonly<Record<string, string>>; system: string }
  tones: HistoryTones
}

export const HistoryCard = ({ id, entries, words, tones }: Props) => (
  <Card as="section" aria-labelledby={id}>
    <CardHead id={id} title={words.title} />
    <Timeline
      items={entries.toReversed().map(({ event, at, by, note }, index) => ({
        id: `${event}${index}`,
        title: words.events[event] ?? event,
        tone: tones[event] ?? 'quiet',
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
