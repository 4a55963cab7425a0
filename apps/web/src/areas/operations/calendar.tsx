import { CalendarFeed } from '../../features/interviews/parts/calendar/calendar-feed.tsx'
import { Screen as OwnCalendar } from '../../features/meetings/operations/own-calendar.tsx'

/** The meetings of the colleague who reads it, and how other calendars get them. */
export function Screen() {
  return (
    <>
      <OwnCalendar />
      <div className="mt-6">
        <CalendarFeed audience="staff" />
      </div>
    </>
  )
}
