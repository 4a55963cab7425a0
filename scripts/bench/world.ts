// The world both servers are measured in: one database, many people with a session and a waiting code.
import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'

export const SECRET_KEY = 'a key for the bench, long enough to be one'
export const CODE = '4821'

export const emailOf = (n: number) => `person${n}@bench.fareeq.test`
export const tokenOf = (n: number) => `bench-token-of-person-number-${n}`

/** Fills the database with `count` people; each may sign in once, and has an open session. */
export async function fillWorld(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const people = Array.from({ length: count }, (_, n) => n)
  await client.query(
    `insert into users (id, type, email, email_verified_at, first_name, last_name, phone, country, timezone, signup_source, created_at, updated_at)
     select gen_random_uuid(), 1, email, now(), 'ليلى', 'حدّاد', '+962790000001', 'JO', 'Asia/Amman', 'bench', now(), now()
     from unnest($1::text[]) as email`,
    [people.map(emailOf)],
  )
  await client.query(
    `insert into sessions (id, user_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), u.id, t.hash, now(), now() + interval '30 days'
     from unnest($1::text[], $2::bytea[]) as t(email, hash) join users u on u.email = t.email`,
    [people.map(emailOf), people.map((n) => createHash('sha256').update(tokenOf(n)).digest())],
  )
  await giveCodes(client, people)
  await client.query('analyze')
  await client.end()
}

/** A fresh code for everybody, so that a round of sign-ins can begin. */
export async function renewCodes(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`delete from code_records where kind = 'email'`)
  await giveCodes(
    client,
    Array.from({ length: count }, (_, n) => n),
  )
  await client.end()
}

const giveCodes = (client: pg.Client, people: number[]) =>
  client.query(
    `insert into code_records (kind, subject, address, code_hash, expires_at, retries)
     select 'email', t.email, t.email, t.hash, now() + interval '10 minutes', 3 from unnest($1::text[], $2::bytea[]) as t(email, hash)`,
    [
      people.map(emailOf),
      people.map((n) =>
        createHmac('sha256', SECRET_KEY)
          .update(`email:${emailOf(n)}:${CODE}`)
          .digest(),
      ),
    ],
  )
