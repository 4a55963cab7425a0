import type { Evidence } from '@fareeq/domain/companies/limits.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { holdCompany, saveManager, saveProof } from '../src/features/companies/queries.ts'
import { organisationOf } from '../src/features/organisations/queries.ts'
import { audit } from '../src/platform/audit.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import type { Staff } from '../src/platform/session.ts'

type CompanySeed = {
  client: string
  manager: string
  managedDays: number
  proof: { evidence: Evidence; note: string; daysAgo: number; takenBack?: string }
}

/** Proven, and proven once; whoever is not named here has neither proof nor account manager. */
const COMPANIES: readonly CompanySeed[] = [
  {
    client: 'client@demo.fareeq.test',
    manager: 'manager@demo.fareeq.test',
    managedDays: 300,
    proof: {
      evidence: 'commercial_register',
      note: 'السجل التجاري 1010987654، ساري حتى نهاية العام القادم.',
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
    await holdCompany(db, viewer, id, now)
    await saveManager(db, id, staffId, after(now, -managedDays * DAY))
    const { evidence, note, daysAgo, takenBack } = proof
    const at = after(now, -daysAgo * DAY)
    await saveProof(db, id, { from: 'unproven', to: 'proven', evidence, note, by: staffId }, at)
    if (takenBack)
      await saveProof(db, id, { from: 'proven', to: 'unproven', evidence: null, note: takenBack, by: staffId }, now)
  }
}
