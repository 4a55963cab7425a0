// Baseline: the same answers, hand-written on node:http and pg, without a framework.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { newId } from '../../apps/api/src/platform/ids.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const SECRET = process.env['SECRET_KEY'] ?? ''

const USER = `u.id, u.email, u.type, u.step, u.timezone, u.phone_verified_at is not null as "isVerified", u.from_workable,
  u.role, u.first_name, u.last_name, u.second_first_name, u.second_last_name, u.phone, u.country, u.website, u.company, u.version, u.digits,
  (select m.role from organisation_members m where m.user_id = u.id) as member_role`

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const tokenOf = (request: IncomingMessage) => hashOf((request.headers.authorization ?? '').slice(7))

async function me(request: IncomingMessage) {
  const { rows } = await pool.query({
    name: 'me',
    text: `select ${USER} from sessions s join users u on u.id = s.user_id
           where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`,
    values: [tokenOf(request)],
  })
  return { data: rows[0] }
}

const entries = (name: string, columns: string, order: string) =>
  `(select coalesce(json_agg(e), '[]') from (select id, version, ${columns} from talent_${name} where user_id = u.id
    order by ${order}) e) as ${name}`
const MONTHS = 'start_month as start, end_month as "end"'
const NEWEST = `coalesce(end_month, '9999-12') desc, coalesce(start_month, '') desc, id desc`

const PROFILE = `select u.id, first_name, last_name, second_first_name, second_last_name, email, phone, phone_verified_at is not null as phone_verified, country,
    timezone, nationality, p.role, experience_months, industries, linkedin, accounts, photo_key, hiring_status, verified,
    salary_locked, showcased, p.version, u.step, languages, skills, bio_ar, bio_en, full_time, part_time, unavailable, weeks,
    salary_full_time, salary_part_time, terms_at,
    ${entries('projects', 'name, type, link', 'created_at desc, id desc')},
    ${entries('experiences', `title, company, current, responsibility, second_title, second_company, second_responsibility, ${MONTHS}`, NEWEST)},
    ${entries('educations', `school, degree, field, undergraduate, second_school, second_degree, second_field, ${MONTHS}`, NEWEST)},
    ${entries(
      'certifications',
      'name, organisation, no_expiry, credential_id, credential_url, issued_month as issued, expires_month as expires',
      'issued_month desc, id desc',
    )}
  from sessions s join users u on u.id = s.user_id join talent_profiles p on p.user_id = u.id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`

async function profile(request: IncomingMessage) {
  const { rows } = await pool.query({ name: 'profile', text: PROFILE, values: [tokenOf(request)] })
  return { data: profileOf(rows[0]) }
}

/* oxlint-disable-next-line typescript/no-explicit-any -- a row as it comes */
function profileOf(row: any) {
  const { experience_months: months, photo_key, salary_locked, ...rest } = row
  const { version, step, languages, skills, bio_ar, bio_en, full_time, part_time, unavailable, weeks, ...more } = rest
  const { salary_full_time, salary_part_time, terms_at, projects, experiences, educations, certifications, ...info } =
    more
  const years = Math.floor(months / 12)
  return {
    version,
    step,
    projects,
    experiences,
    educations,
    certifications,
    languages,
    skills,
    basicInfo: {
      ...info,
      experience: { years, months: months % 12 },
      seniority: years < 2 ? 'junior' : years < 4 ? 'mid' : 'senior',
      photo: photo_key && `/api/photos/${photo_key}`,
      is_locked_for_salary_update: salary_locked,
    },
    assessments: [],
    bio: { ar: bio_ar, en: bio_en },
    availability: { full_time, part_time, timing: unavailable ? 'unavailable' : weeks || 'immediately' },
    salaries: { full_time: salary_full_time, part_time: salary_part_time },
    terms_at,
    minimum_salaries: { full_time: 500, part_time: 250 },
  }
}

async function bio(request: IncomingMessage) {
  const { bio } = JSON.parse(await bodyOf(request)) as { bio: { en: string } }
  await pool.query({
    name: 'bio',
    text: `update talent_profiles p set bio_en = $2, version = version + 1, updated_at = now() from sessions s
           where p.user_id = s.user_id and s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`,
    values: [tokenOf(request), bio.en],
  })
  return profile(request)
}

