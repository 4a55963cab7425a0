import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, MINUTE, SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { phoneVerificationsContract as contract } from '@fareeq/domain/phone-verifications/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, type Person, expectRefusal, freshStory, refusalBody } from '../../testing/story.ts'

const story = await freshStory()

const PHONE = { phone: '0790000777', country_code: 'JO' } as const
const E164 = '+962790000777'
const request = (person: Person, overrides: object = {}) =>
  person.call(contract.requestPhoneCode, { body: { ...PHONE, ...overrides } })
const verify = (person: Person, code: string) => person.call(contract.verifyPhone, { body: { code } })
const wrongFor = (code: string) => (code === '1234' ? '4321' : '1234')
const isVerified = async (person: Person) => (await person.call(accountsContract.me)).body.data.isVerified
const TAKEN = { en: 'This phone number is already registered', ar: 'رقم الجوال هذا مسجَّل من قبل' }
const LIMIT = {
  en: "You've reached the limit. Please try again in 60 minutes.",
  ar: 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.',
}
const blockedUntil = (until: Date) => ({
  retries: 0,
  retry_at: until.toISOString(),
  retry_after: Math.ceil((until.getTime() - story.now().getTime()) / SECOND),
})
/** The same person, speaking the language of the page. */
const speaking =
  (member: Member, ask: (person: Person) => Promise<Awaited<ReturnType<typeof request>>>) => (person: Person) =>
    ask(Object.assign(person, { token: member.token }))

