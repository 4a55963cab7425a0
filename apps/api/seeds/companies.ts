import type { Evidence } from '@fareeq/domain/companies/limits.ts'
import type { Act } from '@fareeq/domain/kernel/permissions/acts.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { lockCompany, saveManager, saveProof } from '../src/features/companies/queries.ts'
import { insertAct } from '../src/features/companies/queries-acts.ts'
import { organisationOf } from '../src/features/organisations/queries.ts'
import { audit } from '../src/platform/audit.ts'
import { insertImpersonation } from '../src/features/staff/queries-impersonations.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import type { Staff } from '../src/platform/session.ts'

type CompanySeed = {
  client: string
  manager: string
  managedDays: number
  proof: { evidence: Evidence; note: string; daysAgo: number; takenBack?: string }
}

/** Proven, and proven once; companies that are not listed have neither proof nor account manager. */
const COMPANIES: readonly CompanySeed[] = [
  {
    client: 'client@demo.fareeq.test',
    manager: 'manager@demo.fareeq.test',
    managedDays: 300,
    proof: {
      evidence: 'commercial_register',
      note: 'الرقم الوطني الموحد 7000000000، والتأكيد السنوي مكتمل.',
      daysAgo: 340,
    },
  },
  {
    client: 'faris@rihla.fareeq.test',
    manager: 'lulwa@demo.fareeq.test',
    managedDays: 30,
    proof: {
      evidence: 'website_and_mail',
      note: 'الموقع يعمل، والبريد من نطاقه.',
      daysAgo: 33,
      takenBack: 'انتقل الموقع إلى مالك آخر، ننتظر السجل التجاري.',
    },
  },
  {
    client: 'nouf@bustan.fareeq.test',
    manager: 'manager@demo.fareeq.test',
    managedDays: 2,
    proof: { evidence: 'call', note: 'مكالمة مع نوف، وأرسلت شهادة ضريبة القيمة المضافة.', daysAgo: 1 },
  },
]

/** Somebody of these companies has signed in lately. */
const ACTIVE = ['client@demo.fareeq.test', 'nouf@bustan.fareeq.test']

/** What the account manager did on behalf of the demo company after a call. */
async function seedActs(db: Db, organisationId: string, userId: string, staffId: string, now: Date) {
  const startedAt = after(now, -5 * DAY)
  const impersonation = {
    id: newId(startedAt),
    staff_id: staffId,
    user_id: userId,
    acts: true,
    expires_at: after(startedAt, 15 * MINUTE),
  }
  await insertImpersonation(
    db,
    { ...impersonation, reason: 'طلب خالد في مكالمة أن نكمل الطلب ونطلب مقابلة.' },
    startedAt,
  )
  const nomination = await db.row<{ id: string; project_id: string }>(sql`
    select nominations.id, project_id from nominations join client_projects on client_projects.id = project_id
    where client_id = ${userId} and state = 'in_interview' order by nominations.id limit 1`)
  const acts: readonly [Act | null, string | null][] = [
    [null, null],
    ['request_written', nomination?.project_id ?? null],
    ['interview_asked', nomination?.id ?? null],
  ]
  for (const [n, [act, subjectId]] of acts.entries()) {
    const at = after(startedAt, n * 3 * MINUTE)
    if (act === 'request_written')
      await db.run(sql`update client_projects set updated_at = ${at} where id = ${subjectId}`)
    await insertAct(db, { id: newId(at), organisationId, impersonationId: impersonation.id, act, subjectId }, at)
  }
}

export async function seedCompanies(db: Db, now: Date) {
  if (await db.row(sql`select 1 from companies limit 1`)) return
  for (const { client, manager, managedDays, proof } of COMPANIES) {
    const { id: userId } = await db.one<{ id: string }>(sql`select id from users where email = ${client}`)
    const { id: staffId } = await db.one<{ id: string }>(sql`select id from staff where email = ${manager}`)
    const viewer: Staff = { kind: 'staff', staffId, roles: ['account_manager'], sessionId: staffId }
    const id = await organisationOf(db, userId)
    if (ACTIVE.includes(client)) {
      const subject = { kind: 'user', id: userId } as const
      await audit(db, { actor: { kind: 'client', id: userId }, action: 'session.opened', subject })
    }
    await lockCompany(db, viewer, id, now)
    await saveManager(db, id, staffId, after(now, -managedDays * DAY))
    if (client === 'client@demo.fareeq.test') await seedActs(db, id, userId, staffId, now)
    const { evidence, note, daysAgo, takenBack } = proof
    const at = after(now, -daysAgo * DAY)
    await saveProof(db, id, { from: 'unproven', to: 'proven', evidence, note, by: staffId }, at)
    if (takenBack)
      await saveProof(db, id, { from: 'proven', to: 'unproven', evidence: null, note: takenBack, by: staffId }, now)
  }
}
