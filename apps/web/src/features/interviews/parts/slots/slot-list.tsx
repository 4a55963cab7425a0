import type { InterviewSlot } from '@fareeq/domain/interviews/schema.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { TwoClocks } from './two-clocks.tsx'
import { useInterviewWords } from '../../messages/en.ts'

type Props = { slots: readonly Pick<InterviewSlot, 'id' | 'start' | 'end'>[]; mine?: string; theirs: string }

/** The offered slots, in both zones. */
export function SlotList({ slots, mine, theirs }: Props) {
  const words = useInterviewWords().slots
  return (
    <ol className="grid gap-3 sm:grid-cols-2">
      {slots.map(({ id, start, end }, index) => (
        <li key={id} className="grid">
          <Card pad="small">
            <p className="text-sm text-ink-soft">{words.place(index + 1)}</p>
            <TwoClocks start={start} end={end} mine={mine} theirs={theirs} />
          </Card>
        </li>
      ))}
    </ol>
  )
}
