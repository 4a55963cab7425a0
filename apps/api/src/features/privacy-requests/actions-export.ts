import type { RequestContext } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Member } from '../../platform/session.ts'
import { accountRow, filesOf, messagesTo, placesOfPeople, rowsOf, trailOf, type StoredRow } from './queries-export.ts'
import { markFetched } from './queries-ops.ts'
import { personById } from './queries.ts'

/** Redacted: useless to the person, useful to a thief. */
const SECRET = /(?:^|_)(?:hash|secret|token|key)$/

/** Which colleague wrote it is about the colleague (GDPR art. 15 (4)). */
const COLLEAGUE = /^(?:staff_id|set_by|proposed_by|mentions)$/

/** Columns that only an earlier release reads: the attempts say what was passed. */
const RETIRED = /^(?:verified|passed_roles)$/

/** Our fee is between the company and us; its members read it on offers and invoices. */
const OF_COMPANY = /^fee$/

const HIDDEN = [SECRET, COLLEAGUE, RETIRED, OF_COMPANY]
export const isExported = (name: string): boolean => !HIDDEN.some((pattern) => pattern.test(name))
const withoutSecrets = (row: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isExported(name)))

/** All personal data from one snapshot, by table. */
export const exportData = ({ db, platform, viewer, now }: RequestContext<Member>) =>
  db.transaction(async (db) => {
    const { userId } = viewer
    const { email, phone } = await personById(db, userId)
    const tables: Record<string, StoredRow[]> = {}
    for (const reference of await placesOfPeople(db)) {
      const rows = (await rowsOf(db, reference, userId)).map(withoutSecrets)
      tables[reference.table] = [...(tables[reference.table] ?? []), ...rows]
    }
    if (await markFetched(db, userId, now)) await publishToStaff(db, platform.events, 'privacy.changed')
    await audit(db, { actor: actorOf(viewer), action: 'data.exported', subject: { kind: 'user', id: userId } })
    return {
      exported_at: now.toISOString(),
      account: withoutSecrets(await accountRow(db, userId)),
      ...tables,
      files: await filesOf(db, userId),
      messages: await messagesTo(db, phone ? [email, phone] : [email]),
      trail: await trailOf(db, userId),
    }
  })
