import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { NuqtaLoader } from '../../../../ui/display/nuqta.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { type ServerClock, timeLeft } from './run/run-clock.ts'
import type { RunEnd } from './run/run.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

/** The server says so, or soon will: it gives what is under way a moment more than its clock shows. */
export function useTimeIsUp(clock: ServerClock | null, end: RunEnd | null): boolean {
  const now = useNow(SECOND)
  return end === 'time' || (clock !== null && timeLeft(clock, now.getTime()).left === 0)
}

export function TimeUp() {
  const { time: words } = useRunnerWords()
  return (
    <Card pad="large">
      <div role="alert" className="flex flex-col items-center gap-4 py-14 text-center">
        <NuqtaLoader className="text-2xl text-point" />
        <p className="text-lg font-semibold">{words.up}</p>
        <p className="text-ink-soft">{words.upText}</p>
      </div>
    </Card>
  )
}
