import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { bonusDueOn, payBy, testsDue } from '@fareeq/domain/referrals/rules.ts'
import type { ReferralEvent } from '@fareeq/domain/referrals/states.ts'
import { daysAfter, riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { followReferrals } from './actions-clock.ts'
import { type ReferralMove, moveReferral } from './actions-moves.ts'

const story = await freshStory()

const EMAIL = 'sara@example.test'
async function invited(lang: 'ar' | 'en' = 'en') {
  const layla = await story.talent({}, lang)
  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  const body = { name: 'Sara Ali', email: EMAIL, role_id: 'qa_engineer', years: 3, consent: true as const }
  const { data } = (await layla.call(contract.invite, { body })).body
  const [mail] = await story.outbox(EMAIL)
  const params = { token: /token=([\w-]{43})/.exec(mail!.text)![1]! }
  await story.db.run(sql`delete from messages`)
  return { layla, id: data.id as string, params }
}
/** Longer than the digest window. */
const later = () => story.advance(6 * MINUTE)
const move = (id: string, event: ReferralEvent, overrides: Partial<ReferralMove> = {}) => {
  later()
  return moveReferral(story.work(), id, { event, mover: 'system', actor: { kind: 'system' }, ...overrides })
}
const clock = () => followReferrals(story.work())
const toldTo = async ({ email }: Member) =>
  (await story.outbox(email)).toReversed().map(({ subject, text }) => ({ subject, text }))
const day = (at: Date, lang: 'ar' | 'en') =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'Asia/Riyadh' }).format(at)

async function untilHired(id: string, params: { token: string }) {
  await story.person().call(contract.accept, { params })
  later()
  await story.talent({ email: EMAIL })
  await clock()
  await clock()
  for (const event of ['test', 'fail', 'test', 'pass'] as const) await move(id, event)
  const starts_on = riyadhDay(story.now())
  const hire = { starts_on, ends_on: daysAfter(starts_on, 365), months: 12 }
  await move(id, 'hire', { mover: 'operations', hire })
  return bonusDueOn(hire, UNCHANGED)
}

test('each stage is told once, to whoever invited, with its dates and amounts', async () => {
  const { layla, id, params } = await invited()
  const due = await untilHired(id, params)
  const registered = story.now()
  story.advance(riyadhNoon(due).getTime() - story.now().getTime())
  await clock()
  await clock()
  await move(id, 'pay', { mover: 'finance' })
  const mails = await toldTo(layla)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Sara Ali has agreed to your invitation',
    'Sara Ali has signed up with Fareeq',
    'Sara Ali has been invited to the assessment',
    'Sara Ali didn’t pass the assessment this time',
    'Sara Ali has been invited to the assessment',
    'Sara Ali has passed the assessment',
    'Sara Ali has been hired',
    'You’ve earned your bonus: $200',
    'Your bonus has been paid: $200',
  ])
  expect(mails[1]?.text).toContain(day(testsDue(registered, UNCHANGED), 'en'))
  expect(mails[6]?.text).toContain(day(riyadhNoon(due), 'en'))
  expect(mails[7]?.text).toContain(day(payBy(story.now(), UNCHANGED), 'en'))
})

const SARA = bidiIsolate('Sara Ali', 'ar')

test.each([
  ['decline', `وصل اعتذار ${SARA} عن دعوتك`, 'ولن نرسل أخرى'],
  ['lapse', `انتهت دعوة ${SARA}`, 'يمكنك إرسال دعوة جديدة'],
  ['cancel', `أُوقفت دعوة ${SARA}`, 'أوقفها فريق العمليات'],
] as const)(
  'what comes to nothing (%s) is told with its reason, in the language of whoever invited',
  async (event, subject, text) => {
    const { layla, id } = await invited('ar')
    const mover = { decline: 'friend', lapse: 'system', cancel: 'operations' } as const
    await move(id, event, { mover: mover[event] })
    const [mail, ...more] = await toldTo(layla)
    expect([mail?.subject, more]).toEqual([subject, []])
    expect(mail?.text).toContain(text)
  },
)

test('a bonus that is lost because the friend left says so', async () => {
  const { layla, id, params } = await invited()
  await untilHired(id, params)
  await move(id, 'leave', { mover: 'operations' })
  const last = (await toldTo(layla)).at(-1)
  expect(last?.subject).toBe('Your invitation to Sara Ali has ended without a bonus')
  expect(last?.text).toContain('Their contract ended before the bonus was earned')
})

test('it comes by the channels that were chosen, and the settings offer the choice', async () => {
  const { layla, params } = await invited()
  const choose = (channel: 'email' | 'sms', isOn: boolean) =>
    layla.call(notificationsContract.choose, { body: { kind: 'referrals', channel, wanted: isOn } })
  const { body } = await layla.call(notificationsContract.notices)
  expect(body.data).toContainEqual({
    kind: 'referrals',
    channels: [
      { channel: 'email', wanted: true },
      { channel: 'sms', wanted: false },
      { channel: 'whatsapp', wanted: false },
    ],
  })
  await choose('email', false)
  await choose('sms', true)
  await story.person().call(contract.accept, { params })
  const messages = await story.db.rows(sql`select channel, to_address as to, text from messages`)
  const text =
    "Sara Ali has agreed to your invitation. Waiting for them to sign up. Then we'll invite them to the assessment."
  expect(messages).toEqual([{ channel: 'sms', to: layla.user.phone, text }])
})

test('a move that is not made tells nobody: two at once are one piece of news', async () => {
  const { layla, params } = await invited()
  await Promise.all([1, 2, 3].map(() => story.person().call(contract.accept, { params })))
  expect(await toldTo(layla)).toHaveLength(1)
})
