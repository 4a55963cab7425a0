import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { referralErrors } from '@fareeq/domain/referrals/errors.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'

const story = await freshStory()

let count = 0
const friend = (overrides: object = {}) => ({
  name: 'سارة العلي',
  email: `friend${++count}@example.test`,
  role_id: 'qa_engineer',
  years: 3,
  consent: true as const,
  ...overrides,
})

const prove = (member: Member) =>
  story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${member.user.id}`)

async function referrer(overrides: object = {}): Promise<Member> {
  const member = await story.talent(overrides)
  await prove(member)
  return member
}

const listOf = async (member: Member) => (await member.call(contract.list)).body.data

/** From the mail, as the friend has it. */
const linkFor = async (email: string) => {
  const [mail] = await story.outbox(email)
  const [, token, lang] = /\/bring-buddy\/invitation\?token=([\w-]+)&lang=(ar|en)/.exec(mail!.text)!
  return { token: token!, lang, mail: mail! }
}

describe('inviting a friend', () => {
  test('a talent invites, knows tier and amount, and the friend is asked by mail in the language of the page [P-010]', async () => {
    for (const lang of ['ar', 'en'] as const) {
      const layla = await referrer()
      layla.lang = lang
      const body = friend({
        phone: '+966512345678'.replace('78', lang === 'ar' ? '71' : '72'),
        linkedin: 'linkedin.com/in/sara',
      })
      const answer = await layla.call(contract.invite, { body })
      expect(answer).toMatchObject({ status: 201, body: { data: { tier: 'mid', amount_usd: 200, status: 'invited' } } })
      const { mail, lang: linkLang } = await linkFor(body.email)
      expect([mail.lang, linkLang]).toEqual([lang, lang])
      expect(mail.text).toContain(`${layla.user.first_name} ${layla.user.last_name}`)
      expect(mail.text).not.toContain('200')
      const [one, ...rest] = await listOf(layla)
      expect(rest).toEqual([])
      expect(one).toMatchObject({
        name: body.name,
        role: lang === 'ar' ? 'ضمان الجودة' : 'QA engineer',
        status: 'invited',
        void_reason: null,
        timeline: [{ status: 'invited', at: story.now().toISOString() }],
        next: { what: 'answer_by', at: new Date(story.now().getTime() + 30 * DAY).toISOString() },
      })
    }
  })

  test.each([
    [1.9, 'qa_engineer', 'junior', 100],
    [4.9, 'qa_engineer', 'mid', 200],
    [5, 'cto', 'senior', 300],
    [12, 'qa_engineer', 'tech_lead', 450],
    [10, 'cto', 'managerial', 500],
  ])(
    '%d years as %s are quoted before as %s, %d dollars, and kept so [K-055] [K-056]',
    async (years, role_id, tier, amount_usd) => {
      const quote = await story.person().call(contract.quote, { query: { years, role_id } })
      expect(quote.body.data).toEqual({ tier, amount_usd })
      const layla = await referrer()
      const { body } = await layla.call(contract.invite, { body: friend({ years, role_id }) })
      expect(body.data).toMatchObject({ tier, amount_usd })
    },
  )

  test('another reading of the amounts is a row of the policies; what was promised before it stays [K-057]', async () => {
    const layla = await referrer()
    const first = friend({ years: 6 })
    await layla.call(contract.invite, { body: first })
    // Reading B: the amounts come one tier later, with 100 as the base.
    await story.policies({ referral_mid_usd: 100, referral_senior_usd: 200, referral_tech_lead_usd: 300 })
    await layla.call(contract.invite, { body: friend({ years: 6 }) })
    expect((await listOf(layla)).map((one: { amount_usd: number }) => one.amount_usd).toSorted()).toEqual([200, 300])
  })

  test('without a verified phone nobody invites', async () => {
    const layla = await story.talent()
    const { status, body } = await layla.call(contract.invite, { body: friend() })
    expect([status, body]).toEqual([409, refusalBody('referrer_unverified', referralErrors.referrer_unverified.en)])
  })

  test('nobody invites themselves, by address or by number', async () => {
    const layla = await referrer()
    for (const [overrides, field] of [
      [{ email: layla.email }, 'email'],
      [{ phone: layla.user.phone }, 'phone'],
    ] as const) {
      const { status, body } = await layla.call(contract.invite, { body: friend(overrides) })
      expect([status, body.code, body.errors[0].field]).toEqual([422, 'referred_oneself', field])
    }
  })

  test('somebody who was here in the last twelve months needs no invitation; after that they may be brought back', async () => {
    const [layla, omar] = [await referrer(), await referrer()]
    const request = async (body: object) => (await layla.call(contract.invite, { body: friend(body) })).body.code
    expect(await request({ email: omar.email })).toBe('friend_active')
    expect(await request({ phone: omar.user.phone })).toBe('friend_active')
    await story.db.run(sql`update users set created_at = created_at - interval '13 months' where id = ${omar.user.id}`)
    expect(await request({ email: omar.email })).toBe('friend_active')
    await story.db.run(
      sql`update sessions set created_at = created_at - interval '13 months' where user_id = ${omar.user.id}`,
    )
    expect(await request({ email: omar.email })).toBeUndefined()
  })

  test('the first invitation counts, by address or number; when it lapses another may be sent', async () => {
    const [layla, omar] = [await referrer(), await referrer()]
    const body = friend({ phone: '+966512345679' })
    await layla.call(contract.invite, { body })
    for (const again of [body, { ...body, phone: undefined }, { ...body, email: 'other@example.test' }]) {
      const { status, body: answer } = await omar.call(contract.invite, { body: again })
      expect([status, answer.code]).toEqual([409, 'friend_invited'])
    }
    story.advance(29 * DAY)
    await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
    expect((await omar.call(contract.invite, { body })).status).toBe(409)
    story.advance(DAY)
    expect((await omar.call(contract.invite, { body })).status).toBe(201)
    expect((await listOf(layla))[0]).toMatchObject({ status: 'void', void_reason: 'lapsed', next: null })
  })

  test('two people invite one friend at once: one wins; two clicks are one invitation', async () => {
    const people = [await referrer(), await referrer(), await referrer(), await referrer()]
    const body = friend({ phone: '+966512345670' })
    const answers = await Promise.all(people.map((one) => one.call(contract.invite, { body })))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409', '409'])
    expect(await story.outbox(body.email)).toHaveLength(1)
    const again = friend()
    const clicks = [1, 2, 3].map(() => people[0]!.call(contract.invite, { body: again }, { 'idempotency-key': 'one' }))
    const ids = (await Promise.all(clicks)).filter(({ status }) => status === 201).map(({ body }) => body.data.id)
    expect(new Set(ids).size).toBe(1)
    expect(await story.outbox(again.email)).toHaveLength(1)
  })

  test('nobody sees the friends of another', async () => {
    const [layla, omar] = [await referrer(), await referrer()]
    await layla.call(contract.invite, { body: friend() })
    expect(await listOf(omar)).toEqual([])
  })

  test('a role that there is not, and a missing consent, are refused at their field', async () => {
    const layla = await referrer()
    const refused = async (overrides: object) =>
      (await layla.call(contract.invite, { body: friend(overrides) })).body.errors[0]
    expect(await refused({ role_id: 'wizard' })).toMatchObject({ field: 'role_id', code: 'choice' })
    expect(await refused({ consent: false })).toMatchObject({ field: 'consent', code: 'consent' })
  })
})
