import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { mayKeepHosts, mayKeepMeetings, mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'
import type { OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { CompanyOnly } from '../../staff/parts/company-only.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { weekQuery } from '../api-ops.ts'
import { AbsenceDialog } from '../parts/absence-dialog.tsx'
import { useMoments } from '../parts/moment-words.ts'
import { OpsMeetingDialog } from '../parts/ops-meeting-dialog.tsx'
import { useMeetingOpsWords } from '../messages/operations/en.ts'
import { weekOf } from '../parts/week-days.ts'
import { WeekGrid } from '../parts/week-grid.tsx'

const LAST_DAY = 6
const HOSTS = pathTo('opsRecord', { section: 'meetings', id: 'hosts' })

/** URL state: week, company and meeting survive a reload and can be shared. */
type CalendarQuery = { week?: string | undefined; company?: string | undefined; meeting?: string | undefined }
const calendarPath = (query: CalendarQuery) => pathTo('opsSection', { section: 'meetings' }, query)
const show = (query: CalendarQuery) => void navigate(calendarPath(query), { replace: true, keepScroll: true })

export function Screen() {
  const words = useMeetingOpsWords()
  const staff = useStaff()
  const { week, company, meeting } = readHref(useHref()).query
  const now = useNow(HOUR)
  if (!staff) return null
  if (!mayReadMeetings(staff.roles)) return <NoAccess words={words} />
  const rights = { mayKeep: mayKeepMeetings(staff.roles), mayAddHosts: mayKeepHosts(staff.roles) }
  return <Week sunday={weekOf(week, now)} company={company} opened={meeting} {...rights} />
}

type Props = {
  sunday: string
  company: string | undefined
  opened: string | undefined
  mayKeep: boolean
  mayAddHosts: boolean
}

function Week({ sunday, company, opened, mayKeep, mayAddHosts }: Props) {
  const words = useMeetingOpsWords()
  const { data, isError, isFetching, refetch } = useQuery(
    weekQuery({ from: sunday, to: daysAfter(sunday, LAST_DAY), organisation_id: company }),
  )
  const current = data?.meetings.find(({ id }) => id === opened)
  // Stays open when a colleague moves it to another week.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  // Who of us is away is not about a company.
  const absences = company ? [] : (data?.absences ?? [])
  const meeting = current ?? (last?.id === opened ? last : null) ?? null
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          <>
            <ButtonLink as={PageLink} kind="quiet" href={HOSTS}>
              {words.hosts}
            </ButtonLink>
            {mayKeep && data && data.hosts.length > 0 && <AbsenceDialog hosts={data.hosts} />}
          </>
        }
      />
      {company && <CompanyOnly className="mb-5" name={data?.company} onAll={() => show({ week: sunday })} />}
      <WeekBar sunday={sunday} company={company} count={data?.meetings.length} />
      {!data ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeletons className="lg:grid-cols-5">
            {[0, 1, 2, 3, 4].map((day) => (
              <SkeletonBlock key={day} className="h-14 lg:h-48" />
            ))}
          </Skeletons>
        )
      ) : (
        <>
          {!data.hosts.some(({ active }) => active) && (
            <Banner
              tone="warning"
              className="mb-4"
              action={
                mayAddHosts && (
                  <ButtonLink as={PageLink} size="small" href={HOSTS}>
                    {words.addHost}
                  </ButtonLink>
                )
              }
            >
              {words.noHosts}
            </Banner>
          )}
          {data.meetings.length + absences.length === 0 ? (
            <EmptyState
              title={words.emptyTitle}
              text={words.emptyText}
              action={
                <ButtonLink as={PageLink} kind="quiet" href={calendarPath({ week: daysAfter(sunday, 7), company })}>
                  {words.next}
                </ButtonLink>
              }
            />
          ) : (
            <WeekGrid
              sunday={sunday}
              meetings={data.meetings}
              absences={absences}
              mayKeep={mayKeep}
              onOpen={({ id }: OpsMeeting) => show({ week: sunday, company, meeting: id })}
            />
          )}
        </>
      )}
      <OpsMeetingDialog meeting={meeting} mayKeep={mayKeep} onClose={() => show({ week: sunday, company })} />
    </>
  )
}

type BarProps = Pick<Props, 'sunday' | 'company'> & { count: number | undefined }

function WeekBar({ sunday, company, count }: BarProps) {
  const words = useMeetingOpsWords()
  const { days } = useMoments()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <IconButton label={words.previous} kind="quiet" onPress={() => show({ week: daysAfter(sunday, -7), company })}>
        <ChevronRight aria-hidden className="-scale-x-100 rtl:scale-x-100" />
      </IconButton>
      <IconButton label={words.next} kind="quiet" onPress={() => show({ week: daysAfter(sunday, 7), company })}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <Button kind="ghost" onPress={() => show({ company })}>
        {words.thisWeek}
      </Button>
      <p role="status" className="w-full text-ink-soft sm:ms-auto sm:w-auto">
        <span className="font-strong text-ink">{days(sunday, daysAfter(sunday, LAST_DAY))}</span>
        {count !== undefined && ` · ${words.count(count)}`}
      </p>
    </div>
  )
}
