import type { User } from '@fareeq/domain/accounts/schema.ts'
import { CalendarFeed } from '../../interviews/parts/calendar/calendar-feed.tsx'
import { NoticeChoices } from '../../notifications/parts/notice-choices.tsx'

/** Notification settings, and the calendar feed of one's interviews. */
export const NoticeSettings = ({ user }: { user: User }) => (
  <div className="grid gap-5">
    <NoticeChoices type={user.type} isPhoneVerified={user.isVerified} />
    <CalendarFeed type={user.type} />
  </div>
)
