// A back office at full load: colleagues with a session each, open work of five kinds, and many people to search among.
import { CRITERIA } from '../../packages/domain/src/selections/limits.ts'
import { CLIENT_STEP, TALENT_STEP } from '../../packages/domain/src/kernel/steps.ts'
import { TALENT } from '../../packages/domain/src/kernel/permissions/user-types.ts'
import type { Db } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { hashOf } from '../../apps/api/src/platform/session.ts'

/** `people` are talents who have only signed up; `items` is open work, unowned or owned by a colleague. */
export type Office = { colleagues: number; items: number; people: number }

const ROLES = [['admin'], ['recruiter'], ['operations'], ['account_manager']]
export const staffToken = (n: number) => `bench-token-of-colleague-number-${n}`

const FIRST = [
  'محمد',
  'أحمد',
  'سارة',
  'نورة',
  'خالد',
  'ليلى',
  'Omar',
  'Youssef',
  'Mariam',
  'Hassan',
  'عبدالرحمن',
  'فاطمة',
]
const LAST = [
  'العتيبي',
  'الغامدي',
  'حدّاد',
  'المصري',
  'Khalil',
  'Nasser',
  'الزهراني',
  'Haddad',
  'بن علي',
  'السيد',
  'Othman',
]

export async function fillOffice(db: Db, { colleagues, items, people }: Office) {
  await openDesks(db, colleagues)
  await signUp(db, people)
  const share = Math.floor(items / 5)
  await openTickets(db, share)
  await enterSelection(db, share)
  await evaluateAll(db)
  await askForTeams(db, share)
  await nominate(db, share)
  await failMessages(db, items - 4 * share)
  await bookHost(db)
  await fillThreads(db)
  await db.run(sql`analyze`)
}

async function openDesks(db: Db, colleagues: number) {
  const numbers = Array.from({ length: colleagues }, (_, n) => n)
  await db.run(sql`
    insert into staff (id, email, name, roles, created_at)
    select gen_random_uuid(), 'colleague-' || n || '@bench.fareeq.test', 'زميل ' || n, string_to_array(role, ','), now()
    from unnest(${numbers}::int[], ${numbers.map((n) => ROLES[n % ROLES.length]!.join(','))}::text[]) as given(n, role)`)
  await db.run(sql`
    insert into sessions (id, staff_id, token_hash, created_at, expires_at)
    select gen_random_uuid(), staff.id, given.hash, now(), now() + interval '1 day'
    from unnest(${numbers}::int[], ${numbers.map((n) => hashOf(staffToken(n)))}::bytea[]) as given(n, hash)
      join staff on email = 'colleague-' || n || '@bench.fareeq.test'`)
}

/** By and by: a statement has a time limit. */
const SIGNED_UP_AT_ONCE = 25_000

async function signUp(db: Db, people: number) {
  for (let from = 1; from <= people; from += SIGNED_UP_AT_ONCE)
    await db.run(sql`
      insert into users (id, type, email, first_name, last_name, lang, signup_source, step, phone, created_at, updated_at)
      select gen_random_uuid(), ${TALENT}, 'person-' || n || '@office.fareeq.test',
        (${FIRST}::text[])[1 + n % ${FIRST.length}::int],
        (${LAST}::text[])[1 + (n / ${FIRST.length}::int) % ${LAST.length}::int] || ' ' || n,
        'ar', 'bench', ${TALENT_STEP.profile}, '+9665' || lpad(n::text, 8, '0'), now(), now()
      from generate_series(${from}::int, ${Math.min(people, from + SIGNED_UP_AT_ONCE - 1)}::int) as n`)
}

/** A colleague for two of three. */
const OWNER = sql`case when n % 3 > 0 then (select id from staff where email = 'colleague-' || n % (select count(*) from staff) || '@bench.fareeq.test') end`
/** Two weeks in the past to two weeks ahead. */
const MOMENT = sql`now() + (n % 40320 - 20160) * interval '1 minute'`

const openTickets = (db: Db, count: number) =>
  db.run(sql`
    insert into tickets (id, reference, kind, subject, body, from_name, from_email, lang, data, owner_id, due_at, created_at, updated_at)
    select gen_random_uuid(), 'B' || n, 'contact', 'سؤال ' || n, 'هل توظّفون؟', 'زائر ' || n, 'visitor-' || n || '@bench.example', 'ar',
      '{}', ${OWNER}, ${MOMENT}, now(), now()
    from generate_series(1, ${count}::int) as n`)

const enterSelection = (db: Db, count: number) =>
  db.run(sql`
    insert into selections (talent_id, state, owner_id, entered_at, due_at, updated_at)
    select id, 'evaluation', ${OWNER}, now(), ${MOMENT}, now()
    from (select id, row_number() over (order by id) as n from users where signup_source = 'bench' and type = ${TALENT} limit ${count}) as talent`)

