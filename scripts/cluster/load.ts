import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Answer } from './http-client.ts'
import { type Member, createMember, signUpForm } from './members.ts'

const PEOPLE = 20

/** `reason`: the code of the API's refusal, or that a proxy answered instead. */
export type Sample = { at: number; ms: number; status: number; reason: string; isWrite: boolean }
/** What proves a write in the database: the key that was stored with it, or the address that signed up. */
type Proof = { table: 'idempotency_keys' | 'users'; id: string }

export type Load = {
  samples: Sample[]
  acknowledged: Proof[]
  stop(): Promise<void>
}

/** A page as a tab reads it may come from the replica. */
const READS: Readonly<Record<number, string>> = { 2: '/', 4: '/api/auth/me', 6: '/api/site/page?path=/faq' }

/** Five writes of a profile, one sign-up and four reads in ten requests. */
function requestOf(number: number, { caller, token }: Member): { proof?: Proof; answer: Promise<Answer> } {
  const authorization = `Bearer ${token}`
  const key = randomUUID()
  if (number % 10 === 0) {
    const email = `sign-up-${key}@example.com`
    const body = signUpForm(email, Date.now() + number)
    const headers = { 'idempotency-key': key }
    const answer = caller.call({ method: 'POST', path: '/api/auth/register', body, headers })
    return { proof: { table: 'users', id: email }, answer }
  }
  if (number % 2 === 1) {
    const body = { bio: { ar: '', en: `I build things that last, and this is number ${number}.` } }
    const headers = { authorization, 'idempotency-key': key }
    const answer = caller.call({ method: 'PUT', path: '/api/users/bio', body, headers })
    return { proof: { table: 'idempotency_keys', id: key }, answer }
  }
  const path = READS[number % 10] ?? '/api/users/profile'
  return { answer: caller.call({ method: 'GET', path, headers: { authorization } }) }
}

const codeOf = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? 'by the proxy'

/** An open loop: requests leave by the clock, however late the answers are. */
export async function startLoad(origin: string, database: Pool, rate: number): Promise<Load> {
  const people: Member[] = []
  for (let number = 1; number <= PEOPLE; number++) people.push(await createMember(origin, database, number))
  const [samples, acknowledged]: [Sample[], Proof[]] = [[], []]
  const running = new Set<Promise<void>>()
  let number = 0
  const sendNext = async () => {
    const at = performance.now()
    const { proof, answer } = requestOf(number, people[number++ % PEOPLE]!)
    const { status, text } = await answer
    const reason = status >= 400 ? codeOf(text) : ''
    samples.push({ at, ms: performance.now() - at, status, reason, isWrite: proof !== undefined })
    if (proof && status >= 200 && status < 300) acknowledged.push(proof)
  }
  const timer = setInterval(() => {
    const request = sendNext()
    running.add(request)
    void request.finally(() => running.delete(request))
  }, 1000 / rate)
  return {
    samples,
    acknowledged,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      for (const { caller } of people) caller.close()
    },
  }
}

/** Acknowledged writes that the database does not have. */
export async function lostWrites(database: Pool, acknowledged: readonly Proof[]): Promise<number> {
  const missing = async (table: Proof['table'], column: string) => {
    const ids = acknowledged.filter((proof) => proof.table === table).map(({ id }) => id)
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int as n from unnest($1::text[]) as given(id)
       where not exists (select from ${table} where ${column}::text = given.id)`,
      [ids],
    )
    return rows[0]!.n
  }
  return (await missing('idempotency_keys', 'key')) + (await missing('users', 'email'))
}
