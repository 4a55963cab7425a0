import { linksContract } from '@fareeq/domain/accounts/contract-links.ts'
import { accountsContract as contract } from '@fareeq/domain/accounts/contract.ts'
import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { talentForm } from '../../testing/forms.ts'
import { expectRefusal, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const INVALID = {
  en: 'This link has expired or was already used. Ask for a new one.',
  ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.',
}

/** A browser names itself with every call. */
const browser = (name: string) => {
  const headers = { 'x-session-id': name }
  return {
    ask: (email: string) => story.person().call(contract.generateOtp, { body: { email } }, headers),
    enter: (email: string, otpCode: string) =>
      story.person().call(contract.login, { body: { email, otpCode } }, headers),
    signUp: (email: string) => story.person().call(signUpContract.register, { body: talentForm({ email }) }, headers),
  }
}
const askLink = (email: string) => story.person().call(linksContract.send, { body: { email } })
const enterBy = (link: string) => story.person().call(linksContract.enter, { body: { link } })
async function linkIn(email: string): Promise<string> {
  for (const { text } of await story.outbox(email)) {
    const link = /\/login#link=(\S+)/.exec(text)?.[1]
    if (link) return link
  }
  throw new Error('no mail holds a link')
}
const owner = browser('6f1b9c1e-0000-4000-8000-000000000001')
const stranger = browser('6f1b9c1e-0000-4000-8000-000000000002')
const email = 'sara@gmail.com'
const wrongFor = (code: string) => (code === '1234' ? '4321' : '1234')

test('a stranger who guesses or asks too often is blocked, and the owner is not (D-120)', async () => {
  await owner.signUp(email)
  const code = await story.codeFor(email)
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await stranger.enter(email, wrongFor(code))).status)
  expect(statuses).toEqual([422, 422, 429, 429])
  expect(await owner.enter(email, code)).toMatchObject({ status: 200, body: { data: { user: { email } } } })

  story.advance(2 * HOUR)
  for (let n = 0; n < 4; n++, story.advance(MINUTE)) await stranger.ask(email)
  expect(await stranger.ask(email)).toMatchObject({ status: 429, body: { code: 'code_limit' } })
  expect(await owner.ask(email)).toMatchObject({ status: 200 })
  expect(await owner.enter(email, await story.codeFor(email))).toMatchObject({ status: 200 })
})

test('the code of a stranger does not kill the one that the owner asked for', async () => {
  await owner.signUp(email)
  const code = await story.codeFor(email)
  story.advance(MINUTE)
  expect(await stranger.ask(email)).toMatchObject({ status: 200, body: { data: { resend_after: 60 } } })
  expect(await owner.enter(email, code)).toMatchObject({ status: 200 })
})

test('a code is good in another browser than the one that asked for it: a person may change the device', async () => {
  await owner.signUp(email)
  const other = browser('6f1b9c1e-0000-4000-8000-000000000003')
  expect(await other.enter(email, await story.codeFor(email))).toMatchObject({ status: 200 })
  expect(await owner.enter(email, await story.codeFor(email))).toMatchObject({ status: 422 })
})

test('with however many browsers five guesses are judged; then the owner enters by the link in the mail (S6)', async () => {
  await owner.signUp(email)
  const code = await story.codeFor(email)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, n) => browser(`guesser-${n}`).enter(email, wrongFor(code))),
  )
  const codes = guesses.map(({ body }): string => body.code).toSorted()
  expect(codes).toEqual([
    ...Array.from({ length: 36 }, () => 'code_limit_day'),
    ...Array.from({ length: 4 }, () => 'code_wrong'),
  ])
  expect(await owner.enter(email, code)).toMatchObject({ status: 429, body: { code: 'code_limit_day' } })
  expect(await owner.ask(email)).toMatchObject({ status: 429, body: { code: 'code_limit_day' } })

  const [alarm] = await story.outbox(email)
  expect(alarm?.subject).toBe('We blocked attempts to sign in to your account')
  const link = await linkIn(email)
  const { status, body } = await enterBy(link)
  expect([status, body.data.user.email]).toEqual([200, email])
  const me = await story.person({ token: body.data.access_token }).call(contract.me)
  expect(me.body.data.email).toBe(email)
  await expectRefusal(story, (person) => person.call(linksContract.enter, { body: { link } }), [
    422,
    'link_invalid',
    INVALID,
  ])
  story.advance(DAY)
  expect(await owner.ask(email)).toMatchObject({ status: 200 })
})

test('a link is asked for on the page; asking again mails the same one, and it is over after an hour', async () => {
  await owner.signUp(email)
  expect(await askLink(email)).toMatchObject({
    status: 200,
    body: {
      message: 'If this email has an account, a sign-in link is on its way.',
      data: { resend_after: 60, expires_in: 3600, sent: true },
    },
  })
  const link = await linkIn(email)
  expect((await askLink(email)).body.data).toEqual({ resend_after: 60, expires_in: 3600, sent: false })
  story.advance(MINUTE)
  expect((await askLink(email)).body.data).toEqual({ resend_after: 60, expires_in: 3540, sent: true })
  expect(await linkIn(email)).toBe(link)
  story.advance(59 * MINUTE)
  expect(await enterBy(link)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  await askLink(email)
  expect(await enterBy(await linkIn(email))).toMatchObject({ status: 200 })
})

test('a link that was changed, cut or made up opens nothing', async () => {
  await owner.signUp(email)
  await askLink(email)
  const link = await linkIn(email)
  const [id = '', proof = ''] = link.split('.')
  const responses = [
    `${id}.${proof.slice(0, -2)}AA`,
    `${id.replace(/^./, (first) => (first === '0' ? '1' : '0'))}.${proof}`,
    id,
    `${id}.`,
    'x'.repeat(80),
  ]
  for (const one of responses) expect(await enterBy(one)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  expect(await story.db.rows(sql`select 1 from sessions`)).toEqual([])
  const entries = await Promise.all(Array.from({ length: 10 }, () => enterBy(link)))
  expect(entries.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('who asks for a link learns nothing about the address, and one without an account is told by mail', async () => {
  const { email: registered } = await story.talent({ email: 'known@gmail.com' })
  const [one, other] = [await askLink(registered), await askLink('nobody@gmail.com')]
  expect([one.status, one.body]).toEqual([other.status, other.body])
  expect((await story.outbox('nobody@gmail.com')).map(({ subject }) => subject)).toEqual([
    'No Fareeq account with this email',
  ])
})
