import { HOUR } from '@fareeq/domain/kernel/time.ts'
import { daysAfter } from '@fareeq/domain/kernel/working-days.ts'
import { mayKeepMeetings, mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'
import type { OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { go } from '../../../platform/go.ts'
import { useHere } from '../../../platform/here.tsx'
import { useNow } from '../../../ui/moments.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { weekQuery } from '../api-ops.ts'
import { AbsenceDialog } from '../parts/absence-dialog.tsx'
import { useMoments } from '../parts/moment-words.ts'
import { OpsMeetingDialog } from '../parts/ops-meeting-dialog.tsx'
import { useMeetingOpsWords } from '../parts/use-ops-words.ts'
import { weekOf } from '../parts/week-days.ts'
import { WeekGrid } from '../parts/week-grid.tsx'

const LAST_DAY = 6

/** The week is part of the address, so that a reload and a colleague see the same. */
const show = (week: string | undefined) =>
  void go(pathTo('opsSection', { section: 'meetings' }, { week }), { replace: true })

export function Screen() {
  const words = useMeetingOpsWords()
  const staff = useStaff()
  const { week } = readHref(useHere()).query
  const now = useNow(HOUR)
  if (!staff) return null
  if (!mayReadMeetings(staff.roles)) return <EmptyState title={words.closedTitle} text={words.closedText} />
  return <Week sunday={weekOf(week, now)} mayKeep={mayKeepMeetings(staff.roles)} />
}

function Week({ sunday, mayKeep }: { sunday: string; mayKeep: boolean }) {
  const words = useMeetingOpsWords()
  const { data, isError, isFetching, refetch } = useQuery(weekQuery(sunday, daysAfter(sunday, LAST_DAY)))
  const [opened, setOpened] = useState<string | null>(null)
  const meeting = data?.meetings.find(({ id }) => id === opened) ?? null
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={mayKeep && data && data.hosts.length > 0 && <AbsenceDialog hosts={data.hosts} />}
      />
      <WeekBar sunday={sunday} count={data?.meetings.length} />
      {!data ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeletons className="md:grid-cols-5">
            {[0, 1, 2, 3, 4].map((day) => (
              <SkeletonBlock key={day} className="h-48" />
            ))}
          </Skeletons>
        )
      ) : (
        <>
          {data.hosts.length === 0 && (
            <Banner tone="warning" className="mb-4">
              {words.noHosts}
            </Banner>
          )}
          {data.meetings.length + data.absences.length === 0 ? (
            <EmptyState title={words.emptyTitle} text={words.emptyText} />
          ) : (
            <WeekGrid
              sunday={sunday}
              meetings={data.meetings}
              absences={data.absences}
              mayKeep={mayKeep}
              onOpen={({ id }: OpsMeeting) => setOpened(id)}
            />
          )}
        </>
      )}
      <OpsMeetingDialog meeting={meeting} mayKeep={mayKeep} onClose={() => setOpened(null)} />
    </>
  )
}

function WeekBar({ sunday, count }: { sunday: string; count: number | undefined }) {
  const words = useMeetingOpsWords()
  const day = useMoments().date
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <IconButton label={words.previous} kind="quiet" onPress={() => show(daysAfter(sunday, -7))}>
        <ChevronRight aria-hidden className="-scale-x-100 rtl:scale-x-100" />
      </IconButton>
      <IconButton label={words.next} kind="quiet" onPress={() => show(daysAfter(sunday, 7))}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <Button kind="ghost" onPress={() => show(undefined)}>
        {words.thisWeek}
      </Button>
      <p role="status" className="ms-auto text-ink-soft">
        <span className="font-strong text-ink">{words.week(day(sunday), day(daysAfter(sunday, LAST_DAY)))}</span>
        {count !== undefined && ` · ${words.count(count)}`}
      </p>
    </div>
  )
}