test('a talent is sent four digits by message and verifies the mobile with them [P-002 A-026 A-027 R-096 K-042 K-043 S-067 E-010]', async () => {
  const talent = await story.talent({}, 'ar')
  expect(await isVerified(talent)).toBe(false)
  const response = await request(talent)
  expect(response).toMatchObject({ status: 200 })
  expect(response.body).toEqual({
    data: { retries: 3, resend_after: 60, expires_in: 600, channel: 'sms', phone: '+9627••••••77' },
  })
  const code = await story.codeFor(E164)
  expect(await story.outbox(E164)).toEqual([
    {
      channel: 'sms',
      lang: 'ar',
      subject: null,
      text: `رمز التحقق من منصة فريق: ${code}. صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
    },
  ])
  expect(await isVerified(talent)).toBe(false)
  expect(await verify(talent, code)).toMatchObject({ status: 200, body: { data: { isVerified: true } } })
  expect((await talent.call(accountsContract.me)).body.data).toMatchObject({ isVerified: true, phone: E164 })
  const trail = await story.db.rows(sql`select actor_id from audit_entries where action = 'phone.verified'`)
  expect(trail).toEqual([{ actor_id: talent.user.id }])
})

test.each(['whatsapp', 'voice'] as const)('the code may come by %s', async (channel) => {
  const talent = await story.talent()
  expect(await request(talent, { channel })).toMatchObject({ status: 200, body: { data: { channel } } })
  expect(await story.outbox(E164)).toMatchObject([{ channel, lang: 'en' }])
  expect(await verify(talent, await story.codeFor(E164))).toMatchObject({ status: 200 })
})

test('retries count down 3, 2, 1, and then sixty minutes pass without any code [S-069 S-070 K-043 K-044 X-021 X-022]', async () => {
  const talent = await story.talent()
  expect((await request(talent)).body.data.retries).toBe(3)
  const right = await story.codeFor(E164)
  const miss = () => verify(talent, wrongFor(right))
  const first = await miss()
  const details = { field: 'code', data: { retries: 2 } }
  expect([first.status, first.body]).toEqual([422, refusalBody('code_wrong', 'Wrong code', details)])
  talent.lang = 'ar'
  expect((await miss()).body).toEqual(
    refusalBody('code_wrong', 'الرمز غير صحيح', { field: 'code', data: { retries: 1 } }),
  )
  // A new code does not bring new retries.
  story.advance(MINUTE)
  expect((await request(talent)).body.data).toMatchObject({ retries: 1, expires_in: 600 })

  const until = after(story.now(), 60 * MINUTE)
  const third = await verify(talent, wrongFor(await story.codeFor(E164)))
  expect([third.status, third.body]).toEqual([429, refusalBody('code_limit', LIMIT.ar, { data: blockedUntil(until) })])
  story.advance(59 * MINUTE)
  const blocked = [429, 'code_limit', LIMIT, { data: blockedUntil(until) }] as const
  await expectRefusal(story, speaking(talent, request), [...blocked])
  const right2 = await story.codeFor(E164)
  await expectRefusal(
    story,
    speaking(talent, (person) => verify(person, right2)),
    [...blocked],
  )
  story.advance(MINUTE)
  expect((await request(talent)).body.data.retries).toBe(3)
  expect(await verify(talent, await story.codeFor(E164))).toMatchObject({ status: 200 })
})

test('five wrong codes in a day are the last of that day', async () => {
  const talent = await story.talent()
  const miss = async () => verify(talent, wrongFor(await story.codeFor(E164)))
  await request(talent)
  for (let n = 0; n < 3; n++) await miss()
  story.advance(60 * MINUTE)
  await request(talent)
  expect(await miss()).toMatchObject({ status: 422, body: { data: { retries: 2 } } })
  const data = blockedUntil(after(story.now(), DAY))
  const en = "You've reached the limit. Please try again tomorrow."
  expect((await miss()).body).toEqual(refusalBody('code_limit_day', en, { data }))
  const sentences = { en, ar: 'بلغت الحد المسموح. أعد المحاولة غدًا.' }
  await expectRefusal(story, speaking(talent, request), [429, 'code_limit_day', sentences, { data }])
})

test('a code that is malformed, never asked for, expired or used is invalid and costs nothing [X-020]', async () => {
  const talent = await story.talent()
  const sentences = { en: 'Invalid code', ar: 'رمز غير صالح' }
  const invalid = (code: string) =>
    expectRefusal(
      story,
      speaking(talent, (person) => verify(person, code)),
      [422, 'code_invalid', sentences, { field: 'code' }],
    )
  await invalid('1234')
  await request(talent)
  const code = await story.codeFor(E164)
  for (const input of ['123', '12345', 'abcd', '12.4']) await invalid(input)
  story.advance(10 * MINUTE)
  await invalid(code)
  await request(talent)
  const fresh = await story.codeFor(E164)
  expect(await verify(talent, fresh)).toMatchObject({ status: 200 })
  await invalid(fresh)
})

test('the number and the code may be typed in Arabic digits', async () => {
  const talent = await story.talent()
  await request(talent, { phone: '٠٧٩ ٠٠٠ ٠٧٧٧', country_code: '+٩٦٢' })
  const code = (await story.codeFor(E164)).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
  expect(await verify(talent, code)).toMatchObject({ status: 200 })
})

test('asking again too soon sends nothing and breaks nothing; the fourth message of an hour is refused', async () => {
  const talent = await story.talent()
  await request(talent)
  story.advance(10 * SECOND)
  expect((await request(talent)).body.data).toMatchObject({ retries: 3, resend_after: 50, expires_in: 590 })
  expect(await story.outbox(E164)).toHaveLength(1)
  for (let n = 0; n < 2; n++) {
    story.advance(MINUTE)
    expect(await request(talent)).toMatchObject({ status: 200 })
  }
  story.advance(MINUTE)
  const data = blockedUntil(after(story.now(), 60 * MINUTE))
  await expectRefusal(story, speaking(talent, request), [429, 'code_limit', LIMIT, { data }])
  expect(await story.outbox(E164)).toHaveLength(3)
})

test('many numbers tried by one person cost as many messages as one: three an hour', async () => {
  const talent = await story.talent()
  for (const last of ['1', '2', '3'])
    expect(await request(talent, { phone: `079000055${last}` })).toMatchObject({ status: 200 })
  expect(await request(talent, { phone: '0790000554' })).toMatchObject({ status: 429, body: { code: 'code_limit' } })
  expect(await story.outbox('+962790000554')).toEqual([])
})

test('a code belongs to the number and the person it was sent to', async () => {
  const [talent, other] = [await story.talent(), await story.talent()]
  await request(talent)
  const code = await story.codeFor(E164)
  expect(await verify(other, code)).toMatchObject({ status: 422, body: { code: 'code_invalid' } })
  await request(talent, { phone: '0790000778' })
  const second = await story.codeFor('+962790000778')
  if (second !== code) expect(await verify(talent, code)).toMatchObject({ status: 422, body: { code: 'code_wrong' } })
  expect(await verify(talent, second)).toMatchObject({ status: 200 })
  expect((await talent.call(accountsContract.me)).body.data.phone).toBe('+962790000778')
})

test('a number verified by somebody else is refused, an invalid one too, and one’s own needs no second code [V-051 X-024 X-025]', async () => {
  const [first, second] = [await story.talent(), await story.client()]
  await request(first)
  await verify(first, await story.codeFor(E164))
  await expectRefusal(story, speaking(second, request), [422, 'phone_registered', TAKEN, { field: 'phone' }])
  const own = { en: 'Your phone is already verified', ar: 'جوالك موثّق من قبل' }
  await expectRefusal(story, speaking(first, request), [409, 'phone_already_verified', own])
  const bad = (person: Person) => request(person, { phone: '0790000777', country_code: 'SA' })
  const sentences = { en: 'Please enter a valid number', ar: 'أدخل رقمًا صحيحًا' }
  await expectRefusal(story, speaking(second, bad), [422, 'phone', sentences, { field: 'phone' }])
  expect(await story.outbox(E164)).toHaveLength(1)
})

test('ten people verify one number at the same moment: exactly one keeps it (S2)', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => story.talent()))
  const codes: string[] = []
  for (const person of people) {
    await request(person)
    codes.push(await story.codeFor(E164))
  }
  const answers = await Promise.all(people.map((person, n) => verify(person, codes[n]!)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body]).toEqual([422, refusalBody('phone_registered', TAKEN.en, { field: 'phone' })])
  expect(await story.db.rows(sql`select 1 from users where phone_verified_at is not null`)).toHaveLength(1)
  expect((await Promise.all(people.map(isVerified))).filter(Boolean)).toHaveLength(1)
})
