import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { mirrorStep } from '../src/features/organisations/queries.ts'
import { moveMember, organisationOf } from '../src/features/organisations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { type Seed, seedPerson } from './accounts.ts'

const OWNER = 'client@demo.fareeq.test'
const person = (email: string, name: [string, string], phone: string, lang: 'ar' | 'en'): Seed => ({
  email,
  type: 2,
  name,
  phone,
  country: 'SA',
  zone: 'Asia/Riyadh',
  step: 1,
  lang,
  verified: false,
})

/** Whom the demo client works with: one who acts beside him, one who asks the questions, one who only looks. */
const COLLEAGUES: readonly [Seed, MemberRole, daysAgo: number][] = [
  [person('reem@demo.fareeq.test', ['ريم', 'الشهري'], '+966510000011', 'ar'), 'hiring_manager', 11],
  [person('james@demo.fareeq.test', ['James', 'Okafor'], '+966510000012', 'en'), 'interviewer', 9],
  [person('haya@demo.fareeq.test', ['هيا', 'المطيري'], '+966510000013', 'ar'), 'viewer', 4],
]

export async function seedOrganisations(db: Db, now: Date) {
  const { id: owner } = await db.one<{ id: string }>(sql`select id from users where email = ${OWNER}`)
  const organisation = await organisationOf(db, owner)
  for (const [seed, role, daysAgo] of COLLEAGUES) {
    const at = after(now, -daysAgo * DAY)
    await seedPerson(db, seed, at)
    const { id } = await db.one<{ id: string }>(sql`select id from users where email = ${seed.email}`)
    if ((await organisationOf(db, id)) === organisation) continue
    await moveMember(db, id, organisation, role, at)
    await mirrorStep(db, id, at)
  }
}
