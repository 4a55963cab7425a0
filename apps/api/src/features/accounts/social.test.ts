import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { VerifiedIdentity } from '../../platform/identity/journey.ts'
import { type Person, expectRefusal, freshStory } from '../../testing/story.ts'
import { saveHandoff } from './queries-google.ts'

// The redirect flow is tested in google-routes.test.ts; here its result is inserted.

const story = await freshStory()

const SARA: VerifiedIdentity = {
  issuer: 'https://accounts.google.com',
  subject: '1001',
  email: 'sara@nakhla.sa',
  emailVerified: true,
  firstName: 'Sara',
  lastName: 'Alharbi',
}
const consent = { terms: true, privacy: true, marketing: true } as const

async function backFromGoogle(overrides: Partial<VerifiedIdentity> = {}) {
  const identity = { ...SARA, ...overrides }
  const access_token = await saveHandoff(story.db, identity, story.now())
  return { provider: 'google', provider_id: identity.subject, access_token, signupSource: 'google' } as const
}
type Proof = Awaited<ReturnType<typeof backFromGoogle>>
const register =
  (proof: Proof, type: 1 | 2, overrides = {}) =>
  (person: Person) =>
    person.call(contract.socialRegister, { body: { ...proof, type, consent, ...overrides } })
const login =
  (proof: Proof, overrides = {}) =>
  (person: Person) =>
    person.call(contract.socialLogin, { body: { ...proof, ...overrides } })

test('with a type, Google signs a person up and in at once; without one it signs them in [A-023 A-024 E-013]', async () => {
  const joined = await register(await backFromGoogle(), 2)(story.person({ lang: 'ar' }))
  expect(joined).toMatchObject({
    status: 201,
    body: { data: { user: { type: 2, email: SARA.email, first_name: 'Sara', last_name: 'Alharbi', phone: null } } },
  })
  const { access_token, user } = joined.body.data
  expect(await story.person({ token: access_token }).call(contract.me)).toMatchObject({
    status: 200,
    body: { data: user },
  })
  expect(await story.db.rows(sql`select kind, granted from consents order by kind`)).toHaveLength(3)
  expect(await story.db.one(sql`select lang, signup_source, status from users`)).toEqual({
    lang: 'ar',
    signup_source: 'google',
    status: 'active',
  })
  const trail = await story.db.rows<{ action: string }>(sql`select action from audit_entries order by id`)
  expect(trail.map(({ action }) => action)).toEqual(['account.opened', 'session.opened'])

  const entered = await login(await backFromGoogle())(story.person())
  expect(entered).toMatchObject({ status: 200, body: { data: { user: { id: user.id } } } })
  expect(entered.body.data.access_token).not.toBe(access_token)
  // The address may change at Google; the person stays the same.
  const moved = await login(await backFromGoogle({ email: 'sara@elsewhere.sa' }))(story.person())
  expect(moved.body.data.user).toMatchObject({ id: user.id, email: SARA.email })
  const twice = await register(await backFromGoogle({ email: 'sara@elsewhere.sa' }), 2)(story.person())
  expect(twice).toMatchObject({ status: 400, body: { code: 'email_registered' } })
})

test('somebody who signed up by form may come in by Google with the same proved address [A-024]', async () => {
  const talent = await story.talent({ email: SARA.email })
  const { status, body } = await login(await backFromGoogle())(story.person())
  expect({ status, id: body.data.user.id }).toEqual({ status: 200, id: talent.user.id })
})

const field = 'email'
test('the address refusals of the forms are given here too, with 400, and the person may go on with another type [V-006 X-026]', async () => {
  const free = await backFromGoogle({ email: 'sara@gmail.com' })
  await expectRefusal(story, register(free, 2), [
    400,
    'email_not_business',
    { en: 'The email must be a business email address.', ar: 'يجب أن يكون البريد الإلكتروني بريد عمل.' },
    { field },
  ])
  expect(await register(free, 1)(story.person())).toMatchObject({ status: 201, body: { data: { user: { type: 1 } } } })

  const again = await backFromGoogle({ email: 'sara@gmail.com', subject: '1002' })
  await expectRefusal(story, register(again, 1), [
    400,
    'email_registered',
    { en: 'This email already registered, Try to login', ar: 'هذا البريد مسجَّل من قبل، جرّب تسجيل الدخول' },
    { field },
  ])
  await story.talent({ email: 'omar@sahab.sa' })
  await expectRefusal(story, register(await backFromGoogle({ email: 'omar@sahab.sa' }), 2), [
    400,
    'email_of_talent',
    {
      en: "This email is used as a talent's email, please choose another email",
      ar: 'هذا البريد مستخدم لحساب كفاءة، اختر بريدًا آخر',
    },
    { field },
  ])
})

