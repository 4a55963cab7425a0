// The floor: what the same answers cost when written by hand on node:http and pg, with no framework and no care.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { newId } from '../../apps/api/src/platform/ids.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const SECRET = process.env['SECRET_KEY'] ?? ''

const USER = `u.id, u.email, u.type, u.step, u.timezone, u.phone_verified_at is not null as "isVerified", u.from_workable,
  u.role, u.first_name, u.last_name, u.phone, u.country`

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

async function timezone(request: IncomingMessage) {
  const { timezone } = JSON.parse(await bodyOf(request)) as { timezone: string }
  const { rows } = await pool.query({
    name: 'timezone',
    text: `update users u set timezone = $2, updated_at = now() from sessions s
           where u.id = s.user_id and s.token_hash = $1 and s.revoked_at is null returning ${USER}`,
    values: [tokenOf(request), timezone],
  })
  return { data: rows[0] }
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
  'POST /api/user/timezone': timezone,
  'POST /api/auth/login': login,
}

createServer((request, response) => {
  const route = routes[`${request.method} ${request.url}`]
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
