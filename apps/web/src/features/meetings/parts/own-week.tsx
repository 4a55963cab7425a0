import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay, riyadhMidnight } from '@fareeq/domain/kernel/time/working-days.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { OwnCalendar, OwnMeeting } from '@fareeq/domain/meetings/schema-calendar.ts'
import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import { isCanceled } from '@fareeq/domain/meetings/states.ts'
import { Video } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { cx } from '../../../ui/cx.ts'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useOwnCalendarWords } from '../messages/calendar/en.ts'
import { useMeetingOpsWords } from '../messages/operations/en.ts'
import { useMoments } from './moment-words.ts'
import { ownPath } from './own-path.ts'
import { STATE_TONES } from './state-tones.ts'
import { visibleDays } from './week-days.ts'

type Entry = SlotAnswer & ({ meeting: OwnMeeting } | { kind: 'absence' | 'busy' })
type Span = { start: number; end: number }

const spanOf = (day: string): Span => {
  const start = riyadhMidnight(day)
  return { start: start.getTime(), end: after(start, DAY).getTime() }
}
const isIn = ({ start, end }: Span, entry: SlotAnswer) => Date.parse(entry.start) < end && Date.parse(entry.end) > start

function entriesOf({ meetings, absences, busy }: OwnCalendar, span: Span): Entry[] {
  const all: Entry[] = [
    ...absences.map((time) => ({ ...time, kind: 'absence' as const })),
    ...busy.map((time) => ({ ...time, kind: 'busy' as const })),
    ...meetings.map((meeting) => ({ start: meeting.start, end: meeting.end, meeting })),
  ]
  return all.filter((entry) => isIn(span, entry)).toSorted((a, b) => a.start.localeCompare(b.start))
}

/** Days beside each other where there is room, a list of days on phones. */
export function OwnWeek({ sunday, calendar }: { sunday: string; calendar: OwnCalendar }) {
  const words = useOwnCalendarWords()
  const today = riyadhDay(useNow(MINUTE))
  const withEntries = calendar.days.filter(({ day }) => entriesOf(calendar, spanOf(day)).length > 0)
  const visible = visibleDays(sunday, new Set(withEntries.map(({ day }) => day)))
  return (
    <ol aria-label={words.week} className="grid grid-cols-1 gap-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {calendar.days
        .filter(({ day }) => visible.includes(day))
        .map((day) => (
          <Day key={day.day} {...day} calendar={calendar} isToday={day.day === today} />
        ))}
    </ol>
  )
}

type DayProps = OwnCalendar['days'][number] & { calendar: OwnCalendar; isToday: boolean }

function Day({ day, hours, calendar, isToday }: DayProps) {
  const words = useOwnCalendarWords()
  const moments = useMoments()
  const span = spanOf(day)
  const entries = entriesOf(calendar, span)
  const hour = (n: number) => moments.riyadhTime(after(new Date(span.start), n * HOUR))
  return (
    <li className={cx('min-w-0 rounded-lg border bg-sunken p-3', isToday ? 'border-accent' : 'border-line')}>
      <section aria-labelledby={`own-${day}`}>
        <h2 id={`own-${day}`} className="flex flex-wrap items-center gap-x-2 px-1 text-[0.9375rem] leading-normal">
          {moments.shortDay('UTC')(new Date(day))}
          {isToday && <Badge tone="accent">{words.today}</Badge>}
        </h2>
        {calendar.is_host && (
          <p className="px-1 text-sm text-ink-soft">
            {hours ? words.hours(hour(hours.opens), hour(hours.closes)) : words.noHours}
          </p>
        )}
        {entries.length === 0 ? (
          <p className="mt-2 px-1 text-sm text-ink-soft">{words.free}</p>
        ) : (
          <ul className="mt-3 grid gap-2 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-1">
            {entries.map((entry) =>
              'meeting' in entry ? (
                <MeetingEntry key={entry.meeting.id} meeting={entry.meeting} />
              ) : (
                <OtherEntry key={`${entry.kind} ${entry.start}`} entry={entry} kind={entry.kind} span={span} />
              ),
            )}
          </ul>
        )}
      </section>
    </li>
  )
}

type OtherProps = { entry: SlotAnswer; kind: 'absence' | 'busy'; span: Span }

/** One that covers the day is not told by its clock. */
function OtherEntry({ entry: { start, end }, kind, span }: OtherProps) {
  const words = useOwnCalendarWords()
  const { riyadhTime } = useMoments()
  const from = new Date(Math.max(Date.parse(start), span.start))
  const to = new Date(Math.min(Date.parse(end), span.end))
  const isAllDay = from.getTime() === span.start && to.getTime() === span.end
  return (
    <li className="rounded-md border border-dashed border-line-strong px-3 py-2 text-sm text-ink-soft">
      <span className="block">{words[kind]}</span>
      <span className="num">{isAllDay ? words.allDay : `${riyadhTime(from)} – ${riyadhTime(to)}`}</span>
    </li>
  )
}

function MeetingEntry({ meeting }: { meeting: OwnMeeting }) {
  const words = useOwnCalendarWords()
  const { kinds, states } = useMeetingOpsWords()
  const { riyadhTime } = useMoments()
  const isGone = isCanceled(meeting.state)
  const step = words.steps[meeting.step]
  return (
    <li className={cx('grid gap-1 rounded-md border border-line p-3', isGone ? 'bg-sunken' : 'bg-raised')}>
      <p className={cx('num text-sm text-ink-soft', isGone && 'line-through')}>
        {riyadhTime(new Date(meeting.start))} – {riyadhTime(new Date(meeting.end))}
      </p>
      <p className="font-strong wrap-anywhere">
        <bdi>{meeting.name}</bdi>
      </p>
      <p className="text-sm text-ink-soft">{kinds[meeting.kind]}</p>
      <p>
        <Badge tone={STATE_TONES[meeting.state]} dot>
          {states[meeting.state]}
        </Badge>
      </p>
      {step && <p className="text-sm">{step}</p>}
      <Ways meeting={meeting} />
    </li>
  )
}

/** Into the room, and to whom or what it is about, for whom that is open. */
function Ways({ meeting: { join, talent_id, project_id } }: { meeting: OwnMeeting }) {
  const words = useOwnCalendarWords()
  const roles = useStaff()?.roles ?? []
  const own = join && ownPath(join)
  const way = own ? { as: PageLink, href: own } : { href: join ?? '', target: '_blank', rel: 'noopener noreferrer' }
  const record = (section: string, id: string, label: string) => (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section, id })} className="inline-block py-2 text-sm">
      {label}
    </TextLink>
  )
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
      {join && (
        <ButtonLink {...way} kind="quiet" size="small">
          <Video aria-hidden />
          {words.join}
        </ButtonLink>
      )}
      {talent_id && staffMay(roles, 'talents.find') && record('talents', talent_id, words.openTalent)}
      {project_id && staffMay(roles, 'requests.read') && record('requests', project_id, words.openRequest)}
    </div>
  )
}
