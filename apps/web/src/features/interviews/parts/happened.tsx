import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { type TimelineKind, interviewLife, mayMove } from '@fareeq/domain/interviews/states.ts'
import { UserNote } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type TimelineEvent, Timeline } from '../../../ui/layout/timeline.tsx'
import { useInterviewWords } from '../messages/en.ts'

const TONES: Partial<Record<TimelineKind, TimelineEvent['tone']>> = {
  select: 'accent',
  confirm_new: 'accent',
  cancel: 'danger',
  decline: 'danger',
  timeout: 'danger',
  refuse_new: 'danger',
}

/** Moves whose comment is shown above the timeline. */
const NOTE_ABOVE: readonly TimelineKind[] = ['start', 'decline', 'refuse_new', 'cancel']

/** What staff do in a company's name is not theirs. */
const isForCompany = (kind: TimelineKind): boolean =>
  interviewLife.events.some((event) => event === kind && mayMove(event, 'client'))

/** Why it is where it is: who did what, and when. */
export function Happened({ timeline }: Pick<ClientInterview, 'timeline'>) {
  const { happened: words } = useInterviewWords()
  const short = timeline.map((event) => (NOTE_ABOVE.includes(event.kind) ? { ...event, note: null } : event))
  return (
    <Card as="section" aria-labelledby="happened-title">
      <CardHead id="happened-title" title={words.title} />
      <HappenedList timeline={short} />
    </Card>
  )
}

export function HappenedList({ timeline }: Pick<ClientInterview, 'timeline'>) {
  const { happened: words } = useInterviewWords()
  return (
    <Timeline
      items={timeline.toReversed().map(({ kind, by, actor, at, note }, index) => ({
        id: `${kind}${index}`,
        title: words.events[kind],
        tone: TONES[kind] ?? 'quiet',
        at: new Date(at),
        text: (
          <>
            <bdi>{actor ?? words.by[by]}</bdi>
            {by === 'staff' && isForCompany(kind) && ` ${words.forCompany}`}
            {note && <UserNote>{note}</UserNote>}
          </>
        ),
      }))}
    />
  )
}
