import { HOUR, MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { staffContract as contract } from '@fareeq/domain/staff/contract.ts'
import { staffErrors } from '@fareeq/domain/staff/errors.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { totpStep } from '@fareeq/domain/staff/rules.ts'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { freshStory, refusalBody } from '../../testing/story.ts'
import { newTotpSecret, totpCode } from '../../platform/totp.ts'
import { sealTotp } from './actions.ts'

const story = await freshStory()

const email = 'mona@fareeq.test'
const secret = newTotpSecret()

async function hire({ roles = ['admin'] as StaffRole[], key = story.env.SECRET_KEY, totp = true } = {}) {
  const id = newId(story.now())
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at, totp_secret)
    values (${id}, ${email}, 'منى', ${roles}, ${story.now()}, ${totp ? sealTotp(key, secret) : null})`)
  return id
}
const requestCode = (address = email, lang: 'ar' | 'en' = 'en') =>
  story.person({ lang }).call(contract.generateOtp, { body: { email: address } })
const enter = (otpCode: string, totp = codeAt(), address = email, lang: 'ar' | 'en' = 'en') =>
  story.person({ lang }).call(contract.login, { body: { email: address, otpCode, totp } })
/** The current code, or one some steps away. */
const codeAt = (steps = 0) => totpCode(secret, totpStep(story.now()) + steps)
const wrongFor = (code: string) => (code.startsWith('1') ? '2' : '1') + code.slice(1)
async function askedCode() {
  expect(await requestCode()).toMatchObject({ status: 200 })
  return story.codeFor(email)
}

/** What a call reads and writes, without the values, the jobs that deliver its mail, and the calls a node reports each second. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls
      .map(([statement]: unknown[]) =>
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      )
      .filter((text) => /insert into|code_records|from staff/i.test(text) && !text.includes('rate_windows'))
  } finally {
    query.mockRestore()
  }
}

describe('signing in', () => {
  test('asking for a code makes the same work for a stranger as for a member of staff', async () => {
    await hire()
    const ofStaff = await statementsOf(async () => expect(await requestCode()).toMatchObject({ status: 200 }))
    const ofStranger = await statementsOf(async () =>
      expect(await requestCode('stranger@fareeq.test')).toMatchObject({ status: 200 }),
    )
    expect(ofStaff.length).toBeGreaterThan(2)
    expect(ofStaff).toEqual(ofStranger)
    // With an app on no phone, the local world mails its code, too.
    expect((await story.outbox(email))[0]?.text).toMatch(/^\d{6}$/m)
  })

  test('a member of staff enters with the mailed code and the authenticator, for twelve hours', async () => {
    const id = await hire({ roles: ['operations', 'content'] })
    const { status, body } = await enter(await askedCode())
    const staff = { id, email, name: 'منى', roles: ['operations', 'content'] }
    expect({ status, body }).toEqual({ status: 200, body: { data: { access_token: expect.any(String), staff } } })
    const mona = story.person({ token: body.data.access_token })
    expect((await mona.call(contract.me)).body).toEqual({ data: staff })
    story.advance(12 * HOUR - SECOND)
    expect(await mona.call(contract.me)).toMatchObject({ status: 200 })
    story.advance(SECOND)
    expect(await mona.call(contract.me)).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } })
  })

  test('a wrong code and a wrong authenticator are refused alike, and both cost a retry', async () => {
    await hire()
    const code = await askedCode()
    const refusalIn = (lang: 'ar' | 'en', retries: number) =>
      refusalBody('sign_in_wrong', staffErrors.sign_in_wrong[lang], { data: { retries } })
    const wrongCode = await enter(wrongFor(code), codeAt(), email, 'en')
    expect([wrongCode.status, wrongCode.body]).toEqual([422, refusalIn('en', 2)])
    const wrongTotp = await enter(code, wrongFor(codeAt()), email, 'ar')
    expect([wrongTotp.status, wrongTotp.body]).toEqual([422, refusalIn('ar', 1)])
    expect(await enter(code, wrongFor(codeAt()))).toMatchObject({ status: 429, body: { code: 'code_limit' } })
    expect(await enter(code)).toMatchObject({ status: 429 })
    story.advance(60 * MINUTE)
    expect(await enter(await askedCode())).toMatchObject({ status: 200 })
  })

  test('strangers who guess close the way by code, and a colleague still enters by link and authenticator (D-120)', async () => {
    await hire()
    const code = await askedCode()
    for (let n = 0; n < 5; n++) {
      const body = { email, otpCode: wrongFor(code), totp: '000000' }
      await story.person().call(contract.login, { body }, { 'x-session-id': `stranger-${n}` })
    }
    expect(await enter(code)).toMatchObject({ status: 429, body: { code: 'code_limit_day' } })
    const [alarm] = await story.outbox(email)
    expect(alarm?.subject).toBe('We stopped attempts to enter the staff area as you')
    const link = /\/ops\/login#link=(\S+)/.exec(alarm?.text ?? '')?.[1] ?? ''
    const enterBy = (totp: string) => story.person().call(contract.loginByLink, { body: { link, totp } })

    const { en } = staffErrors.totp_wrong
    expect((await enterBy(wrongFor(codeAt()))).body).toEqual(refusalBody('totp_wrong', en, { field: 'totp' }))
    expect(await enterBy(codeAt())).toMatchObject({ status: 200, body: { data: { staff: { email } } } })
    expect(await enterBy(codeAt(1))).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  })

  test('a link is no way to guess the authenticator: five wrong ones in a day close it', async () => {
    await hire()
    expect(await story.person().call(contract.sendLink, { body: { email } })).toMatchObject({
      status: 200,
      body: { data: { sent: true } },
    })
    const [mail] = await story.outbox(email)
    const link = /#link=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const enterBy = (totp: string) => story.person().call(contract.loginByLink, { body: { link, totp } })
    for (let n = 0; n < 5; n++) expect(await enterBy(wrongFor(codeAt()))).toMatchObject({ status: 422 })
    expect(await enterBy(codeAt())).toMatchObject({ status: 429, body: { code: 'code_limit_day' } })
    const member = await story.person().send('POST', '/api/auth/login/link', { link })
    expect(member).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  })

  test('what has not the shape of a code is said so, the mailed one first, and costs nothing', async () => {
    await hire()
    const code = await askedCode()
    expect((await enter('12', 'abc')).body).toEqual(refusalBody('code_invalid', 'Invalid code', { field: 'otpCode' }))
    const { en } = staffErrors.totp_malformed
    expect((await enter(code, '12345')).body).toEqual(refusalBody('totp_malformed', en, { field: 'totp' }))
    expect(await enter(code, codeAt().replace(/(...)(...)/, '$1 $2'))).toMatchObject({ status: 200 })
  })

  test('a code of the authenticator works once, one step early or late, and no further', async () => {
    await hire()
    const used = codeAt()
    expect(await enter(await askedCode(), used)).toMatchObject({ status: 200 })
    expect(await enter(await askedCode(), used)).toMatchObject({ status: 422, body: { data: { retries: 2 } } })
    story.advance(2 * MINUTE)
    for (const steps of [-1, 1]) {
      expect(await enter(await askedCode(), codeAt(steps))).toMatchObject({ status: 200 })
      story.advance(2 * MINUTE)
    }
    const code = await askedCode()
    for (const steps of [-2, 2]) expect(await enter(code, codeAt(steps))).toMatchObject({ status: 422 })
    expect(await enter(code)).toMatchObject({ status: 200 })
  })

  test('however many enter at once, one pair of codes opens one session', async () => {
    await hire()
    const code = await askedCode()
    const entries = await Promise.all(Array.from({ length: 8 }, () => enter(code)))
    expect(entries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await story.db.rows(sql`select 1 from sessions`)).toHaveLength(1)
  })

  test('a stranger cannot tell an address of staff from any other', async () => {
    await hire()
    const other = 'nobody@fareeq.test'
    const alike = async (act: (address: string) => ReturnType<typeof requestCode>) => {
      const [one, two] = [await act(email), await act(other)]
      expect([one.status, one.body]).toEqual([two.status, two.body])
      return one
    }
    expect(await alike((address) => requestCode(address))).toMatchObject({
      status: 200,
      body: { data: { resend_after: 60, expires_in: 600 } },
    })
    const wrong = wrongFor(await story.codeFor(email))
    expect(await alike((address) => enter(wrong, '000000', address))).toMatchObject({ status: 422 })
    await alike((address) => enter(wrong, '000000', address))
    expect(await alike((address) => enter(wrong, '000000', address))).toMatchObject({ status: 429 })
    expect((await story.outbox(other)).map(({ subject }) => subject)).toEqual([
      'This email belongs to no member of staff',
    ])
  })

  test.each([
    ['has left', async () => story.db.run(sql`update staff set active = false`)],
    ['has no authenticator', async () => story.db.run(sql`update staff set totp_secret = null`)],
  ])('who %s gets no code, and no way in', async (_, change) => {
    await hire()
    await change()
    await requestCode()
    expect((await story.outbox(email)).map(({ subject }) => subject)).toEqual([
      'This email belongs to no member of staff',
    ])
    expect(await enter('1234')).toMatchObject({ status: 422, body: { code: 'sign_in_wrong' } })
  })
})
