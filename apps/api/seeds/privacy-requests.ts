import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { closesAt } from '@fareeq/domain/privacy-requests/rules.ts'
import { insertCopy } from '../src/features/privacy-requests/queries-ops.ts'
import { cancelClosing, insertClosing } from '../src/features/privacy-requests/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Seed = { kind: 'copy' | 'closing'; daysAgo: number; letter?: { reason: string; arrived: number }; kept?: string }

/** One that closes soon, a letter of either kind, one that was recorded too late, and a closing that was stopped. */
const REQUESTS: readonly Seed[] = [
  { kind: 'closing', daysAgo: 28 },
  { kind: 'closing', daysAgo: 12, letter: { reason: 'رسالة موقّعة بالبريد، التذكرة K7Q2M4', arrived: 14 } },
  {
    kind: 'copy',
    daysAgo: 6,
    letter: { reason: 'Letter by post, signed and with a copy of the passport', arrived: 9 },
  },
  { kind: 'copy', daysAgo: 35, letter: { reason: 'رسالة وصلت إلى عنوان قديم، ووجدناها متأخرين', arrived: 70 } },
  { kind: 'closing', daysAgo: 20, kept: 'اتصل صاحب الحساب ثم كتب أنه يريد إبقاءه' },
]

export async function seedPrivacyRequests(db: Db, now: Date) {
  if (await db.row(sql`select 1 from account_closings union all select 1 from data_copies limit 1`)) return
  const people = await db.rows<{ id: string }>(sql`
    select id from users where type = ${TALENT} and status = 'active' and email not like '%@demo.fareeq.test'
      and not exists (select from contracts where talent_id = users.id)
      and not exists (select from ban_cases where talent_id = users.id)
    order by id desc limit ${REQUESTS.length}`)
  const { id: staffId } = await db.one<{ id: string }>(
    sql`select id from staff where email = 'lina.khatib@demo.fareeq.test'`,
  )
  for (const [index, { kind, daysAgo, letter, kept }] of REQUESTS.entries()) {
    const userId = people[index]?.id
    if (!userId) continue
    const requestedAt = after(now, -daysAgo * DAY)
    const letterFields = letter && {
      staffId,
      reason: letter.reason,
      receivedOn: daysAfter(riyadhDay(now), -letter.arrived),
    }
    const id = newId(requestedAt)
    if (kind === 'copy' && letterFields) await insertCopy(db, id, userId, letterFields, requestedAt)
    const closing = { id, user_id: userId, requested_at: requestedAt, closes_at: closesAt(requestedAt, UNCHANGED) }
    if (kind === 'closing') await insertClosing(db, closing, letterFields ?? null)
    if (kept) await cancelClosing(db, userId, { staffId, reason: kept }, after(requestedAt, DAY))
  }
}
