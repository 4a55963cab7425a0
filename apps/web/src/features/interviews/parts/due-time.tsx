import { queryClient } from '../../../platform/query-client.ts'
import { Countdown } from '../../../ui/moments.tsx'
import { useInterviewWords } from './use-interview-words.ts'

const lookAgain = () => void queryClient.invalidateQueries({ queryKey: ['interviews'] })

/** How long whoever is asked may still think. */
export function DueTime({ until }: { until: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      {useInterviewWords().dueIn}
      <Countdown until={new Date(until)} onEnd={lookAgain} className="font-strong text-ink" />
    </p>
  )
}
