import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { SLOT, slotLength } from '@fareeq/domain/interviews/rules-slots.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { wallClock } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { usePolicies } from '../../../../platform/policies.ts'
import { SkeletonBlock } from '../../../../ui/display/skeleton.tsx'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { MonthGrid } from '../../../../ui/dates/month-grid.tsx'
import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import { type OfferContext, dayToOpen, daysToOffer, isTaken, meets, slotAt, startsOf } from './offered-times.ts'
import { TwoClocks, useMoments } from './two-clocks.tsx'
import { useInterviewWords } from '../../messages/en.ts'

type Zones = { mine: string; theirs: string }
type Props = Pick<Zones, 'theirs'> & {
  /** Default: the reader's zone. Staff offer in the company's. */
  mine?: string

  value: readonly Slot[]
  /** Other interviews of the person who offers. */
  busy: readonly { start: string; end: string }[]
  onChange: (slots: Slot[]) => void
  max: number
  /** A slot beyond the maximum was pressed. */
  onTooMany: () => void
}

const same = (one: Slot, other: Slot) => one.start.getTime() === other.start.getTime()
/** Whether the local times differ. */
const isApart = (moment: Date, mine: string, theirs: string) => wallClock(mine, moment) !== wallClock(theirs, moment)
const REFRESH_MS = 60_000

/** Slot picker for two people: a day, a length, and times in both zones. */
export function TimesField(props: Props) {
  const policies = usePolicies()
  return policies ? <Picker {...props} policies={policies} /> : <SkeletonBlock className="h-96" />
}

type PickerProps = Props & Pick<OfferContext, 'policies'>

function Picker({ value, busy, onChange, max, onTooMany, mine: ownZone, theirs, policies }: PickerProps) {
  const words = useInterviewWords()
  const own = useZone()
  const mine = ownZone ?? own
  const now = useNow(REFRESH_MS)
  const offering = { policies, now }
  const { first, last } = daysToOffer(mine, offering)
  const [minutes, setMinutes] = useState<number>(value[0] ? slotLength(value[0]) : SLOT.defaultMinutes)
  const [day, setDay] = useState(() => dayToOpen(mine, minutes, offering))
  const press = (slot: Slot) => {
    if (value.some((time) => same(time, slot))) return onChange(value.filter((time) => !same(time, slot)))
    if (value.length >= max) return onTooMany()
    onChange([...value, slot].toSorted((a, b) => a.start.getTime() - b.start.getTime()))
  }
  const lengthen = (next: number) => {
    setMinutes(next)
    onChange(value.map(({ start }) => slotAt(start, next)))
  }
  return (
    <div className="@container grid gap-5">
      <Segmented
        label={words.slots.length}
        options={SLOT.minutes.map((length) => ({ id: String(length), label: words.minutes(length) }))}
        value={String(minutes)}
        onChange={(length) => lengthen(Number(length))}
      />
      <div className="grid items-start gap-x-8 gap-y-5 @xl:grid-cols-[min-content_minmax(0,1fr)] @xl:grid-rows-[auto_1fr]">
        <MonthGrid label={words.slots.day} value={day} onChange={setDay} minValue={first} maxValue={last} />
        <div className="min-w-0 @xl:row-span-2">
          <DayTimes {...{ day, minutes, mine, theirs, value, busy, offering }} onPress={press} />
        </div>
        <SelectedTimes {...{ value, onChange, max, mine, theirs }} />
      </div>
    </div>
  )
}

type DayProps = Zones &
  Pick<Props, 'busy'> & {
    day: string
    minutes: number
    value: readonly Slot[]
    offering: OfferContext
    onPress: (slot: Slot) => void
  }

function DayTimes({ day, minutes, mine, theirs, value, busy, offering, onPress }: DayProps) {
  const { slots: words } = useInterviewWords()
  const moments = useMoments()
  const lang = useLang()
  const [all, setAll] = useState(false)
  const [here, there] = [zoneCity(mine, lang), zoneCity(theirs, lang)]
  const name = moments.day(new Date(`${day}T12:00Z`), 'UTC')
  const starts = startsOf(day, mine, minutes, all, offering)
  return (
    <div className="grid min-w-0 gap-3">
      <div>
        <h4 className="text-[1.0625rem] leading-normal">{name}</h4>
        <p className="text-sm text-ink-soft">
          {starts.some((start) => isApart(start, mine, theirs)) ? words.bothZones(here, there) : words.zone(here)}
        </p>
      </div>
      {starts.length === 0 && <p className="text-sm text-ink-soft">{words.noTimes}</p>}
      <div
        role="group"
        aria-label={words.times(name)}
        className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-2 empty:hidden"
      >
        {starts.map((start) => {
          const slot = slotAt(start, minutes)
          const isBusy = meets(slot, busy)
          return (
            <button
              key={start.getTime()}
              type="button"
              aria-pressed={value.some((time) => same(time, slot))}
              disabled={isTaken(slot, value)}
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && onPress(slot)}
              className={cx(
                'flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-md border border-line bg-raised px-2 py-1.5 text-center transition-colors hover:border-line-strong',
                'focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:opacity-40 aria-pressed:border-accent aria-pressed:bg-accent-soft',
                'aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:bg-sunken',
              )}
            >
              <span className={cx('num leading-snug', isBusy ? 'text-ink-soft line-through' : 'font-strong')}>
                {moments.time(start, mine)}
              </span>
              {isBusy && <span className="text-xs leading-snug text-ink-soft">{words.busy}</span>}
              {!isBusy && isApart(start, mine, theirs) && (
                <span className="num text-xs leading-snug text-ink-soft">
                  {words.theirs(moments.time(start, theirs), there)}
                </span>
              )}
            </button>
          )
        })}
      </div>
      <Button kind="ghost" size="small" className="-ms-3.5 w-fit" onPress={() => setAll(!all)}>
        {all ? words.fewTimes : words.allTimes}
      </Button>
    </div>
  )
}

type SelectedTimesProps = Zones & Pick<Props, 'value' | 'onChange' | 'max'>

function SelectedTimes({ value, onChange, mine, theirs }: SelectedTimesProps) {
  const { slots: words } = useInterviewWords()
  const moments = useMoments()
  // Below the month on wide screens, so that the selection stays visible.
  return (
    <div className="grid min-w-0 gap-2 @xl:col-start-1" role="status">
      <h4 className="text-[1.0625rem] leading-normal">{words.chosen}</h4>
      {value.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.none}</p>
      ) : (
        <ol className="grid gap-2">
          {value.map((slot) => (
            <li
              key={slot.start.getTime()}
              className="flex items-start justify-between gap-2 rounded-md border border-accent bg-accent-soft p-3"
            >
              <TwoClocks start={slot.start.toISOString()} end={slot.end.toISOString()} mine={mine} theirs={theirs} />
              <IconButton
                size="small"
                label={words.remove(moments.time(slot.start, mine))}
                onPress={() => onChange(value.filter((time) => !same(time, slot)))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
