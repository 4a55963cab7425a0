import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ownCalendarQuery } from '../api-calendar.ts'
import { useOwnCalendarWords } from '../messages/calendar/en.ts'
import { useMoments } from '../parts/moment-words.ts'
import { OwnWeek } from '../parts/own-week.tsx'
import { weekOf } from '../parts/week-days.ts'

const LAST_DAY = 6
/** URL state: a week survives a reload and can be shared. */
const show = (week?: string) =>
  void navigate(pathTo('opsSection', { section: 'calendar' }, { week }), { replace: true, keepScroll: true })

/** What the colleague who reads it holds, and when they work. */
export function Screen() {
  const words = useOwnCalendarWords()
  const lang = useLang()
  const now = useNow(HOUR)
  const sunday = weekOf(readHref(useHref()).query['week'], now)
  const saturday = daysAfter(sunday, LAST_DAY)
  const { days } = useMoments()
  const { data, isError, isFetching, refetch } = useQuery(ownCalendarQuery({ from: sunday, to: saturday }, lang))
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <IconButton label={words.previous} kind="quiet" onPress={() => show(daysAfter(sunday, -7))}>
          <ChevronRight aria-hidden className="-scale-x-100 rtl:scale-x-100" />
        </IconButton>
        <IconButton label={words.next} kind="quiet" onPress={() => show(daysAfter(sunday, 7))}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <Button kind="ghost" onPress={() => show()}>
          {words.thisWeek}
        </Button>
        <p role="status" className="w-full text-ink-soft sm:ms-auto sm:w-auto">
          <span className="font-strong text-ink">{days(sunday, saturday)}</span>
          {data && ` · ${words.count(data.meetings.length)}`}
        </p>
      </div>
      {data ? (
        <OwnWeek sunday={sunday} calendar={data} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons className="xl:grid-cols-5">
          {[0, 1, 2, 3, 4].map((day) => (
            <SkeletonBlock key={day} className="h-20 xl:h-48" />
          ))}
        </Skeletons>
      )}
    </>
  )
}
