import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'
import { BUSY } from '../calendars/queries.ts'
import { MEETING, WITH_HOST } from './queries.ts'
import type { CalendarMeetingRow, OtherBusyRow, OwnHoursRow } from './rows.ts'

/** Those that a colleague holds between two moments, canceled ones too. */
export const meetingsHeldBy = (db: Db, { staffId }: Staff, { start, end }: Slot) =>
  db.rows<CalendarMeetingRow>(sql`
    select ${MEETING} from ${WITH_HOST}
    where host_id = ${staffId} and starts_at < ${end} and ends_at > ${start} order by starts_at, meetings.id`)

/** When else they are busy: absences and calendars elsewhere. */
export const otherBusyOf = (db: Db, { staffId }: Staff, { start, end }: Slot) =>
  db.rows<OtherBusyRow>(sql`
    select kind = 'absence' as is_absence, starts_at, ends_at from ${BUSY} as busy
    where person_id = ${staffId} and kind in ('absence', 'elsewhere') and starts_at < ${end} and ends_at > ${start}
    order by starts_at`)

/** Nothing for a colleague with whom nobody has ever met. */
export const ownHours = (db: Db, { staffId }: Staff) =>
  db.row<OwnHoursRow>(sql`select hours from meeting_hosts where staff_id = ${staffId}`)