test('signing in without an account says so and points to sign-up [A-024]', async () => {
  await expectRefusal(story, login(await backFromGoogle()), [
    400,
    'social_no_account',
    { en: 'No account uses this email yet. Please sign up first.', ar: 'لا حساب بهذا البريد بعد. أنشئ حسابًا أولًا.' },
    { field },
  ])
})

test('an address that Google has not verified proves nothing', async () => {
  await story.talent({ email: SARA.email })
  await expectRefusal(story, login(await backFromGoogle({ emailVerified: false })), [
    400,
    'social_email_unverified',
    {
      en: 'Google has not verified this email. Please use another account.',
      ar: 'لم تؤكّد Google هذا البريد. استخدم حسابًا آخر.',
    },
  ])
})

test('a token that is made up, another person’s, used or too old opens nothing', async () => {
  await story.talent({ email: SARA.email })
  const proof = await backFromGoogle()
  const used = await backFromGoogle()
  expect(await login(used)(story.person())).toMatchObject({ status: 200 })
  const refused = async (bad: Proof) =>
    expectRefusal(story, login(bad), [
      400,
      'social_token_invalid',
      {
        en: 'Google sign-in could not be completed. Please try again.',
        ar: 'تعذّر تسجيل الدخول عبر Google. أعد المحاولة.',
      },
    ])
  await refused({ ...proof, access_token: 'made up' })
  await refused({ ...proof, provider_id: '1002' })
  await refused(used)
  story.advance(5 * 60_000)
  await refused(proof)
  expect(await story.db.rows(sql`select 1 from sessions`)).toHaveLength(2)
})

test('twenty clicks with one proof make one account and one session (S2)', async () => {
  const proof = await backFromGoogle()
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(proof, 1)(story.person())))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 400),
  ])
  for (const { body } of answers.filter(({ status }) => status === 400)) expect(body.code).toBe('social_token_invalid')
  expect(await story.db.rows(sql`select 1 from users`)).toHaveLength(1)
  expect(await story.db.rows(sql`select 1 from sessions`)).toHaveLength(1)
})

test('a code challenge marks whoever comes through it by Google, with the chosen role [A-021 E-012]', async () => {
  const joined = await register(await backFromGoogle(), 1, { in_competition: 1, role: 'Frontend' })(story.person())
  expect(joined.body.data.user.role).toBe('Frontend')
  const back = await login(await backFromGoogle(), { in_competition: '1', role: 'Backend' })(story.person())
  expect(back.body.data.user.role).toBe('Backend')
  const plain = await login(await backFromGoogle(), { role: 'Ignored' })(story.person())
  expect(plain.body.data.user.role).toBe('Backend')
  expect(await story.db.one(sql`select in_competition from users`)).toEqual({ in_competition: true })
})

test('signing up needs a type, and a closed account stays closed to Google too', async () => {
  const proof = await backFromGoogle()
  const untyped = (person: Person) => person.call(contract.socialRegister, { body: { ...proof, consent } })
  const required = { en: 'This field is required', ar: 'هذا الحقل مطلوب' }
  await expectRefusal(story, untyped, [422, 'required', required, { field: 'type' }])
  await register(proof, 1)(story.person())
  await story.db.run(sql`update users set status = 'closed'`)
  await expectRefusal(story, login(await backFromGoogle()), [
    403,
    'account_blocked',
    { en: 'This account is closed. Please contact us.', ar: 'هذا الحساب مغلق. تواصل معنا.' },
  ])
  expect(await story.db.one(sql`select status from users`)).toEqual({ status: 'closed' })
})
