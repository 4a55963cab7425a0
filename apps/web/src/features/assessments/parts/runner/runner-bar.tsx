import { SHORT_EXIT } from '@fareeq/domain/assessments/grading/rules-conduct.ts'
import { durationText } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { WifiOff, Check, CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { timeLeft } from './run/run-clock.ts'
import type { RunState } from './run/run.ts'
import { TimeDisplay } from './time-display.tsx'
import { useRunnerWords } from '../../messages/runner/en.ts'
import type { SaveState } from './run/save-queue.ts'

const ICONS = { saved: Check, saving: RefreshCw, waiting: CloudOff }

/** Not announced while all is saved; unsaved answers are announced to screen readers once. */
function SaveIndicator({ state }: { state: SaveState }) {
  const { saving: words } = useRunnerWords()
  const Icon = ICONS[state]
  return (
    <p className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft">
      <Icon aria-hidden className={state === 'waiting' ? 'size-4.5 text-warning' : 'size-4.5'} />
      {state !== 'waiting' && <span className="max-sm:sr-only sm:min-w-22">{words[state]}</span>}
      <span role="status" className="max-md:sr-only">
        {state === 'waiting' && words.waiting}
      </span>
    </p>
  )
}

type Props = Pick<RunState, 'saving' | 'clock' | 'lastExit'> & { title: ReactNode; answered: number; count: number }

/** Stays in sight: what this is, how far one is, whether it is saved, and how much time is left. */
export function RunnerBar({ title, answered, count, saving, clock, lastExit }: Props) {
  const words = useRunnerWords()
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-surface/95 backdrop-blur-md">
      <div className="page flex min-h-16 items-center gap-x-4 py-2">
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-base xs:text-lg">{title}</h1>
          <p className="num truncate text-sm text-ink-faint">{words.progress(answered, count)}</p>
        </div>
        <SaveIndicator state={saving} />
        {clock && <TimeDisplay clock={clock} />}
      </div>
      <div
        role="progressbar"
        aria-label={words.progressLabel}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={answered}
        aria-valuetext={words.progress(answered, count)}
        className="h-1 bg-sunken"
      >
        <div
          className="h-full bg-accent transition-[inline-size] duration-200"
          style={{ inlineSize: `${(100 * answered) / Math.max(1, count)}%` }}
        />
      </div>
      <Trouble saving={saving} clock={clock} />
      <ExitNote lastExit={lastExit} />
    </div>
  )
}

/** How long the line stays. */
const NOTE_TIME = 15 * SECOND

/** Said when somebody comes back: what was recorded, and whether it counts. */
function ExitNote({ lastExit }: Pick<RunState, 'lastExit'>) {
  const words = useRunnerWords()
  const lang = useLang()
  const now = useNow(SECOND)
  const isFresh = lastExit !== null && now.getTime() - lastExit.at < NOTE_TIME
  return (
    <p role="status" className={isFresh ? 'page py-1.5 text-sm text-ink-soft' : 'sr-only'}>
      {isFresh && words.exit(durationText(lastExit.seconds, lang), lastExit.seconds > SHORT_EXIT)}
    </p>
  )
}

/** What is not as it should be, in a whole sentence. */
function Trouble({ saving, clock }: Pick<RunState, 'saving' | 'clock'>) {
  const words = useRunnerWords()
  const now = useNow(SECOND)
  const stands = clock !== null && timeLeft(clock, now.getTime()).stands_still
  const messages = [saving === 'waiting' && words.saving.waitingText, stands && words.time.stillText].filter(Boolean)
  return (
    <div role="status">
      {messages.length > 0 && (
        <div data-offline className="bg-ink text-surface">
          <p className="page flex min-h-10 items-center gap-3 py-2 text-sm leading-snug">
            <WifiOff aria-hidden className="size-4.5 flex-none" />
            {messages.join(' ')}
          </p>
        </div>
      )}
    </div>
  )
}
