import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { DueTime } from './slots/due-time.tsx'
import { useInterviewWords } from '../messages/en.ts'

type Props = {
  interview: Pick<ClientInterview, 'waits_for' | 'due_at' | 'end_reason' | 'end_note' | 'note'>
  seat: 'client' | 'talent'
  text: string
  badge: ReactNode
  /** What else helps to decide. */
  more?: ReactNode
}

const STATE = 'interview-state'
/** Moves the focus to the new state after an answer. */
export const showState = () => document.getElementById(STATE)?.focus()

/** Its state in one sentence, and until when. */
export function NextStep({
  interview: { waits_for, due_at, end_reason, end_note, note },
  seat,
  text,
  badge,
  more,
}: Props) {
  const words = useInterviewWords()
  return (
    <div id={STATE} tabIndex={-1} className="scroll-mt-[calc(var(--bar)+1rem)] outline-none">
      <Card className="grid gap-3">
        <div>{badge}</div>
        <p className="text-lg leading-relaxed">{text}</p>
        {end_reason && (
          <p className="text-ink-soft">
            {(seat === 'client' && words.ownReasons[end_reason]) || words.reasons[end_reason]}
          </p>
        )}
        {end_note && (
          <ReadMore labelled className="wrap-anywhere text-ink-soft">
            {end_note}
          </ReadMore>
        )}
        {due_at && waits_for && <DueTime until={due_at} waitsFor={waits_for} seat={seat} />}
        {more}
        {note && (
          <div className="border-t border-line pt-3">
            <p className="text-sm text-ink-soft">{seat === 'client' ? words.ownNote : words.note}</p>
            <ReadMore labelled className="wrap-anywhere">
              {note}
            </ReadMore>
          </div>
        )}
      </Card>
    </div>
  )
}
