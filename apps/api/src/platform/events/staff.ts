import type { StaffEvent } from '@fareeq/domain/notifications/rules-live.ts'
import type { Db } from '../db/database.ts'
import type { Events } from './events.ts'

/** Followed by the streams of staff, each of which filters by permission. */
export const STAFF_TOPIC = 'staff'

type Writer = { id: string; name: string; until: string }
type Body = {
  id?: string
  /** Of a ticket. */ kind?: string
  /** Of an answer that is being written. */ writer?: Writer
}

/** Publishes to the open pages of staff, in the transaction of the change. */
export const publishToStaff = (db: Db, events: Events, name: StaffEvent, body: Body = {}): Promise<void> =>
  events.publish(db, { topic: STAFF_TOPIC, name, body })
