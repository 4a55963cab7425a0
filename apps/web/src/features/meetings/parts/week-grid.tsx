import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { Absence } from '@fareeq/domain/meetings/schema-absences.ts'
import type { OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import { isBooked, isCanceled } from '@fareeq/domain/meetings/states.ts'
import { X } from 'lucide-react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { IconButton } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useNow } from '../../../ui/dates/moments.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { dropAbsence } from '../api-ops.ts'
import { useMoments } from './moment-words.ts'
import { useMeetingOpsWords } from '../messages/operations/en.ts'
import { STATE_TONES } from './state-tones.ts'
import { visibleDays } from './week-days.ts'

const dayOf = (moment: string) => riyadhDay(new Date(moment))
/** One that ends at midnight does not touch the next day. */
const lastDayOf = ({ end }: Absence) => riyadhDay(new Date(Date.parse(end) - 1))
const isOn = (day: string) => (absence: Absence) => dayOf(absence.start) <= day && lastDayOf(absence) >= day

type Props = {
  sunday: string
  meetings: readonly OpsMeeting[]
  absences: readonly Absence[]
  mayKeep: boolean
  onOpen: (meeting: OpsMeeting) => void
}

/** Days beside each other where there is room, below each other on phones. */
export function WeekGrid({ sunday, meetings, absences, mayKeep, onOpen }: Props) {
  const words = useMeetingOpsWords()
  const moments = useMoments()
  const today = riyadhDay(useNow(MINUTE))
  const days = visibleDays(sunday, new Set(meetings.map(({ start }) => dayOf(start))))
  return (
    <div className="grid grid-cols-1 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {days.map((day) => {
        const here = meetings.filter(({ start }) => dayOf(start) === day)
        const away = absences.filter(isOn(day))
        const isFree = here.length + away.length === 0
        return (
          <section
            key={day}
            aria-labelledby={`day-${day}`}
            className={cx(
              'min-w-0 rounded-lg border bg-sunken p-3',
              day === today ? 'border-accent' : 'border-line',
              isFree && 'flex items-baseline justify-between gap-3 lg:block',
            )}
          >
            <h2
              id={`day-${day}`}
              className={cx(
                'flex flex-wrap items-center gap-x-2 px-1 text-[0.9375rem] leading-normal lg:mb-3',
                !isFree && 'mb-3',
              )}
            >
              {moments.shortDay('UTC')(new Date(day))}
              {day === today && <Badge tone="accent">{words.today}</Badge>}
            </h2>
            <ul className={cx('grid gap-2', !isFree && 'sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1')}>
              {away.map((absence) => (
                <AbsenceRow key={absence.id} absence={absence} mayKeep={mayKeep} />
              ))}
              {here.map((meeting) => (
                <MeetingRow key={meeting.id} meeting={meeting} onOpen={onOpen} />
              ))}
              {isFree && <li className="px-1 text-sm whitespace-nowrap text-ink-faint">{words.emptyDay}</li>}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function MeetingRow({ meeting, onOpen }: { meeting: OpsMeeting; onOpen: (meeting: OpsMeeting) => void }) {
  const words = useMeetingOpsWords()
  const moments = useMoments()
  const time = moments.time(MEETING_ZONE)
  const isGone = isCanceled(meeting.state)
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(meeting)}
        className={cx(
          'grid min-h-11 w-full gap-1 rounded-md border border-line p-3 text-start hover:border-line-strong',
          isGone ? 'bg-sunken' : 'bg-raised',
        )}
      >
        <span className={cx('num text-sm text-ink-soft', isGone && 'line-through')}>
          {time(new Date(meeting.start))} – {time(new Date(meeting.end))}
        </span>
        <span className="line-clamp-2 font-strong wrap-anywhere">
          <bdi>{meeting.name}</bdi>
        </span>
        <span className="truncate text-sm text-ink-soft">
          {words.host}: <bdi>{meeting.host}</bdi>
        </span>
        <span>
          {isBooked(meeting.state) && meeting.outcomes.length > 0 ? (
            <Badge tone="warning" dot>
              {words.awaitsOutcome}
            </Badge>
          ) : (
            <Badge tone={STATE_TONES[meeting.state]} dot>
              {words.states[meeting.state]}
            </Badge>
          )}
        </span>
      </button>
    </li>
  )
}

function AbsenceRow({ absence, mayKeep }: { absence: Absence; mayKeep: boolean }) {
  const words = useMeetingOpsWords()
  const { days } = useMoments()
  return (
    <li className="flex items-center gap-2 rounded-md border border-dashed border-line-strong px-3 py-1.5 text-sm text-ink-soft">
      <span className="min-w-0 flex-1 truncate">
        {words.away}: <bdi>{absence.host}</bdi>
      </span>
      {mayKeep && (
        <ConfirmDialog
          trigger={
            <IconButton label={words.awayDrop(absence.host)} size="small" className="-me-2">
              <X aria-hidden />
            </IconButton>
          }
          title={words.awayDropTitle(absence.host)}
          text={words.awayDropText(days(dayOf(absence.start), lastDayOf(absence)))}
          confirmLabel={words.awayDropConfirm}
          onConfirm={() => runWithToast(dropAbsence(absence.id), words.awayDropped)}
        />
      )}
    </li>
  )
}
