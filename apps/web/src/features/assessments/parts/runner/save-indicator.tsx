import { Check, CloudOff, RefreshCw } from 'lucide-react'
import type { SaveState } from './run/save-queue.ts'
import { useRunnerWords } from './use-runner-words.ts'

const ICONS = { saved: Check, saving: RefreshCw, waiting: CloudOff }

/** Not announced while all is saved; unsaved answers are announced to screen readers once. */
export function SaveIndicator({ state }: { state: SaveState }) {
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
