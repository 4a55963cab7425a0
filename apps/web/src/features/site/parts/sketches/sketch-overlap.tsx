import { cx } from '../../../../ui/cx.ts'

type Props = { words: { here: string; there: string; shared: string } }

/** From seven in the morning to eight in the evening, by the clock of the first city. */
const HOURS = Array.from({ length: 13 }, (_, at) => 8 + at)
const works = (hour: number) => hour >= 9 && hour < 18
const BEHIND = 2

/** Two working days, one two hours behind the other: what they share is green. */
export const OverlapSketch = ({ words }: Props) => (
  <div className="grid w-full max-w-96 grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2.5 text-sm">
    <Day name={words.here} behind={0} />
    <Day name={words.there} behind={BEHIND} />
    <span />
    <span className="grid grid-cols-13">
      <span className="col-span-7 col-start-4 border-t-2 border-accent pt-1 text-center text-xs font-strong text-accent">
        {words.shared}
      </span>
    </span>
  </div>
)

const Day = ({ name, behind }: { name: string; behind: number }) => (
  <>
    <span className="font-strong">{name}</span>
    <span className="grid grid-cols-13 gap-[3px]">
      {HOURS.map((hour) => (
        <i
          key={hour}
          className={cx(
            'h-8 rounded-xs',
            works(hour) && works(hour - BEHIND) ? 'bg-accent' : works(hour - behind) ? 'bg-point' : 'bg-line/70',
          )}
        />
      ))}
    </span>
  </>
)
