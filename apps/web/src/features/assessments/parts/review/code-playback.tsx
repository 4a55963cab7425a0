import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { useId, useState } from 'react'
import { useWrite } from '../../../../platform/i18n/i18n.ts'
import { clock } from '../../../../ui/dates/moments.tsx'
import { CodeView } from './code-view.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

type Snapshot = ReviewedAttempt['snapshots'][number]
type Props = { snapshots: readonly Snapshot[]; final: string | null; started_at: string | null }

/** The source at each moment, by a slider; its end is what was submitted. */
export function CodePlayback({ snapshots, final, started_at }: Props) {
  const { playback: words } = useReviewWords()
  const write = useWrite()
  const id = useId()
  const [at, setAt] = useState(snapshots.length)
  const snapshot = snapshots[at]
  const since = (moment: string) =>
    clock(started_at ? Math.max(0, Math.round((Date.parse(moment) - Date.parse(started_at)) / 1000)) : 0)
  const label = snapshot ? words.at(write(since(snapshot.at)), at + 1, snapshots.length) : words.final
  return (
    <div className="grid gap-3">
      <h4 className="text-[0.9375rem] font-strong">{words.title}</h4>
      {snapshots.length > 0 ? (
        <div className="grid gap-1">
          <label htmlFor={id} className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            {words.slider}
            <output htmlFor={id} className="num">
              {label}
            </output>
          </label>
          {/* Time runs with the language, so the slider does, too. */}
          <input
            id={id}
            type="range"
            min={0}
            max={snapshots.length}
            value={at}
            aria-valuetext={label}
            onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
            className="h-11 w-full cursor-pointer accent-accent"
          />
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{words.none}</p>
      )}
      <CodeView source={snapshot?.source ?? final ?? ''} />
    </div>
  )
}
