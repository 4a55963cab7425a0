import type { QueuedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { factsOf } from '@fareeq/domain/assessments/states.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { Deadline } from '../../../staff/parts/deadline.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

const toneOf = (state: QueuedAttempt['state']): Tone => {
  const { verdict, is_reported, is_open, is_trial } = factsOf(state)
  if (is_reported) return verdict === 'failed' ? 'warning' : 'positive'
  if (verdict === 'failed') return 'danger'
  return is_open || !is_trial ? 'neutral' : 'accent'
}

export function StateBadge({ state }: Pick<QueuedAttempt, 'state'>) {
  const words = useReviewWords()
  return (
    <Badge tone={toneOf(state)} dot>
      {words.states[state]}
    </Badge>
  )
}

/** Only where there is something to look at. */
export function IntegrityBadge({ integrity }: Pick<QueuedAttempt, 'integrity'>) {
  const words = useReviewWords()
  if (integrity === 'none') return null
  return <Badge tone={integrity === 'low' ? 'neutral' : 'warning'}>{words.integrity[integrity]}</Badge>
}

const MINUTE = 60_000
const SOON = 4 * HOUR

/** The promise that runs. */
export function DueDate({ due_at, className }: Pick<QueuedAttempt, 'due_at'> & { className?: string }) {
  const words = useReviewWords()
  const now = useNow(MINUTE).getTime()
  if (due_at === null) return null
  const remaining = new Date(due_at).getTime() - now
  const clock = remaining < 0 ? 'late' : remaining < SOON ? 'soon' : 'calm'
  return <Deadline at={due_at} clock={clock} label={words.due} className={className} />
}