/** Without an evaluation nobody moves on in bulk. */
const evaluateAll = (db: Db) =>
  db.run(sql`
    insert into selection_evaluations (id, talent_id, staff_id, marks, recommendation, created_at, updated_at)
    select gen_random_uuid(), talent_id, (select id from staff where email = 'colleague-1@bench.fareeq.test'),
      ${JSON.stringify(CRITERIA.map((id) => ({ id, mark: 3, evidence: 'شرح قراره.' })))}::jsonb, 'yes', now(), now()
    from selections where state = 'evaluation'`)

const askForTeams = (db: Db, count: number) =>
  db.run(sql`
    insert into client_projects (id, client_id, product_name, role, step, manager_id, created_at, updated_at)
    select gen_random_uuid(), (select id from users where email = 'client' || n % 3000 || '@bench.fareeq.test'), 'مشروع ' || n,
      'backend_developer', ${CLIENT_STEP.DONE}, ${OWNER}, ${MOMENT} - interval '15 days', now()
    from generate_series(1, ${count}::int) as n`)

const nominate = (db: Db, count: number) =>
  db.run(sql`
    insert into nominations (id, project_id, talent_id, state, reasons, expires_at, created_at, updated_at)
    select gen_random_uuid(), project.id, talent.id, 'reserved', array['skills'], ${MOMENT}, now() - interval '20 days', now()
    from (select id, row_number() over (order by id) as n from client_projects limit ${count}) as project
      join (select id, row_number() over (order by id) as n from users where email like 'talent-%' limit ${count}) as talent
        using (n)`)

/** Meetings ahead of the one host. */
export const HOST_MEETINGS = 500

/** One an hour, day and night: between them half hours stay free in each working day. */
async function bookHost(db: Db) {
  await db.run(sql`
    insert into meeting_hosts (staff_id) select id from staff where email = 'colleague-3@bench.fareeq.test'`)
  await db.run(sql`
    insert into meetings (id, host_id, kind, state, first_name, last_name, email, lang, starts_at, ends_at, timezone, token_hash,
      told_at, created_at, updated_at)
    select gen_random_uuid(), staff_id, 'consultant', 'booked', 'زائر', n::text, 'guest-' || n || '@bench.example', 'ar', starts_at,
      starts_at + interval '30 minutes', 'Asia/Riyadh', sha256(n::text::bytea), now(), now(), now()
    from meeting_hosts, generate_series(1, ${HOST_MEETINGS}::int) as n,
      lateral (select date_trunc('hour', now()) + n * interval '1 hour' as starts_at) as time`)
}

/** Messages of the threads that are opened: one screen, and a year's. */
export const THREAD_MESSAGES = [50, 5000] as const

/** Each about a nomination, by both sides in turn. */
async function fillThreads(db: Db) {
  for (const [place, messages] of THREAD_MESSAGES.entries()) {
    const { id } = await db.one<{ id: string }>(sql`
      insert into conversations (id, kind, talent_id, client_id, last_seq, last_at, created_at)
      select nominations.id, 'nomination', talent_id, client_id, ${messages}, now(), now()
      from nominations join client_projects on client_projects.id = project_id
      order by nominations.id limit 1 offset ${place} returning id`)
    await db.run(sql`
      insert into conversation_messages (id, conversation_id, seq, user_id, staff_id, side, text, at)
      select gen_random_uuid(), conversations.id, n, case when n % 2 = 0 then client_id end,
        case when n % 2 = 1 then (select id from staff where email = 'colleague-0@bench.fareeq.test') end,
        case when n % 2 = 0 then 'client' else 'staff' end, 'رسالة ' || n, now() - (${messages}::int - n) * interval '1 hour'
      from conversations, generate_series(1, ${messages}::int) as n where conversations.id = ${id}`)
  }
}

/** In the order of their lengths. */
export const threadIds = async (db: Db): Promise<string[]> =>
  (await db.rows<{ id: string }>(sql`select id from conversations order by last_seq`)).map(({ id }) => id)

/** Every fourth colleague is an admin, who reads all kinds. */
export const adminToken = (n: number, colleagues: number) => staffToken((4 * n) % colleagues)

const failMessages = (db: Db, count: number) =>
  db.run(sql`
    insert into messages (id, channel, to_address, lang, subject, text, status, created_at)
    select gen_random_uuid(), 'email', 'visitor-' || n || '@bench.example', 'ar', 'عنوان', 'نصّ', 'failed', ${MOMENT} - interval '15 days'
    from generate_series(1, ${count}::int) as n`)
