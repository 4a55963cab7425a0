// Fills that world: talents with whole profiles and open sessions, a code for each sign-in, clients who look, attempts that run.
import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { readBank } from '../../apps/api/bank/read.ts'
import { hashOf as attemptHash } from '../../apps/api/src/features/assessments/actions-links.ts'
import type { Db } from '../../apps/api/src/platform/db/database.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { hashOf } from '../../apps/api/src/platform/session.ts'
import { fillWithTalents } from './matching-world.ts'
import { CODE, DEVICE, SECRET_KEY, attemptTokenOf, emailOf, tokenOf } from './world.ts'

/** `people` have a session and a full profile, `codes` may sign in once each, `talents` are found by searches. */
export type World = { people: number; codes: number; talents: number }

export async function fillWorld(at: { url?: string; scratch: string }, { people, codes, talents }: World) {
  await fillWithTalents(at, talents)
  const log = createLog({ level: 'silent' })
  const database = await openDatabase({ url: at.url, dir: join(at.scratch, 'database'), log })
  const { db } = database
  await fillProfiles(db, people)
  await openSessions(db, people)
  await giveCodes(db, codes)
  await startAttempts(db, people)
  await db.run(sql`analyze`)
  await database.close()
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

/** The seed gives everybody experience; these have said all the rest, too. */
async function fillProfiles(db: Db, people: number) {
  const source = sql`from users, generate_series(1, 2) as nth where email = any(${upTo(people).map(emailOf)}::text[])`
  await db.run(sql`
    update talent_profiles set bio_en = 'I build things that last.', bio_ar = 'أبني ما يدوم.', linkedin = 'https://linkedin.com/in/x'
    from users where users.id = user_id and email = any(${upTo(people).map(emailOf)}::text[])`)
  await db.run(sql`
    insert into talent_projects (id, user_id, name, type, link, created_at, updated_at)
    select gen_random_uuid(), users.id, 'Atlas ' || nth, 'web-app', 'https://atlas.example.com', now(), now() ${source}`)
  await db.run(sql`
    insert into talent_educations (id, user_id, school, degree, field, undergraduate, start_month, end_month, created_at, updated_at)
    select gen_random_uuid(), users.id, 'University ' || nth, 'BSc', 'Computer Science', false, '2010-09', '2014-06', now(), now() ${source}`)
  await db.run(sql`
    insert into talent_certifications (id, user_id, name, organisation, no_expiry, issued_month, created_at, updated_at)
    select gen_random_uuid(), users.id, 'Certificate ' || nth, 'Amazon', true, '2024-03', now(), now() ${source}`)
}

const openSessions = (db: Db, people: number) =>
  db.run(sql`
    insert into sessions (id, user_id, token_hash, created_at, expires_at)
    select gen_random_uuid(), users.id, given.hash, now(), now() + interval '30 days'
    from unnest(${upTo(people).map(emailOf)}::text[], ${upTo(people).map((n) => hashOf(tokenOf(n)))}::bytea[])
      as given(email, hash) join users using (email)`)

/** Everybody answers a coding task, with hours left. */
async function startAttempts(db: Db, people: number) {
  const [task] = readBank().coding
  if (!task) throw new Error('The bank has no coding task')
  const { id, version } = task
  const hashes = upTo(people).map((n) => attemptHash(attemptTokenOf(n)))
  await db.run(sql`
    insert into assessment_items (id, version, content)
    values (${id}, ${version}, ${JSON.stringify({ kind: 'coding', ...task })})`)
  await db.run(sql`
    insert into assessment_attempts (id, user_id, assessment_id, kind, state, token_hash, expires_at, seed, device,
      started_at, heard_at, allowed, created_at, updated_at)
    select gen_random_uuid(), users.id, 'problem-solving', 'coding', 'running', given.hash, now(), 1, ${DEVICE},
      now(), now(), 36000000, now(), now()
    from unnest(${upTo(people).map(emailOf)}::text[], ${hashes}::text[]) as given(email, hash) join users using (email)`)
  await db.run(sql`
    insert into assessment_answers (attempt_id, position, item_id, item_version)
    select id, 1, ${id}, ${version} from assessment_attempts`)
}

const codeHash = (n: number) =>
  createHmac('sha256', SECRET_KEY)
    .update(`email:${emailOf(n)}:${CODE}`)
    .digest()

const giveCodes = (db: Db, codes: number) =>
  db.run(sql`
    insert into code_records (kind, subject, address, code_hash, expires_at, retries)
    select 'email', given.email, given.email, given.hash, now() + interval '1 day', 3
    from unnest(${upTo(codes).map(emailOf)}::text[], ${upTo(codes).map(codeHash)}::bytea[]) as given(email, hash)`)
