import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { Countdown } from '../../../../ui/dates/moments.tsx'
import { useInterviewWords } from '../../messages/en.ts'

const refetchInterviews = () => void queryClient.invalidateQueries({ queryKey: ['interviews'] })

type Props = { until: string; waitsFor?: InterviewSide; seat?: InterviewSide }

/** Remaining time for the side that must answer. */
export function DueTime({ until, waitsFor, seat }: Props) {
  const { dueIn } = useInterviewWords()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      {waitsFor ? dueIn[waitsFor === seat ? 'yours' : waitsFor] : dueIn.any}
      <Countdown until={new Date(until)} onEnd={refetchInterviews} className="font-strong text-ink" />
    </p>
  )
}