/** Keeps what ours keeps: the answer, that somebody is there, and every five seconds a copy for the playback. */
async function autosave(request: IncomingMessage) {
  const { device, answer, flagged, revision, seconds } = JSON.parse(await bodyOf(request)) as Record<string, unknown>
  const token = /attempts\/([^/]+)/.exec(request.url ?? '')?.[1] ?? ''
  const { rows } = await pool.query({
    name: 'autosave',
    text: `with attempt as (
             update assessment_attempts a set heard_at = now() from sessions s
             where s.user_id = a.user_id and s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()
               and a.token_hash = $2 and a.state = 'running' and a.device = $3
             returning a.id, started_at, allowed, paused),
           saved as (
             update assessment_answers set answer = $4, flagged = $5, revision = $6, seconds = greatest(seconds, $7), saved_at = now()
             from attempt where attempt_id = attempt.id and position = 1 and revision < $6
             returning attempt_id, answer),
           snapshot as (
             insert into assessment_snapshots (id, attempt_id, position, language, source, at)
             select gen_random_uuid(), attempt_id, 1, answer ->> 'language', answer ->> 'source', now() from saved
             where not exists (select from assessment_snapshots e
               where e.attempt_id = saved.attempt_id and e.position = 1 and e.at > now() - interval '5 seconds'))
           select started_at, allowed, paused from attempt, saved`,
    values: [
      tokenOf(request),
      createHash('sha256').update(token).digest('base64url'),
      device,
      answer,
      flagged,
      revision,
      seconds,
    ],
  })
  const [clock] = rows
  if (!clock) throw new Error('not saved')
  const remaining = clock.allowed + clock.paused - (Date.now() - clock.started_at.getTime())
  return { data: { revision, clock: { left: remaining, allowed: clock.allowed, stands_still: false } } }
}

async function find(request: IncomingMessage) {
  const params = new URL(request.url ?? '', 'http://baseline').searchParams
  const { rows: clients } = await pool.query({
    name: 'client',
    text: `select u.id from sessions s join users u on u.id = s.user_id
           where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now() and u.type = 2`,
    values: [tokenOf(request)],
  })
  if (!clients[0]) throw new Error('no client')
  const { rows } = await pool.query({
    name: 'find',
    text: `select u.id, first_name, last_name, p.role, experience_months, skills, languages, industries, country, timezone,
             full_time, part_time, weeks, verified, nationality, photo_key, count(*) over ()::int as total
           from users u join talent_profiles p on p.user_id = u.id
           where u.type = 1 and u.status = 'active' and step >= 8 and phone_verified_at is not null
             and hiring_status <> 'banned' and not unavailable and weeks is not null and experience_months is not null
             and p.role = $1 and skills @> $2
           order by experience_months desc, u.id desc limit 20`,
    values: [params.get('role_id'), params.getAll('skills[]')],
  })
  return { data: rows, meta: { total: rows[0]?.total ?? 0 } }
}

async function login(request: IncomingMessage) {
  const { email, otpCode } = JSON.parse(await bodyOf(request)) as { email: string; otpCode: string }
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: codes } = await client.query({
      name: 'code',
      text: `select code_hash from code_records where kind = 'email' and subject = $1 and expires_at > now() for update`,
      values: [email],
    })
    const hash = createHmac('sha256', SECRET).update(`email:${email}:${otpCode}`).digest()
    if (!codes[0]?.code_hash || !timingSafeEqual(codes[0].code_hash, hash)) throw new Error('wrong code')
    await client.query({
      name: 'spend',
      text: `update code_records set code_hash = null where kind = 'email' and subject = $1`,
      values: [email],
    })
    const { rows } = await client.query({
      name: 'confirm',
      text: `update users u set email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
             where email = $1 returning ${USER}`,
      values: [email],
    })
    const token = randomBytes(32).toString('base64url')
    await client.query({
      name: 'session',
      text: `insert into sessions (id, user_id, token_hash, created_at, expires_at) values ($1, $2, $3, now(), now() + interval '30 days')`,
      values: [newId(new Date()), rows[0].id, hashOf(token)],
    })
    await client.query('commit')
    return { data: { access_token: token, user: rows[0] } }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const routes: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  'GET /api/auth/me': me,
  'GET /api/users/profile': profile,
  'PUT /api/users/bio': bio,
  'PUT /api/assessments/attempts/:token/answers/1': autosave,
  'GET /api/client/matching': find,
  'POST /api/auth/login': login,
}

createServer((request, response) => {
  const path = request.url?.split('?')[0]?.replace(/attempts\/[^/]+/, 'attempts/:token')
  const route = routes[`${request.method} ${path}`]
  const send = (status: number, body: unknown) => {
    const text = JSON.stringify(body)
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text)
  }
  if (!route) return send(200, {})
  route(request).then(
    (body) => send(200, body),
    () => send(500, {}),
  )
}).listen(Number(process.env['PORT']), '127.0.0.1')
