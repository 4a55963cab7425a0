import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { clientForm, oneStepForm, pendingForm, talentForm } from '../../testing/forms.ts'
import { freshStory } from '../../testing/story.ts'
import { soon } from '../../testing/soon.ts'

const story = await freshStory()

const userRow = (email: string) => story.db.one(sql`select * from users where email = ${email}`)
const count = async (table: 'users' | 'consents' | 'messages' | 'audit_entries') =>
  (await story.db.one<{ n: number }>(sql`select count(*)::int as n from ${sql.id(table)}`)).n

test('a talent signs up, is mailed a four-digit code, signs in with it and is known by a bearer token [P-001 A-004 A-006 A-018 A-019 A-020 R-095 E-005 E-006 E-007 E-008 E-009 E-010 E-011 E-013]', async () => {
  const visitor = story.person({ lang: 'ar' })
  const form = talentForm({ email: '  Laila.Haddad@Gmail.com ' })
  const email = 'laila.haddad@gmail.com'
  const signedUp = await visitor.call(signUpContract.register, { body: { ...form, utm: { utm_source: 'Whapp' } } })
  expect(signedUp).toMatchObject({ status: 201, body: { data: { email } } })
  expect(signedUp.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await userRow(email)).toMatchObject({ signup_source: 'story', utm: { utm_source: 'Whapp' }, lang: 'ar' })

  const [mail, ...others] = await story.outbox(email)
  const code = await story.codeFor(email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ channel: 'email', lang: 'ar', subject: `رمز التحقق من منصة فريق: ${code}` })
  expect(code).toMatch(/^\d{4}$/)
  expect(JSON.stringify(signedUp.body)).not.toContain(code)

  const { status, body } = await visitor.call(contract.login, { body: { email, otpCode: code } })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        user: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          email,
          type: 1,
          step: 1,
          timezone: null,
          isVerified: false,
          from_workable: false,
          role: null,
          first_name: 'ليلى',
          second_first_name: null,
          second_last_name: null,
          last_name: 'حدّاد',
          phone: expect.stringMatching(/^\+962791\d{6}$/),
          country: 'JO',
          website: null,
          company: null,
          version: 1,
          member_role: null,
          digits: 'latn',
        },
      },
    },
  })
  const talent = story.person({ token: body.data.access_token })
  expect(await talent.call(contract.me)).toMatchObject({ status: 200, body: { data: body.data.user } })
})

test('a client signs up from a company address; the website gets its https and the mail is in the language of the page [A-018 E-007]', async () => {
  const client = await story.client({}, 'en')
  expect(client.user).toMatchObject({ type: 2, step: 1, role: 'CTO', country: 'SA' })
  expect(await userRow(client.email)).toMatchObject({ website: 'https://company.sa', lang: 'en', status: 'active' })
  expect((await story.outbox(client.email))[0]?.subject).toMatch(/^Your Fareeq code: \d{4}$/)
})

test('signing up from the one-step wizard keeps what the client had already said, and answers with the address [A-017]', async () => {
  const form = oneStepForm()
  const answer = await story.person().call(signUpContract.registerOneStep, { body: form })
  expect(answer).toMatchObject({ status: 201, body: { data: { email: form.email } } })
  const { about, services, technologies } = form
  expect(await userRow(form.email)).toMatchObject({ type: 2, step_one: { about, services, technologies } })
  const otpCode = await story.codeFor(form.email)
  expect(await story.person().call(contract.login, { body: { email: form.email, otpCode } })).toMatchObject({
    status: 200,
  })
})

test('a visitor who books a meeting is a pending client until the code is entered, and may correct the form meanwhile [A-022]', async () => {
  const visitor = story.person()
  const form = pendingForm()
  const answer = await visitor.call(visitorMeetingsContract.registerPending, { body: form })
  expect(answer).toMatchObject({ status: 202, body: { data: { email: form.email } } })
  expect(await userRow(form.email)).toMatchObject({ status: 'pending' })

  const again = await visitor.call(visitorMeetingsContract.registerPending, { body: { ...form, first_name: 'Khaled' } })
  expect(again).toMatchObject({ status: 202, body: answer.body })
  expect(await userRow(form.email)).toMatchObject({ status: 'pending', first_name: 'Khaled' })

  const otpCode = await story.codeFor(form.email)
  const entered = await visitor.call(contract.login, { body: { email: form.email, otpCode } })
  expect(entered).toMatchObject({ status: 200, body: { data: { user: { type: 2, first_name: 'Khaled' } } } })
  expect(await userRow(form.email)).toMatchObject({ status: 'active' })
  expect(await visitor.call(visitorMeetingsContract.registerPending, { body: form })).toMatchObject({
    status: 422,
    body: { code: 'email_registered' },
  })
})

