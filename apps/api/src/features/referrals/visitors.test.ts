import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { referralVisitorsContract as visitors } from '@fareeq/domain/referrals/contract-visitors.ts'
import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { freshStory, refusalBody } from '../../testing/story.ts'
import { erasePerson } from '../privacy-requests/actions-erasure.ts'
import { followReferrals } from './actions-clock.ts'

const story = await freshStory()

let count = 0
const address = (name: string) => `${name}${++count}@example.test`
const friend = (overrides: object = {}) => ({
  name: 'Sara Ali',
  email: address('friend'),
  role_id: 'qa_engineer',
  years: 3,
  consent: true as const,
  ...overrides,
})

const introduce = (email: string, overrides: object = {}) =>
  story.person().call(visitors.introduce, { body: { name: 'Omar Nasser', email, ...overrides } })
const confirm = (email: string, code: string, name = 'Omar Nasser') =>
  story.person().call(visitors.confirm, { body: { name, email, code } })
async function passOf(email: string, name?: string): Promise<string> {
  expect(await introduce(email)).toMatchObject({ status: 202, body: { data: { resend_after: 60, expires_in: 600 } } })
  return (await confirm(email, await story.codeFor(email), name)).body.data.pass
}
const invite = (pass: string, overrides: object = {}, headers = {}) =>
  story.person().call(visitors.invite, { body: { ...friend(overrides), pass } }, headers)
const referrals = () =>
  story.db.rows<{ referrer_id: string | null; referrer_email: string | null; referrer_name: string | null }>(sql`
    select referrer_id, referrer_email, referrer_name from referrals order by id`)
const clock = () => followReferrals(story.work())

describe('a visitor brings a friend [R-017]', () => {
  test('with a name and an address proved by a code; the friend is asked, and the news comes by mail', async () => {
    const me = address('omar')
    const sara = address('sara')
    const answer = await invite(await passOf(me), { email: sara })
    expect(answer).toMatchObject({ status: 202, body: { data: { tier: 'mid', amount_usd: 200 } } })
    expect(await referrals()).toEqual([{ referrer_id: null, referrer_email: me, referrer_name: 'Omar Nasser' }])
    const [mail] = await story.outbox(sara)
    expect(mail?.text).toContain('Omar Nasser')
    const params = { token: /token=([\w-]{43})/.exec(mail!.text)![1]! }
    const response = await story.person().call(contract.invitation, { params })
    expect(response.body.data).toMatchObject({ inviter: 'Omar Nasser', state: 'open' })
    await story.person().call(contract.accept, { params })
    expect((await story.outbox(me))[0]).toMatchObject({ subject: 'Sara Ali has agreed to your invitation' })
  })

  test('and finds it in the account opened with that address, from the first sign-in on', async () => {
    const me = address('omar')
    await invite(await passOf(me), { email: address('sara'), name: 'Sara Ali' })
    const omar = await story.talent({ email: me })
    expect(await referrals()).toEqual([{ referrer_id: omar.user.id, referrer_email: null, referrer_name: null }])
    expect((await omar.call(contract.list)).body.data).toMatchObject([{ name: 'Sara Ali', status: 'invited' }])
    const trail = await story.db.rows(sql`select actor_id from audit_entries where action = 'referral.adopted'`)
    expect(trail).toEqual([{ actor_id: omar.user.id }])
  })

  test('the clock hands it over, too: to a talent who proved the address, to nobody else', async () => {
    const [me, company] = [address('omar'), address('company')]
    for (const one of [me, company]) await invite(await passOf(one))
    await story.db.run(sql`
      insert into users (id, type, email, first_name, last_name, signup_source, created_at, updated_at)
      values (gen_random_uuid(), 1, ${me}, 'x', 'y', 'z', ${story.now()}, ${story.now()}),
        (gen_random_uuid(), 2, ${company}, 'x', 'y', 'z', ${story.now()}, ${story.now()})`)
    await story.db.run(sql`update users set email_verified_at = ${story.now()} where email = ${company}`)
    const waiting = async () => (await referrals()).map(({ referrer_email }) => String(referrer_email)).toSorted()
    await clock()
    expect(await waiting()).toEqual([company, me])
    await story.db.run(sql`update users set email_verified_at = ${story.now()} where email = ${me}`)
    await clock()
    expect(await waiting()).toEqual([company, 'null'])
  })

  test('a friend who has not answered is reminded by being invited again: after three days, twice, by nobody else', async () => {
    const [me, sara] = [address('omar'), address('sara')]
    const mailCount = async () => (await story.outbox(sara)).length
    const again = async (from = me) => {
      expect(await invite(await passOf(from), { email: sara })).toMatchObject({ status: 202 })
      return mailCount()
    }
    expect([await again(), await again()]).toEqual([1, 1])
    story.advance(3 * DAY)
    expect([await again(address('khalid')), await again(), await again()]).toEqual([1, 2, 2])
    story.advance(3 * DAY)
    expect(await again()).toBe(3)
    story.advance(3 * DAY)
    expect(await again()).toBe(3)
    expect((await story.outbox(sara))[0]?.subject).toMatch(/^Reminder/)
    expect(await referrals()).toHaveLength(1)
  })

  test('somebody with an account invites in its name, whatever name was typed', async () => {
    const layla = await story.talent()
    const sara = address('sara')
    await invite(await passOf(layla.email, 'Somebody Else'), { email: sara })
    expect(await referrals()).toEqual([{ referrer_id: layla.user.id, referrer_email: null, referrer_name: null }])
    expect((await story.outbox(sara))[0]?.text).toContain(`${layla.user.first_name} ${layla.user.last_name}`)
  })
})

