import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { resetEnds, setupEnds } from '@fareeq/domain/staff/rules-accounts.ts'
import { insertInvitation, insertReset } from '../src/features/staff/queries-invitations.ts'
import { setAuthenticator } from '../src/features/staff/queries.ts'
import { sealTotp } from '../src/features/staff/actions.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { newTotpSecret } from '../src/platform/totp.ts'

type Seed = { email: string; name: string; roles: StaffRole[] }

/** Somebody of every role; those who are several share the stories. */
const STAFF: Seed[] = [
  { email: 'staff@demo.fareeq.test', name: 'منى الشامي', roles: ['admin'] },
  { email: 'lina.khatib@demo.fareeq.test', name: 'لينا الخطيب', roles: ['admin'] },
  { email: 'victor@demo.fareeq.test', name: 'Victor Almeida', roles: ['admin'] },
  { email: 'matcher@demo.fareeq.test', name: 'Rami Haddad', roles: ['recruiter', 'matcher'] },
  { email: 'noor@demo.fareeq.test', name: 'نور الزهراني', roles: ['matcher'] },
  { email: 'daniel@demo.fareeq.test', name: 'Daniel Reyes', roles: ['matcher'] },
  { email: 'huda.otaibi@demo.fareeq.test', name: 'هدى العتيبي', roles: ['matcher'] },
  { email: 'oliver@demo.fareeq.test', name: 'Oliver Grant', roles: ['matcher'] },
  { email: 'reem.harbi@demo.fareeq.test', name: 'ريم الحربي', roles: ['matcher'] },
  { email: 'emma@demo.fareeq.test', name: 'Emma Clarke', roles: ['matcher'] },
  { email: 'saud@demo.fareeq.test', name: 'سعود الغامدي', roles: ['matcher', 'account_manager', 'operations'] },
  { email: 'claire@demo.fareeq.test', name: 'Claire Dubois', roles: ['matcher', 'account_manager', 'operations'] },
  { email: 'manager@demo.fareeq.test', name: 'سارة القحطاني', roles: ['account_manager'] },
  { email: 'lulwa@demo.fareeq.test', name: 'لولوة المطيري', roles: ['account_manager'] },
  { email: 'rasha@demo.fareeq.test', name: 'رشا المالكي', roles: ['account_manager'] },
  { email: 'james.carter@demo.fareeq.test', name: 'James Carter', roles: ['account_manager'] },
  { email: 'recruiter@demo.fareeq.test', name: 'Omar Saleh', roles: ['recruiter'] },
  { email: 'dana@demo.fareeq.test', name: 'دانة الرشيد', roles: ['recruiter'] },
  { email: 'basil@demo.fareeq.test', name: 'باسل النجار', roles: ['recruiter'] },
  { email: 'yara.nuaimi@demo.fareeq.test', name: 'يارا النعيمي', roles: ['recruiter', 'matcher'] },
  { email: 'operations@demo.fareeq.test', name: 'سلطان الدوسري', roles: ['operations'] },
  { email: 'finance@demo.fareeq.test', name: 'هند السويلم', roles: ['finance'] },
  { email: 'hana@demo.fareeq.test', name: 'هناء الشهري', roles: ['finance'] },
  { email: 'peter@demo.fareeq.test', name: 'Peter Novak', roles: ['finance'] },
  {
    email: 'jawaher@demo.fareeq.test',
    name: 'جواهر السبيعي',
    roles: ['matcher', 'account_manager', 'operations', 'finance'],
  },
  {
    email: 'marta@demo.fareeq.test',
    name: 'Marta Silva',
    roles: ['matcher', 'account_manager', 'operations', 'finance'],
  },
  { email: 'maha@demo.fareeq.test', name: 'مها العسيري', roles: ['finance'] },
  { email: 'tom@demo.fareeq.test', name: 'Tom Becker', roles: ['finance'] },
  { email: 'content@demo.fareeq.test', name: 'ليان الحمد', roles: ['content'] },
  { email: 'locked@demo.fareeq.test', name: 'ماجد العنزي', roles: ['matcher'] },
  { email: 'lost@demo.fareeq.test', name: 'Sofia Keller', roles: ['recruiter'] },
]

const INVITED: { email: string; roles: StaffRole[]; days: number }[] = [
  { email: 'fahad@demo.fareeq.test', roles: ['recruiter', 'matcher'], days: 1 },
  { email: 'ines@demo.fareeq.test', roles: ['content'], days: 9 },
]
const LOCKED = 'locked@demo.fareeq.test'
const LOST = 'lost@demo.fareeq.test'

/** The secret is random and stored nowhere else: its codes are read in the local outbox. */
export async function seedStaff(db: Db, now: Date, secretKey: string | undefined) {
  for (const { email, name, roles } of STAFF) {
    await db.run(sql`
      insert into staff (id, email, name, roles, created_at)
      values (${newId(now)}, ${email}, ${name}, ${roles}, ${now})
      on conflict do nothing`)
    if (secretKey) await setAuthenticator(db, email, sealTotp(secretKey, newTotpSecret()))
  }
}

/** What waits for an admin: an invitation, an expired one, a locked sign-in and a lost authenticator. */
export async function seedStaffTroubles(db: Db, now: Date) {
  if (await db.row(sql`select 1 from staff_invitations limit 1`)) return
  const { id: admin } = await db.one<{ id: string }>(sql`select id from staff where email = 'staff@demo.fareeq.test'`)
  for (const { email, roles, days } of INVITED) {
    const sentAt = after(now, -days * DAY)
    const invitation = {
      id: newId(sentAt),
      email,
      roles,
      staff_id: null,
      invited_by: admin,
      expires_at: setupEnds(sentAt),
    }
    await insertInvitation(db, invitation, sentAt)
  }
  await db.run(sql`
    insert into code_records (kind, subject, browser, address, retries, blocked_until, wrong_count, last_wrong_at)
    values ('email', ${`staff:${LOCKED}`}, '', ${LOCKED}, 3, ${after(now, DAY)}, 5, ${now}) on conflict do nothing`)
  const lost = await db.one<{ id: string }>(sql`select id from staff where email = ${LOST}`)
  const reset = { id: newId(now), staff_id: lost.id, asked_by: admin, expires_at: resetEnds(now) }
  await insertReset(db, { ...reset, reason: 'ضاع الجوال في السفر، وأكدت ذلك بمكالمة مرئية.' }, now)
}
