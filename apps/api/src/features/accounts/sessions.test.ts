import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { DAY, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { phoneVerificationsContract as phones } from '@fareeq/domain/phone-verifications/contract.ts'
import { expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { talentForm } from '../../testing/forms.ts'
import { expectRefusal, freshStory, openStory } from '../../testing/story.ts'

const lines: string[] = []
const story = await freshStory(undefined, { log: lines })

const UNAUTHENTICATED = { en: 'Unauthenticated', ar: 'يلزم تسجيل الدخول' }
const isNobody = (token: string | null) =>
  expectRefusal(
    story,
    (person) => person.call(contract.me, {}, token === null ? {} : { authorization: `Bearer ${token}` }),
    [401, 'Unauthenticated', UNAUTHENTICATED],
  )

test('a missing, forged, malformed or expired token is nobody’s [A-002 A-004]', async () => {
  const { token } = await story.talent()
  await isNobody(null)
  await isNobody('A'.repeat(43))
  await isNobody(`${token}x`)
  await isNobody(`${token}' or '1'='1`)
  const basic = await story.person().call(contract.me, {}, { authorization: `Basic ${token}` })
  expect(basic).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } })
  story.advance(30 * DAY - SECOND)
  expect(await story.person({ token }).call(contract.me)).toMatchObject({ status: 200 })
  story.advance(SECOND)
  await isNobody(token)
})

test('signing out kills this token at once and no other, and is written down [A-025]', async () => {
  const talent = await story.talent()
  await story.person().call(contract.generateOtp, { body: { email: talent.email } })
  const otpCode = await story.codeFor(talent.email)
  const elsewhere = await story.person().call(contract.login, { body: { email: talent.email, otpCode } })
  const out = await talent.call(contract.logout)
  expect(out).toMatchObject({ status: 200, body: { message: 'You are signed out.' } })
  await isNobody(talent.token)
  expect(await talent.call(contract.logout)).toMatchObject({ status: 401 })
  const other = story.person({ token: elsewhere.body.data.access_token, lang: 'ar' })
  expect(await other.call(contract.me)).toMatchObject({ status: 200, body: { data: { id: talent.user.id } } })
  expect((await other.call(contract.logout)).body).toEqual({ message: 'تم تسجيل الخروج.' })
  expect(await story.db.rows(sql`select actor_id from audit_entries where action = 'session.closed'`)).toEqual([
    { actor_id: talent.user.id },
    { actor_id: talent.user.id },
  ])
})

test('signing out on one node is heard on the other, though it has just seen the token work', async () => {
  const talent = await story.talent()
  const node = await openStory()
  try {
    const there = node.person({ token: talent.token })
    expect(await there.call(contract.me)).toMatchObject({ status: 200 })
    await talent.call(contract.logout)
    await isNobody(talent.token)
    await vi.waitFor(async () => expect(await there.call(contract.me)).toMatchObject({ status: 401 }), {
      timeout: 5000,
    })
  } finally {
    await node.close()
  }
})

test('a person’s open page is told what happens as it happens, until they sign out [A-015 A-025]', async () => {
  const [talent, other] = [await story.talent(), await story.talent()]
  const headers = { authorization: `Bearer ${talent.token}` }
  const stream = await fetch(story.origin + notificationsContract.stream.path, { headers })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const { events } = story.app.platform
  await events.publish(story.db, { userId: other.user.id, name: 'message.new', body: { secret: 'not for you' } })
  await events.publish(story.db, { userId: talent.user.id, name: 'counters.changed', body: { n: 1 } })
  let text = ''
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    const before = text
    text += chunk
    // The stream, and with it this loop, ends only because the session does.
    if (text.includes('"n":1') && !before.includes('"n":1')) await talent.call(contract.logout)
  }
  expect(text).toMatch(/event: counters\.changed\ndata: \{"n":1\}\n/)
  expect(text).not.toContain('not for you')
})

test('a closed account is closed: its tokens are worth nothing, a code sent before does not open it, no new one comes', async () => {
  const talent = await story.talent()
  await story.person().call(contract.generateOtp, { body: { email: talent.email } })
  const otpCode = await story.codeFor(talent.email)
  expect(await talent.call(contract.me)).toMatchObject({ status: 200 })
  await story.db.run(sql`update users set status = 'closed'`)
  story.advance(30 * SECOND)
  await isNobody(talent.token)
  const refused = await story.person().call(contract.login, { body: { email: talent.email, otpCode } })
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'This account is closed. Please contact us.', code: 'account_blocked' },
  })
  expect(await story.db.one(sql`select status from users`)).toEqual({ status: 'closed' })
  story.advance(61 * SECOND)
  await story.person().call(contract.generateOtp, { body: { email: talent.email } })
  expect((await story.outbox(talent.email))[0]?.subject).toBe('No Fareeq account with this email')
})

test('neither codes nor tokens nor addresses nor numbers are written to the log, or kept in the clear (S6)', async () => {
  lines.length = 0
  const form = talentForm({ email: 'very.private@gmail.com', phone: '0790009876' })
  const visitor = story.person()
  await visitor.call(signUpContract.register, { body: form })
  const mailed = await story.codeFor(form.email)
  await visitor.call(contract.login, { body: { email: form.email, otpCode: 'oops' } })
  const { body } = await visitor.call(contract.login, { body: { email: form.email, otpCode: mailed } })
  const token: string = body.data.access_token
  const talent = story.person({ token })
  await talent.call(phones.requestPhoneCode, { body: { phone: form.phone, country_code: 'JO' } })
  const texted = await story.codeFor('+962790009876')
  await talent.call(phones.verifyPhone, { body: { code: texted } })
  await talent.send('POST', contract.setTimezone.path, '{"broken')
  await talent.call(contract.logout)

  const log = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(7)
  for (const secret of [token, 'very.private', '790009876', `"${mailed}"`, `"${texted}"`, ` ${mailed}`, ` ${texted}`])
    expect(log).not.toContain(secret)
  const json = JSON.stringify([
    await story.db.rows(sql`select encode(token_hash, 'escape') from sessions`),
    await story.db.rows(sql`select address, encode(code_hash, 'escape') from code_records`),
    await story.db.rows(sql`select details from audit_entries`),
  ])
  for (const secret of [token, `"${mailed}"`, `"${texted}"`]) expect(json).not.toContain(secret)
})
