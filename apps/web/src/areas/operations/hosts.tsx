import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { CalendarFeed } from '../../features/interviews/parts/calendar/calendar-feed.tsx'
import { Screen as Hosts } from '../../features/meetings/operations/hosts.tsx'
import { mayReadMeetings } from '@fareeq/domain/meetings/rules.ts'

/** Who of us meets companies, and the calendar of the colleague who reads it. */
export function Screen() {
  const staff = useStaff()
  return (
    <>
      <Hosts />
      {staff && mayReadMeetings(staff.roles) && (
        <div className="mt-6">
          <CalendarFeed audience="staff" />
        </div>
      )}
    </>
  )
}
