import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, MINUTE, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { talentForm } from '../../testing/forms.ts'
import { freshStory, refusalBody } from '../../testing/story.ts'

const story = await freshStory()

const WRONG = { en: 'Wrong code', ar: 'الرمز غير صحيح' }
const INVALID = { en: 'Invalid code', ar: 'رمز غير صالح' }
const LIMIT = {
  en: "You've reached the limit. Please try again in 60 minutes.",
  ar: 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.',
}
const TOMORROW = {
  en: "You've reached the limit. Please try again tomorrow.",
  ar: 'بلغت الحد المسموح. أعد المحاولة غدًا.',
}
const field = 'otpCode'

/** Somebody who has just signed up and looks at the mail. */
async function signedUp() {
  const { email } = talentForm()
  await story.person().call(signUpContract.register, { body: talentForm({ email }) })
  return email
}
const enter = (email: string, otpCode: string, lang: 'ar' | 'en' = 'en') =>
  story.person({ lang }).call(contract.login, { body: { email, otpCode } })
const requestCode = (email: string, lang: 'ar' | 'en' = 'en') =>
  story.person({ lang }).call(contract.generateOtp, { body: { email } })
const wrongFor = (code: string) => (code === '1234' ? '4321' : '1234')
const blockedUntil = (until: Date) => ({
  retries: 0,
  retry_at: until.toISOString(),
  retry_after: Math.ceil((until.getTime() - story.now().getTime()) / SECOND),
})

test('a wrong code costs a retry: two left, one left, then sixty minutes without any code [X-021 X-022]', async () => {
  const email = await signedUp()
  const right = await story.codeFor(email)
  const wrong = wrongFor(right)
  const first = await enter(email, wrong, 'en')
  expect([first.status, first.body]).toEqual([
    422,
    refusalBody('code_wrong', WRONG.en, { field, data: { retries: 2 } }),
  ])
  const second = await enter(email, wrong, 'ar')
  expect([second.status, second.body]).toEqual([
    422,
    refusalBody('code_wrong', WRONG.ar, { field, data: { retries: 1 } }),
  ])

  const until = after(story.now(), 60 * MINUTE)
  const third = await enter(email, wrong, 'en')
  expect([third.status, third.body]).toEqual([429, refusalBody('code_limit', LIMIT.en, { data: blockedUntil(until) })])
  expect(third.headers.get('retry-after')).toBe('3600')
  story.advance(59 * MINUTE + 59 * SECOND)
  for (const answer of [await enter(email, right, 'ar'), await requestCode(email, 'ar')])
    expect([answer.status, answer.body]).toEqual([
      429,
      refusalBody('code_limit', LIMIT.ar, { data: blockedUntil(until) }),
    ])

  story.advance(SECOND)
  expect((await enter(email, right)).body).toEqual(refusalBody('code_invalid', INVALID.en, { field }))
  expect(await requestCode(email)).toMatchObject({ status: 200 })
  expect(await enter(email, await story.codeFor(email))).toMatchObject({
    status: 200,
    body: { data: { user: { email } } },
  })
})

test('five wrong codes in a day close sign-in by code for 24 hours, and the owner is told by mail (S6)', async () => {
  const email = await signedUp()
  const miss = async () => enter(email, wrongFor(await story.codeFor(email)))
  for (let n = 0; n < 3; n++) await miss()
  story.advance(61 * MINUTE)
  await requestCode(email)
  expect(await miss()).toMatchObject({ status: 422, body: { data: { retries: 2 } } })
  expect((await story.outbox(email)).map(({ subject }) => subject)).not.toContain(
    'We blocked attempts to sign in to your account',
  )

  const until = after(story.now(), DAY)
  const fifth = await miss()
  expect([fifth.status, fifth.body]).toEqual([
    429,
    refusalBody('code_limit_day', TOMORROW.en, { data: blockedUntil(until) }),
  ])
  expect((await story.outbox(email))[0]).toMatchObject({
    subject: 'We blocked attempts to sign in to your account',
    lang: 'en',
  })
  story.advance(20 * 60 * MINUTE)
  expect((await requestCode(email, 'ar')).body).toEqual(
    refusalBody('code_limit_day', TOMORROW.ar, { data: blockedUntil(until) }),
  )
  story.advance(4 * 60 * MINUTE)
  expect(await requestCode(email)).toMatchObject({ status: 200 })
  expect(await enter(email, await story.codeFor(email))).toMatchObject({ status: 200 })
})

test('a malformed, expired or used code is invalid, and costs nothing [X-020]', async () => {
  const email = await signedUp()
  const code = await story.codeFor(email)
  for (const input of ['12', '12345', 'abcd', '12 34', '-123', '1e10', '１２３'])
    for (const lang of ['ar', 'en'] as const) {
      const { status, body } = await enter(email, input, lang)
      expect([status, body]).toEqual([422, refusalBody('code_invalid', INVALID[lang], { field })])
    }
  story.advance(10 * MINUTE)
  expect((await enter(email, code)).body).toEqual(refusalBody('code_invalid', INVALID.en, { field }))
  await requestCode(email)
  const fresh = await story.codeFor(email)
  if (fresh !== code)
    expect((await enter(email, code)).body).toMatchObject({ code: 'code_wrong', data: { retries: 2 } })
  story.advance(9 * MINUTE + 59 * SECOND)
  expect(await enter(email, fresh)).toMatchObject({ status: 200 })
  expect((await enter(email, fresh)).body).toEqual(refusalBody('code_invalid', INVALID.en, { field }))
})

