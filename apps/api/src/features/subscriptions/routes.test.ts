import type { Subscription } from '@fareeq/domain/notifications/limits.ts'
import { subscriptionsContract as contract } from '@fareeq/domain/subscriptions/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, type Person, expectRefusal, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const join = (person: Person, id: string, subscription?: string) =>
  person.send('POST', `/api/users/subscribe/${id}`, { subscription })
const leave = (person: Person, body: object) => person.send('POST', '/api/users/unsubscribe/', body)
const listsOf = async (person: Person) =>
  ((await person.call(contract.subscriptions)).body.data as Subscription[])
    .filter(({ subscribed }) => subscribed)
    .map(({ list }) => list)
const ledger = ({ user }: Member) =>
  story.db.rows(sql`
    select list, subscribed, way, comment from subscription_changes where user_id = ${user.id} order by at, list`)
const speaking = (member: Member) => (person: Person) => Object.assign(person, { token: member.token })
const NOT_FOUND = { en: 'Not found.', ar: 'غير موجود.' }

test('a talent joins the list that the address names, and two presses are one change [A-042]', async () => {
  const talent = await story.talent()
  expect(await listsOf(talent)).toEqual(['reminders'])
  const joined = await join(talent, talent.user.id, 'newsletter')
  expect([joined.status, joined.body]).toEqual([
    200,
    {
      data: [
        { list: 'opportunities', subscribed: false },
        { list: 'newsletter', subscribed: true },
        { list: 'reminders', subscribed: true },
      ],
      message: 'You are subscribed.',
    },
  ])
  const again = await Promise.all([1, 2, 3].map(() => join(talent, talent.user.id, 'newsletter')))
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await ledger(talent)).toEqual([{ list: 'newsletter', subscribed: true, way: 'page', comment: null }])
  const trail = await story.db.rows(sql`select action, actor_id from audit_entries where action like 'subscription.%'`)
  expect(trail).toEqual([{ action: 'subscription.joined', actor_id: talent.user.id }])
})

test('without a name every list is joined, and every list is left', async () => {
  const talent = await story.talent({}, 'ar')
  expect((await join(talent, talent.user.id)).body.message).toBe('تم الاشتراك.')
  expect(await listsOf(talent)).toEqual(['opportunities', 'newsletter', 'reminders'])
  expect((await leave(talent, { comment: 'رسائل كثيرة' })).body.message).toBe('تم إلغاء الاشتراك.')
  expect(await listsOf(talent)).toEqual([])
})

test('leaving a list needs a word about why, of at most 500 characters; leaving twice is leaving once [A-043 V-040 V-041 K-047]', async () => {
  const talent = await story.talent({ consent: { terms: true, privacy: true, marketing: true } })
  expect(await listsOf(talent)).toEqual(['opportunities', 'newsletter', 'reminders'])
  const leaving = (body: object) => (person: Person) => leave(speaking(talent)(person), body)
  const REQUIRED = { en: 'This field is required', ar: 'هذا الحقل مطلوب' }
  for (const body of [{}, { comment: '' }, { comment: ' \n ' }])
    await expectRefusal(story, leaving(body), [422, 'required', REQUIRED, { field: 'comment' }])
  const LONG = { en: 'At most 500 characters', ar: 'الحد الأقصى لعدد الأحرف 500' }
  await expectRefusal(story, leaving({ comment: 'x'.repeat(501) }), [422, 'max_length', LONG, { field: 'comment' }])
  expect(await ledger(talent)).toEqual([])

  const comment = 'ا'.repeat(500)
  const body = { id: talent.user.id, subscription: 'newsletter', comment }
  const responses = await Promise.all([leave(talent, body), leave(talent, body)])
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await listsOf(talent)).toEqual(['opportunities', 'reminders'])
  expect(await ledger(talent)).toEqual([{ list: 'newsletter', subscribed: false, way: 'page', comment }])
})

test('a stranger’s id finds nothing, neither to subscribe nor to unsubscribe', async () => {
  const [talent, other] = [await story.talent(), await story.talent()]
  const notFound = [404, 'not_found', NOT_FOUND] as const
  await expectRefusal(story, (person) => join(speaking(talent)(person), other.user.id, 'newsletter'), [...notFound])
  await expectRefusal(story, (person) => join(speaking(talent)(person), '7', 'newsletter'), [...notFound])
  const body = { id: other.user.id, comment: 'not mine' }
  await expectRefusal(story, (person) => leave(speaking(talent)(person), body), [...notFound])
  expect([await ledger(talent), await ledger(other)]).toEqual([[], []])
})

test('a list that does not exist, or is not for this person, cannot be joined', async () => {
  const [talent, client] = [await story.talent(), await story.client()]
  expect(await join(talent, talent.user.id, 'spam')).toMatchObject({ status: 422, body: { code: 'choice' } })
  expect(await join(client, client.user.id, 'opportunities')).toMatchObject({ status: 422, body: { code: 'choice' } })
  expect(await join(client, client.user.id)).toMatchObject({ status: 200 })
  expect(await listsOf(client)).toEqual(['newsletter', 'reminders'])
})

test('consent at sign-up decides about news and opportunities until the person does', async () => {
  const talent = await story.talent({ consent: { terms: true, privacy: true, marketing: true } })
  expect(await listsOf(talent)).toEqual(['opportunities', 'newsletter', 'reminders'])
  await leave(talent, { subscription: 'opportunities', comment: 'found a job' })
  expect(await listsOf(talent)).toEqual(['newsletter', 'reminders'])
})