test('coming back as a pending client gives a guesser neither new retries nor more mails', async () => {
  const form = pendingForm()
  const visitor = story.person()
  await visitor.call(visitorMeetingsContract.registerPending, { body: form })
  const right = await story.codeFor(form.email)
  const guess = () =>
    visitor.call(contract.login, { body: { email: form.email, otpCode: right === '0000' ? '0001' : '0000' } })
  const back = () => visitor.call(visitorMeetingsContract.registerPending, { body: form })
  expect(await guess()).toMatchObject({ status: 422, body: { data: { retries: 2 } } })
  expect(await back()).toMatchObject({ status: 202 })
  expect(await guess()).toMatchObject({ status: 422, body: { data: { retries: 1 } } })
  expect(await back()).toMatchObject({ status: 202 })
  expect(await guess()).toMatchObject({ status: 429, body: { code: 'code_limit' } })
  expect(await back()).toMatchObject({ status: 429, body: { code: 'code_limit' } })
  expect(await story.outbox(form.email)).toHaveLength(1)
})

test('what a person agreed to is kept in a ledger, and what happened in the audit trail', async () => {
  const { user } = await story.talent()
  const { version, ...first } = await story.db.one<{ version: string; kind: string }>(
    sql`select kind, granted, version, at from consents where user_id = ${user.id} and kind = 'terms'`,
  )
  expect(version).toMatch(/^\d{4}-\d{2}$/)
  expect(first).toEqual({ kind: 'terms', granted: true, at: story.now() })
  expect(await story.db.rows(sql`select kind, granted from consents order by kind`)).toEqual([
    { kind: 'marketing', granted: false },
    { kind: 'privacy', granted: true },
    { kind: 'terms', granted: true },
  ])
  const trail = await story.db.rows(
    sql`select actor_kind, action, details from audit_entries where subject_id = ${user.id} and actor_id = ${user.id} order by id`,
  )
  expect(trail).toEqual([
    { actor_kind: 'talent', action: 'account.opened', details: { source: 'story' } },
    { actor_kind: 'talent', action: 'session.opened', details: {} },
  ])
})

test('twenty people sign up with one address at the same moment: exactly one wins, the rest are told why (S2)', async () => {
  const email = 'one@gmail.com'
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => story.person().call(signUpContract.register, { body: talentForm({ email }) })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers.filter((answer) => answer.status !== 201))
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'email_registered', errors: [{ field: 'email' }] },
    })
  expect([await count('users'), await count('consents'), await count('messages')]).toEqual([1, 3, 1])
})

test('a refused sign-up leaves no trace', async () => {
  const email = 'someone@gmail.com'
  await story.person().call(signUpContract.register, { body: clientForm({ email }) })
  await story
    .person()
    .call(signUpContract.register, { body: { ...talentForm({ email }), consent: { terms: false } } as never })
  expect([
    await count('users'),
    await count('consents'),
    await count('messages'),
    await count('audit_entries'),
  ]).toEqual([0, 0, 0, 0])
})

test('an address that nobody proves is free again after a day', async () => {
  const form = talentForm()
  await story.person().call(signUpContract.register, { body: form })
  const proved = await story.talent()
  story.advance(DAY + HOUR)
  await story.app.platform.jobs.send(story.db, 'accounts.forget-unproved', {})
  await soon(async () => expect(await count('users')).toBe(1))
  expect(await userRow(proved.email)).toMatchObject({ id: proved.user.id })
  expect(await story.person().call(signUpContract.register, { body: form })).toMatchObject({ status: 201 })
})

test('a time zone is kept if it is an IANA name, and refused by its own rule if it is not [A-030 E-009]', async () => {
  const talent = await story.talent()
  const set = (timezone: string) => talent.call(contract.setTimezone, { body: { timezone } })
  for (const zone of ['Asia/Riyadh', 'America/Argentina/Buenos_Aires', 'UTC'])
    expect(await set(zone)).toMatchObject({ status: 200, body: { data: { id: talent.user.id, timezone: zone } } })
  const sentence = { en: 'Choose a valid time zone', ar: 'اختر منطقة زمنية صحيحة' }
  for (const zone of ['GMT+3', 'AST', '+03:00', 'Asia/Nowhere', 'Riyadh', '', "Asia/Riyadh'; drop table users"])
    for (const lang of ['ar', 'en'] as const) {
      talent.lang = lang
      const { status, body } = await set(zone)
      expect({ status, body }).toEqual({
        status: 422,
        body: {
          message: sentence[lang],
          code: 'time_zone',
          errors: [{ error: sentence[lang], field: 'timezone', code: 'time_zone' }],
        },
      })
    }
  expect((await talent.call(contract.me)).body.data.timezone).toBe('UTC')
})
