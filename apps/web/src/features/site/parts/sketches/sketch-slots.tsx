import { CalendarClock, Check } from 'lucide-react'
import { cx } from '../../../../ui/cx.ts'

const SELECTED = 1

/** An interview request: two slots, one of them taken, and a way to propose a third. */
export const SlotsSketch = ({ words }: { words: { rows: readonly string[] } }) => (
  <div className="grid w-full max-w-72 gap-2 text-sm">
    {words.rows.map((row, index) => (
      <p
        key={row}
        className={cx(
          'flex items-center gap-3 rounded-md border px-4 py-2.5',
          index === SELECTED && 'border-accent bg-accent-soft font-strong text-accent',
          index < SELECTED && 'border-line bg-raised',
          index > SELECTED && 'border-dashed border-line-strong/60 text-ink-soft',
        )}
      >
        <CalendarClock className="size-4.5 flex-none" />
        <span className="min-w-0 flex-1 truncate">{row}</span>
        {index === SELECTED && <Check className="size-4.5 flex-none" />}
      </p>
    ))}
  </div>
)
