// Clients and talents with sessions, enough of them to stay below per-person rate limits.
import { join } from 'node:path'
import { seedMany } from '../../apps/api/seeds/many.ts'
import { migrate } from '../../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { hashOf } from '../../apps/api/src/platform/session.ts'
import { CLIENT, TALENT } from '../../packages/domain/src/kernel/permissions/user-types.ts'
import { SECRET_KEY } from './world.ts'

const CLIENTS = 3000
export const CHANGING = 400

export const clientToken = (n: number) => `bench-token-of-client-number-${n % CLIENTS}`
export const talentToken = (n: number) => `bench-token-of-talent-number-${n % CHANGING}`
const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })

let calls = 0
/** As another client each time. */
export async function fetchAsClient<T>(origin: string, path: string): Promise<T> {
  const response = await fetch(origin + path, { headers: headersOf(clientToken(calls++)) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

export async function saveSkills(origin: string, talent: number, skills: readonly string[]): Promise<void> {
  const headers = { ...headersOf(talentToken(talent)), 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/users/skills`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ skills }),
  })
  if (!response.ok) throw new Error(`skills: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

/** What a production node needs to start here. */
export const worldOf = (scratch: string, url?: string): Record<string, string> => ({
  SECRET_KEY,
  DATA_DIR: scratch,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fareeq.example',
  ALLOW_LOCAL_DRIVERS: 'database,mail,sms,identity,payments,storage,seller',
  LOG_LEVEL: 'error',
  ...(url && { DATABASE_URL: url }),
})

/** Seeds so many talents; returns the time. */
export async function fillWithTalents(at: { url?: string; scratch: string }, talents: number): Promise<number> {
  const log = createLog({ level: 'silent' })
  const database = await openDatabase({ url: at.url, dir: join(at.scratch, 'database'), log })
  const { db } = database
  await migrate(database.pool, log)
  const began = performance.now()
  await seedMany(db, talents, new Date())
  const seconds = (performance.now() - began) / 1000
  const numbers = Array.from({ length: CLIENTS }, (_, n) => n)
  await db.run(sql`
    insert into users (id, type, email, email_verified_at, first_name, last_name, phone, country, timezone,
      signup_source, created_at, updated_at)
    select gen_random_uuid(), ${CLIENT}, 'client' || n || '@bench.fareeq.test', now(), 'ليلى', 'حدّاد', '+962790000001',
      'JO', 'Asia/Amman', 'bench', now(), now()
    from unnest(${numbers}::int[]) as n`)
  const owners = [
    { type: CLIENT, count: CLIENTS, tokenOf: clientToken },
    { type: TALENT, count: CHANGING, tokenOf: talentToken },
  ]
  for (const { type, count, tokenOf } of owners)
    await db.run(sql`
      insert into sessions (id, user_id, token_hash, created_at, expires_at)
      select gen_random_uuid(), owner.id, token.hash, now(), now() + interval '30 days'
      from unnest(${numbers.slice(0, count).map((n) => hashOf(tokenOf(n)))}::bytea[]) with ordinality as token(hash, n)
      join (select id, row_number() over (order by email) as n from users where type = ${type}) as owner using (n)`)
  // The baseline finds talents by SQL. The product does so in memory and has no such index.
  if (at.url) await db.run(sql`create index baseline_skills on talent_profiles using gin (skills)`)
  await db.run(sql`analyze`)
  await database.close()
  return seconds
}
