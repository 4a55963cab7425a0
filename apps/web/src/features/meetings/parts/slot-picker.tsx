import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useFixedZone } from '../../../platform/i18n/zone.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { MonthGrid } from '../../../ui/dates/month-grid.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { slotsQuery } from '../api.ts'
import { useMoments } from './moment-words.ts'
import { byDay, dayToShow, isRiyadhTime } from './slot-days.ts'
import { TimeList } from './time-list.tsx'
import { useMeetingWords } from '../messages/en.ts'
import { ZoneField } from './zone-field.tsx'

export type SlotChoice = { start: string | null; timezone: string }
/** The times to choose from; default: those of everybody who meets companies. */
export type SlotsSource = ReturnType<typeof slotsQuery>
type Props = { value: SlotChoice; onChange: (choice: SlotChoice) => void; source?: SlotsSource | undefined }

/** Whether there are free slots. */
export const useHasTimes = (): boolean => (useQuery(slotsQuery()).data?.data.length ?? 0) > 0

/** Slot picker: days of a month, times of a day, and the time zone. */
export function SlotPicker({ value, onChange, source = slotsQuery() }: Props) {
  const words = useMeetingWords().picker
  const { data, isError, isFetching, refetch } = useQuery(source)
  if (!data)
    return isError ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeletons label={words.loading} className="gap-6 md:grid-cols-[auto_1fr]">
        <SkeletonBlock className="h-84 md:w-80" />
        <SkeletonBlock className="h-84" />
      </Skeletons>
    )
  if (data.data.length === 0) return <NoTimes hasHosts={data.meta.has_hosts} />
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
      <Days slots={data.data} {...{ value, onChange }} />
    </div>
  )
}

/** Fully booked, or nobody of us meets companies yet: two things, and a way on for both. */
function NoTimes({ hasHosts }: { hasHosts: boolean }) {
  const words = useMeetingWords().picker
  return (
    <EmptyState
      compact
      title={hasHosts ? words.none : words.noHosts}
      text={hasHosts ? words.noneText : words.noHostsText}
      action={
        <ButtonLink as={PageLink} href={pathTo('contact', {}, { topic: 'hiring' })} kind="quiet">
          {hasHosts ? words.noneLink : words.noHostsLink}
        </ButtonLink>
      }
    />
  )
}

function Days({
  slots,
  value,
  onChange,
}: Omit<Props, 'source'> & { slots: readonly { start: string; end: string }[] }) {
  const words = useMeetingWords().picker
  const moments = useMoments()
  const { start, timezone } = value
  const isFixed = useFixedZone() !== null
  const city = zoneCity(timezone, useLang())
  const days = useMemo(() => byDay(slots, timezone), [slots, timezone])
  const [requestedDay, setRequestedDay] = useState<string | null>(null)
  const chosenDay = start && [...days].find(([, starts]) => starts.includes(start))?.[0]
  const day = dayToShow(days, requestedDay ?? chosenDay ?? null)
  const dayKeys = [...days.keys()]
  const [first, last] = [dayKeys[0], dayKeys.at(-1)]
  if (!day || !first || !last) return null
  const starts = days.get(day) ?? []
  const isElsewhere = starts.some((start) => !isRiyadhTime(timezone, new Date(start)))
  const name = moments.day('UTC')(new Date(day))
  // Days outside the range are not marked as taken.
  const isTaken = (day: string) => day >= first && day <= last && !days.has(day)
  const show = (next: string) => {
    setRequestedDay(next)
    if (start && !days.get(next)?.includes(start)) onChange({ start: null, timezone })
  }
  return (
    <>
      <div className="max-md:mx-auto">
        <MonthGrid
          label={words.chooseDay}
          // Remounted, so that the month follows the day into another zone.
          key={timezone}
          value={day}
          onChange={show}
          minValue={first}
          maxValue={last}
          isDayUnavailable={isTaken}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-lg leading-normal">{name}</h3>
          <p role="status" className="text-sm text-ink-soft">
            {words.count(starts.length)}
          </p>
        </div>
        {isFixed ? (
          <p className="text-sm text-ink-soft">{isElsewhere ? words.zoneAndRiyadh(city) : words.inZone(city)}</p>
        ) : (
          <ZoneField
            value={timezone}
            onChange={(zone) => onChange({ start, timezone: zone })}
            isElsewhere={isElsewhere}
          />
        )}
        <TimeList
          label={words.timesOf(name)}
          starts={starts}
          timeZone={timezone}
          value={start}
          onChange={(next) => onChange({ start: next, timezone })}
        />
      </div>
    </>
  )
}
