import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { phoneVerificationsContract as phones } from '@fareeq/domain/phone-verifications/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { clientForm, oneStepForm, pendingForm, talentForm } from '../../testing/forms.ts'
import { type Member, type Person, expectRefusal, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const NOT_BUSINESS = { en: 'The email must be a business email address.', ar: 'يجب أن يكون البريد الإلكتروني بريد عمل.' }
const TAKEN = {
  en: 'This email already registered, Try to login',
  ar: 'هذا البريد مسجَّل من قبل، جرّب تسجيل الدخول',
}
const PHONE_TAKEN = { en: 'This phone number is already registered', ar: 'رقم الجوال هذا مسجَّل من قبل' }
const BAD_PHONE = { en: 'Please enter a valid number', ar: 'أدخل رقمًا صحيحًا' }
const field = 'email'

const validate = (email: string, type: 1 | 2) => (person: Person) =>
  person.call(contract.validateEmail, { body: { email, type } })
const signUpClient = (email: string) => (person: Person) =>
  person.call(signUpContract.register, { body: clientForm({ email }) })
const everyClientForm = (email: string) => [
  validate(email, 2),
  signUpClient(email),
  (person: Person) => person.call(signUpContract.registerOneStep, { body: { ...oneStepForm(), email } }),
  (person: Person) => person.call(visitorMeetingsContract.registerPending, { body: pendingForm({ email }) }),
]

test.each([
  'someone@gmail.com',
  'someone@mail.yahoo.com',
  'someone@outlook.sa',
  'someone@mailinator.com',
  'x@gmail.con',
])(
  'a free, disposable or mistyped mailbox is no business address, on every client form: %s [V-006 A-028]',
  async (email) => {
    for (const submit of everyClientForm(email))
      await expectRefusal(story, submit, [422, 'email_not_business', NOT_BUSINESS, { field }])
    expect(await validate(email, 1)(story.person())).toMatchObject({ status: 200, body: { data: { valid: true } } })
  },
)

test('an address that has an account is refused with the way on, to talents and to clients [X-026 A-028]', async () => {
  const client = await story.client()
  for (const submit of everyClientForm(client.email))
    await expectRefusal(story, submit, [422, 'email_registered', TAKEN, { field }])
  const talent = await story.talent()
  const again = (person: Person) => person.call(signUpContract.register, { body: talentForm({ email: talent.email }) })
  await expectRefusal(story, again, [422, 'email_registered', TAKEN, { field }])
  await expectRefusal(story, validate(client.email, 1), [422, 'email_registered', TAKEN, { field }])
})

test('an address of a member of staff is simply taken', async () => {
  await story.staff()
  const { email } = await story.db.one<{ email: string }>(sql`select email from staff`)
  await expectRefusal(story, validate(email, 2), [422, 'email_registered', TAKEN, { field }])
})

test("a talent's address never becomes a client's, and no form says that it is a talent's [A-028]", async () => {
  const talent = await story.talent({ email: 'laila@nakhla.sa' })
  for (const submit of everyClientForm(talent.email))
    await expectRefusal(story, submit, [422, 'email_registered', TAKEN, { field }])
})

test('a free mailbox is no business address, whether or not a talent has it', async () => {
  const { email } = await story.talent({ email: 'laila@gmail.com' })
  for (const submit of everyClientForm(email))
    await expectRefusal(story, submit, [422, 'email_not_business', NOT_BUSINESS, { field }])
})

test('an address may be checked twenty times a minute, then the caller waits [A-028]', async () => {
  const visitor = story.person()
  for (let n = 0; n < 20; n++)
    expect(await validate(`someone${n}@company.sa`, 2)(visitor)).toMatchObject({ status: 200 })
  story.advance(15_000)
  await expectRefusal(story, validate('another@company.sa', 2), [
    429,
    'too_many_requests',
    {
      en: 'Too many requests. Please wait a moment and try again.',
      ar: 'طلبات كثيرة. انتظر قليلًا ثم أعد المحاولة.',
    },
    { data: { retry_after: 45 } },
  ])
  expect((await validate('another@company.sa', 2)(visitor)).headers.get('retry-after')).toBe('45')
  story.advance(MINUTE)
  expect(await validate('another@company.sa', 2)(visitor)).toMatchObject({ status: 200 })
})

async function verifyPhone(member: Member, phone: string, country_code: string) {
  await member.call(phones.requestPhoneCode, { body: { phone, country_code } })
  const { body } = await member.call(phones.verifyPhone, {
    body: { code: await story.codeFor(`+962${phone.slice(1)}`) },
  })
  expect(body).toEqual({ data: { isVerified: true } })
}

test('a number that somebody has verified is refused to others, while an unverified one stops nobody [V-051 X-024 A-029]', async () => {
  const phone = '0790000123'
  const first = await story.talent({ phone })
  const second = await story.talent({ phone })
  expect(second.user.phone).toBe(first.user.phone)
  await verifyPhone(first, phone, 'JO')
  const refusal = [422, 'phone_registered', PHONE_TAKEN, { field: 'phone' }] as const
  await expectRefusal(story, (person) => person.call(signUpContract.register, { body: talentForm({ phone }) }), [
    ...refusal,
  ])
  const check = (person: Person) => person.call(phones.validatePhone, { body: { phone, country_code: '+962' } })
  await expectRefusal(story, check, [...refusal])
  expect(await check(first)).toMatchObject({ status: 200, body: { data: { valid: true } } })
})

test.each([
  ['of another country', '0501234567', 'JO'],
  ['with the dial code of another country', '+966501234567', '+962'],
  ['too short', '0501', 'SA'],
  ['of a house', '0112345678', 'SA'],
  ['made of letters', 'not a number', 'SA'],
  ['of a country that does not exist', '0501234567', 'ZZ'],
])('a number %s is not valid, on the form and before it [X-025 A-029]', async (_what, phone, country_code) => {
  const refusal = [422, 'phone', BAD_PHONE, { field: 'phone' }] as const
  const check = (person: Person) => person.call(phones.validatePhone, { body: { phone, country_code } })
  const signUp = (person: Person) => person.call(signUpContract.register, { body: talentForm({ phone, country_code }) })
  await expectRefusal(story, check, [...refusal])
  await expectRefusal(story, signUp, [...refusal])
})

test('a number may be typed with Arabic digits, spaces, zeros and direction marks', async () => {
  const { user } = await story.talent({ phone: '\u200f٠٧٩ ٠٠٠ ٠٤٥٦', country_code: '٩٦٢' })
  expect(user.phone).toBe('+962790000456')
  expect((await story.talent({ phone: '۰۰۹۶۲۷۹۰۰۰۰۴۵۷', country_code: 'jo' })).user.phone).toBe('+962790000457')
})

test('a field we do not know is refused by name, and every fault of a form is named at once [A-002]', async () => {
  const visitor = story.person()
  const unknown = await visitor.send('POST', signUpContract.register.path, { ...talentForm(), is_admin: true })
  expect(unknown).toMatchObject({
    status: 422,
    body: {
      message: 'Unknown field: is_admin',
      code: 'unknown_field',
      errors: [{ error: 'Unknown field: is_admin', field: 'is_admin', code: 'unknown_field' }],
    },
  })
  visitor.lang = 'ar'
  const empty = await visitor.send('POST', signUpContract.register.path, {
    type: 1,
    first_name: 'A1',
    consent: { terms: true },
  })
  expect(empty.status).toBe(422)
  expect(empty.body).toMatchObject({ code: 'invalid_input', message: 'حروف فقط' })
  expect(empty.body.errors).toEqual(
    expect.arrayContaining([
      { error: 'حروف فقط', field: 'first_name', code: 'letters_only' },
      { error: 'هذا الحقل مطلوب', field: 'last_name', code: 'required' },
      { error: 'هذا الحقل مطلوب', field: 'email', code: 'required' },
      { error: 'موافقتك مطلوبة للمتابعة', field: 'consent.privacy', code: 'consent' },
    ]),
  )
  for (const fault of empty.body.errors) expect(Object.keys(fault).toSorted()).toEqual(['code', 'error', 'field'])
})
