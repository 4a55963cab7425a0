import type { Pool } from 'pg'
import { type Caller, createCaller } from './http-client.ts'
import { until } from './waiting.ts'

export type Member = { caller: Caller; email: string; token: string }

const emailOf = (number: number) => `trial-${Date.now().toString(36)}-${number}@example.com`

/** What a talent sends to sign up. */
export const signUpForm = (email: string, number: number) => ({
  type: 1,
  first_name: 'Laila',
  last_name: 'Haddad',
  email,
  phone: `0791${String(number % 1_000_000).padStart(6, '0')}`,
  country_code: 'JO',
  country: 'JO',
  consent: { terms: true, privacy: true, marketing: false },
  signupSource: 'trial',
})

/** Signs up over the public API; the code is read where the local driver of mail keeps it. */
export async function createMember(origin: string, database: Pool, number: number): Promise<Member> {
  const caller = createCaller(origin, number)
  const email = emailOf(number)
  const signedUp = await caller.call({
    method: 'POST',
    path: '/api/auth/register',
    body: signUpForm(email, Date.now() + number),
  })
  if (signedUp.status !== 201) throw new Error(`The sign-up was answered ${signedUp.status}: ${signedUp.text}`)
  let code: string | undefined
  await until('the code by mail', 20, async () => {
    const text = 'select text from messages where to_address = $1 order by created_at desc limit 1'
    const { rows } = await database.query<{ text: string }>(text, [email])
    code = /^\d{4}$/m.exec(rows[0]?.text ?? '')?.[0]
    return code !== undefined
  })
  const login = await caller.call({ method: 'POST', path: '/api/auth/login', body: { email, otpCode: code } })
  if (login.status !== 200) throw new Error(`The sign-in was answered ${login.status}: ${login.text}`)
  return { caller, email, token: (JSON.parse(login.text) as { data: { access_token: string } }).data.access_token }
}
