import type { Call } from '../../platform/call.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { tellStaff } from '../../platform/events/staff.ts'
import type { Member } from '../../platform/session.ts'
import { type Row, accountRow, filesOf, messagesTo, placesOfPeople, rowsOf, trailOf } from './queries-export.ts'
import { markFetched } from './queries-ops.ts'
import { personById } from './queries.ts'

/** Redacted: useless to the person, useful to a thief. */
export const SECRET = /(?:^|_)(?:hash|secret|token|key)$/

/** Which colleague wrote it is about the colleague (GDPR art. 15 (4)). */
const COLLEAGUE = /^(?:staff_id|set_by|proposed_by|mentions)$/

const shown = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name) && !COLLEAGUE.test(name)))

/** All personal data from one snapshot, by table. */
export const exportData = ({ db, platform, viewer, now }: Call<Member>) =>
  db.transaction(async (db) => {
    const { userId } = viewer
    const { email, phone } = await personById(db, userId)
    const held: Record<string, Row[]> = {}
    for (const place of await placesOfPeople(db)) {
      const rows = (await rowsOf(db, place, userId)).map(shown)
      held[place.table] = [...(held[place.table] ?? []), ...rows]
    }
    if (await markFetched(db, userId, now)) await tellStaff(db, platform.events, 'privacy.changed')
    await audit(db, { actor: actorOf(viewer), action: 'data.exported', subject: { kind: 'user', id: userId } })
    return {
      exported_at: now.toISOString(),
      account: shown(await accountRow(db, userId)),
      ...held,
      files: await filesOf(db, userId),
      messages: await messagesTo(db, phone ? [email, phone] : [email]),
      trail: await trailOf(db, userId),
    }
  })
