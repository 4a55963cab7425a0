import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { Card } from '../../../ui/card.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useInterviewWords } from './use-interview-words.ts'

/** What was offered and waits for an answer. */
export function OfferedSlots({ interview: { slots, talent_timezone } }: { interview: ClientInterview }) {
  const words = useInterviewWords().slots
  const offered = slots.filter(({ offered_by }) => offered_by === 'client').slice(-2)
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {offered.map(({ id, start, end }, index) => (
        <li key={id} className="grid">
          <Card pad="small">
            <p className="text-sm text-ink-soft">{words.place(index + 1)}</p>
            <TwoClocks start={start} end={end} theirs={talent_timezone} />
          </Card>
        </li>
      ))}
    </ol>
  )
}
