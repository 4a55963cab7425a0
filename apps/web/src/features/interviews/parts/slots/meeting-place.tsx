import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { opensAt } from '@fareeq/domain/calendars/rules.ts'
import { DeviceCheckLink } from '../../../device-checks/parts/device-check-link.tsx'
import { Countdown, useNow } from '../../../../ui/dates/moments.tsx'
import { AddToCalendar } from '../calendar/add-to-calendar.tsx'
import { isOurRoom, JoinLink } from '../join-link.tsx'
import { useInterviewWords } from '../../messages/en.ts'

type Props = { id: string; start: string; end: string; link: string; other: string }

/** Whether the room is still closed, and so not yet the first button. */
export const useIsEarly = (start: string | null): boolean =>
  useNow(MINUTE / 4).getTime() < (start ? opensAt(new Date(start)).getTime() : 0)

/** Where they meet. Until the room opens the calendar is what one needs; then the room is. */
export function MeetingPlace({ id, start, end, link, other }: Props) {
  const words = useInterviewWords()
  const opens = opensAt(new Date(start))
  const isEarly = useIsEarly(start)
  const calendar = <AddToCalendar kind={isEarly ? 'primary' : 'quiet'} {...{ id, start, end, link, other }} />
  const join = <JoinLink link={link} kind={isEarly ? 'quiet' : 'primary'} className="max-xs:w-full" />
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {isEarly && calendar}
        {join}
        {!isEarly && calendar}
      </div>
      <DeviceCheckLink />
      {isEarly && isOurRoom(link) && (
        <p className="text-sm text-ink-soft">
          {words.opensIn} <Countdown isAfterPreposition until={opens} className="text-ink" />
        </p>
      )}
    </div>
  )
}
