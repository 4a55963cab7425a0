import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { User } from '@fareeq/domain/accounts/schema.ts'
import { ConnectedCalendars } from '../../calendar-sources/parts/connected-calendars.tsx'
import { CalendarFeed } from '../../interviews/parts/calendar/calendar-feed.tsx'
import { NoticeChoices } from '../../notifications/parts/notice-choices.tsx'

/** Notification settings, the calendar feed of one's interviews, and the calendars that say when one is busy. */
export const NoticeSettings = ({ user }: { user: User }) => (
  <div className="grid gap-5">
    <NoticeChoices type={user.type} isPhoneVerified={user.isVerified} />
    <CalendarFeed audience={user.type === TALENT ? 'talent' : 'client'} />
    <ConnectedCalendars realm="own" />
  </div>
)