describe('who is here is not told to a visitor', () => {
  test('the answer is the same for an address with an account and without', async () => {
    const layla = await story.talent()
    const answers = [await introduce(layla.email), await introduce(address('nobody'))]
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect((await story.outbox(layla.email))[0]?.subject).toMatch(/^Your Fareeq code to confirm your email/)
  })

  test('nor whether a friend is here, was invited or has declined: nothing is sent, and the answer is the same', async () => {
    const [layla, pass, sara] = [await story.talent(), await passOf(address('omar')), address('sara')]
    const first = await invite(pass, { email: sara })
    const other = await passOf(address('khalid'))
    const before = await story.db.rows(sql`select 1 from messages`)
    for (const email of [layla.email, sara])
      expect(await invite(other, { email })).toMatchObject({ status: first.status, body: first.body })
    expect(await story.db.rows(sql`select 1 from messages`)).toHaveLength(before.length)
    expect(await referrals()).toHaveLength(1)
  })

  test('every try counts, whatever comes of it', async () => {
    const layla = await story.talent()
    const pass = await passOf(address('omar'))
    const statuses = []
    for (const email of [layla.email, layla.email, address('a'), layla.email, address('b'), address('c')])
      statuses.push((await invite(pass, { email })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

describe('an address is proved', () => {
  test('by a code that works once, even for two who send it at one moment', async () => {
    const me = address('omar')
    await introduce(me)
    const code = await story.codeFor(me)
    const answers = await Promise.all([confirm(me, code), confirm(me, code), confirm(me, code)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422', '422'])
  })

  test('a wrong code costs a retry, the third one an hour', async () => {
    const me = address('omar')
    await introduce(me)
    const wrong = String((Number(await story.codeFor(me)) + 1) % 10_000).padStart(4, '0')
    expect((await confirm(me, wrong)).body).toEqual(
      refusalBody('code_wrong', codeErrors.code_wrong.en, { field: 'code', data: { retries: 2 } }),
    )
    await confirm(me, wrong)
    expect((await confirm(me, wrong)).body.code).toBe('code_limit')
    expect((await introduce(me)).status).toBe(429)
  })

  test('it opens no account, and a code that opens one proves nothing here', async () => {
    const layla = await story.talent()
    await introduce(layla.email)
    const otpCode = await story.codeFor(layla.email)
    const entered = await story.person().send('POST', '/api/auth/login', { email: layla.email, otpCode })
    expect(entered.status).toBe(422)
    await story.person().send('POST', '/api/auth/generateOTP', { email: layla.email })
    const signIn = await story.codeFor(layla.email)
    if (signIn !== otpCode) expect((await confirm(layla.email, signIn)).status).toBe(422)
  })

  test('for two hours; a pass that was made up or has ended asks for the code again', async () => {
    const pass = await passOf(address('omar'))
    const unconfirmed = { status: 409, body: { code: 'address_unconfirmed' } }
    expect(await invite('A'.repeat(pass.length))).toMatchObject(unconfirmed)
    story.advance(2 * HOUR - MINUTE)
    expect(await invite(pass)).toMatchObject({ status: 202 })
    story.advance(MINUTE)
    expect(await invite(pass)).toMatchObject(unconfirmed)
  })
})

test('the rules are those of a talent: not oneself, a role there is, the friend’s knowledge', async () => {
  const me = address('omar')
  const pass = await passOf(me)
  const refused = async (overrides: object) => (await invite(pass, overrides)).body.errors[0]
  expect(await refused({ email: me })).toMatchObject({
    field: 'email',
    code: 'referred_oneself',
    error: referralErrors.referred_oneself.en,
  })
  expect(await refused({ role_id: 'wizard' })).toMatchObject({ field: 'role_id', code: 'choice' })
  expect(await refused({ consent: false })).toMatchObject({ field: 'consent', code: 'consent' })
  expect(await referrals()).toEqual([])
})

test('a visitor and a talent invite one friend at once: one invitation is sent', async () => {
  const layla = await story.talent()
  await story.db.run(sql`update users set phone_verified_at = ${story.now()}`)
  const passes = [await passOf(address('omar')), await passOf(address('khalid'))]
  const sara = friend()
  await Promise.all([
    ...passes.map((pass) => invite(pass, sara)),
    layla.call(contract.invite, { body: sara }),
    invite(passes[0]!, sara, { 'idempotency-key': 'one' }),
  ])
  expect(await story.outbox(sara.email)).toHaveLength(1)
  expect(await referrals()).toHaveLength(1)
})

test('whoever closes their account takes the address along that they invited with', async () => {
  const omar = await story.talent()
  await story.db.run(sql`update users set status = 'pending'`)
  await invite(await passOf(omar.email))
  const { id } = omar.user
  await story.db.transaction((db) => erasePerson(story.work(db), { id, email: omar.email, phone: null }))
  expect(await referrals()).toEqual([{ referrer_id: id, referrer_email: null, referrer_name: null }])
  expect(await story.db.rows(sql`select 1 from code_records where subject = ${omar.email}`)).toEqual([])
})

test('a robot is answered like everybody, and nothing is kept or sent', async () => {
  const me = address('robot')
  expect(await introduce(me, { website: 'http://x.test' })).toMatchObject({
    status: 202,
    body: { data: { resend_after: 60, expires_in: 600 } },
  })
  expect(await story.outbox(me)).toEqual([])
  const pass = await passOf(address('omar'))
  expect(await invite(pass, { website: 'http://x.test' })).toMatchObject({ status: 202 })
  expect(await referrals()).toEqual([])
})
