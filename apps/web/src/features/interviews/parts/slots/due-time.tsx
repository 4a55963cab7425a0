import type { InterviewState } from '@fareeq/domain/interviews/states.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { Countdown } from '../../../../ui/dates/moments.tsx'
import { useInterviewWords } from '../use-interview-words.ts'

const lookAgain = () => void queryClient.invalidateQueries({ queryKey: ['interviews'] })

type Side = 'client' | 'talent'
type Props = { until: string; /** With it one is told who is asked. */ state?: InterviewState; seat?: Side }

/** How long whoever is asked may still think. */
export function DueTime({ until, state, seat }: Props) {
  const { dueIn } = useInterviewWords()
  const asked: Side = state?.startsWith('pending_talent') ? 'talent' : 'client'
  // What the company thinks afterwards is not waited for by the clock.
  if (state === 'client_pending' && seat === 'talent') return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      {state ? dueIn[asked === seat ? 'yours' : asked] : dueIn.any}
      <Countdown until={new Date(until)} onEnd={lookAgain} className="font-strong text-ink" />
    </p>
  )
}