test('a code may be typed in Arabic or Persian digits, with spaces and direction marks around it', async () => {
  const email = await signedUp()
  const inDigits = (code: string, zero: number) =>
    code.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
  expect(await enter(email, ` \u200f${inDigits(await story.codeFor(email), 0x0660)} `)).toMatchObject({ status: 200 })
  await requestCode(email)
  expect(await enter(email, inDigits(await story.codeFor(email), 0x06f0))).toMatchObject({ status: 200 })
})

test('asking again too soon is no error: the same code stays good and no second mail goes out', async () => {
  const email = await signedUp()
  const code = await story.codeFor(email)
  story.advance(20 * SECOND)
  expect(await requestCode(email)).toMatchObject({ status: 200, body: { data: { resend_after: 40, expires_in: 580 } } })
  expect(await story.outbox(email)).toHaveLength(1)
  expect(await enter(email, code)).toMatchObject({ status: 200 })
})

test('three codes an hour are sent, each killing the one before; the fourth request is refused for an hour [A-019 X-022]', async () => {
  const email = await signedUp()
  const codes = [await story.codeFor(email)]
  for (let n = 0; n < 2; n++) {
    story.advance(MINUTE)
    expect(await requestCode(email)).toMatchObject({
      status: 200,
      body: { data: { resend_after: 60, expires_in: 600 } },
    })
    codes.unshift(await story.codeFor(email))
  }
  expect(await story.outbox(email)).toHaveLength(3)
  story.advance(MINUTE)
  const fourth = await requestCode(email, 'ar')
  const data = blockedUntil(after(story.now(), 60 * MINUTE))
  expect([fourth.status, fourth.body]).toEqual([429, refusalBody('code_limit', LIMIT.ar, { data })])
  expect(await enter(email, codes[0]!)).toMatchObject({ status: 429 })
  expect(await story.outbox(email)).toHaveLength(3)
  story.advance(60 * MINUTE)
  expect(await requestCode(email)).toMatchObject({ status: 200 })
  expect(await story.outbox(email)).toHaveLength(4)
})

test('a stranger cannot tell an address with an account from one without: asking, guessing and waiting look the same (S6)', async () => {
  const registered = (await story.talent({ email: 'known@gmail.com' })).email
  const unknown = 'nobody@gmail.com'
  const alike = async (act: (email: string) => ReturnType<typeof requestCode>) => {
    const [one, other] = [await act(registered), await act(unknown)].map(({ status, body, headers }) => {
      const { 'x-request-id': id, date, ...rest } = Object.fromEntries(headers)
      expect([typeof id, typeof date]).toEqual(['string', 'string'])
      return { status, body, headers: rest }
    })
    expect(one).toEqual(other)
    return one
  }
  expect(await alike((email) => requestCode(email))).toMatchObject({
    status: 200,
    body: {
      message: 'If this email has an account, a code is on its way.',
      data: { resend_after: 60, expires_in: 600 },
    },
  })
  expect((await alike((email) => requestCode(email, 'ar')))?.body.message).toBe(
    'إن كان لهذا البريد حساب فقد أرسلنا إليه رمزًا.',
  )
  const wrong = wrongFor(await story.codeFor(registered))
  expect(await alike((email) => enter(email, wrong))).toMatchObject({ status: 422, body: { data: { retries: 2 } } })
  await alike((email) => enter(email, wrong))
  expect(await alike((email) => enter(email, wrong))).toMatchObject({ status: 429 })
  const [hint] = await story.outbox(unknown)
  expect(hint?.subject).toBe('No Fareeq account with this email')
  expect(hint?.text).toContain(`${story.env.PUBLIC_URL}/signUp`)
  expect(hint?.text).not.toMatch(/\b\d{4}\b(?!\/)/)
})

test('however many guess at once, three guesses are judged; however many enter at once, one code opens one session (S2)', async () => {
  const email = await signedUp()
  const right = await story.codeFor(email)
  const guesses = await Promise.all(Array.from({ length: 20 }, () => enter(email, wrongFor(right))))
  expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    422,
    422,
    ...Array.from({ length: 18 }, () => 429),
  ])
  story.advance(61 * MINUTE)
  await requestCode(email)
  const otpCode = await story.codeFor(email)
  const entries = await Promise.all(Array.from({ length: 20 }, () => enter(email, otpCode)))
  expect(entries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await story.db.rows(sql`select 1 from sessions`)).toHaveLength(1)
})

test('signing in from a code challenge marks the person and their role, and only then [A-021 E-012]', async () => {
  const email = await signedUp()
  const visitor = story.person()
  const plain = { email, otpCode: await story.codeFor(email), role: 'Backend' }
  expect((await visitor.call(contract.login, { body: plain })).body.data.user.role).toBeNull()
  for (const in_competition of [1, '1', true] as const) {
    await requestCode(email)
    const body = { email, otpCode: await story.codeFor(email), in_competition, role: `Backend ${in_competition}` }
    expect((await visitor.call(contract.login, { body })).body.data.user.role).toBe(`Backend ${in_competition}`)
  }
  expect(await story.db.one(sql`select in_competition from users`)).toEqual({ in_competition: true })
})
