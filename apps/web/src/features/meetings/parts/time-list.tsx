import { cx } from '../../../ui/cx.ts'
import { Radio, RadioGroup } from '../../../ui/fields/choices/radio.tsx'
import { isRiyadhTime } from './slot-days.ts'
import { useMoments } from './moment-words.ts'
import { useMeetingWords } from '../messages/en.ts'

type Props = {
  label: string
  starts: readonly string[]
  timeZone: string
  value: string | null
  onChange: (start: string) => void
}

/** The free times of a day, by the visitor's clock and by Riyadh's. Arrow keys move, like radio buttons. */
export function TimeList({ label, starts, timeZone, value, onChange }: Props) {
  const words = useMeetingWords().picker
  const moments = useMoments()
  const time = moments.time(timeZone)
  const isElsewhere = starts.some((start) => !isRiyadhTime(timeZone, new Date(start)))
  return (
    <RadioGroup aria-label={label} value={value} onChange={onChange} isHorizontal>
      <div
        className={cx(
          // As high as the calendar beside it: what follows the choice stays near.
          'grid gap-2 md:max-h-72 md:overflow-y-auto md:p-0.5',
          isElsewhere
            ? 'grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]'
            : 'grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))]',
        )}
      >
        {starts.map((start) => {
          const moment = new Date(start)
          return (
            <Radio
              key={start}
              value={start}
              className={cx(
                'flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md border border-line bg-raised px-2 py-1.5 text-center transition-colors hover:border-line-strong',
                'data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent data-selected:border-accent data-selected:bg-accent-soft',
              )}
            >
              <span className="num leading-snug font-strong">{time(moment)}</span>
              {!isRiyadhTime(timeZone, moment) && (
                <span className="num text-xs leading-snug text-ink-soft">
                  {words.inRiyadh(moments.riyadhTime(moment))}
                </span>
              )}
            </Radio>
          )
        })}
      </div>
    </RadioGroup>
  )
}
