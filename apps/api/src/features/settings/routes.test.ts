import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { settingsContract as contract } from '@fareeq/domain/settings/contract.ts'
import type { OpenSession } from '@fareeq/domain/settings/schema.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { type Member, type Person, expectRefusal, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
const elsewhere = async ({ user }: Member) => {
  story.advance(1000)
  return story.person({ token: await openSession(story.db, { userId: user.id }, PHONE, story.now()) })
}
const sessionsOf = async (person: Person) => (await person.call(contract.sessions)).body.data as OpenSession[]
const isSignedIn = async (person: Person) => (await person.call(accountsContract.me)).status === 200

test('the language of our letters is what the person last chose', async () => {
  const talent = await story.talent({}, 'ar')
  expect((await talent.call(contract.settings)).body.data).toEqual({ lang: 'ar', timezone: null, digits: 'latn' })
  const saved = await talent.call(contract.saveSettings, { body: { lang: 'en' } })
  expect([saved.status, saved.body.data.lang]).toEqual([200, 'en'])
  expect(await story.db.rows(sql`select lang from users`)).toEqual([{ lang: 'en' }])
  const refused = await talent.send('PUT', '/api/users/settings', { lang: 'fr' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'choice' } })
})

test('the digits of their screens are what the person last chose, on every device they sign in on', async () => {
  const talent = await story.talent({}, 'ar')
  const saved = await talent.call(contract.saveSettings, { body: { digits: 'arab' } })
  expect([saved.status, saved.body.data]).toEqual([200, { lang: 'ar', timezone: null, digits: 'arab' }])
  // Each choice by itself: the other one stays.
  await talent.call(contract.saveSettings, { body: { lang: 'en' } })
  expect((await talent.call(contract.settings)).body.data).toMatchObject({ lang: 'en', digits: 'arab' })
  const phone = await elsewhere(talent)
  expect((await phone.call(accountsContract.me)).body.data).toMatchObject({ digits: 'arab' })
  expect((await (await story.talent()).call(accountsContract.me)).body.data).toMatchObject({ digits: 'latn' })
  for (const digits of ['roman', '', null])
    expect(await talent.send('PUT', '/api/users/settings', { digits })).toMatchObject({ status: 422 })
})

test('a person sees where they are signed in, this place first, and what kind of device it was', async () => {
  const talent = await story.talent()
  await elsewhere(talent)
  await elsewhere(await story.talent())
  const [here, phone, ...more] = await sessionsOf(talent)
  expect(more).toEqual([])
  expect(here).toMatchObject({ current: true, device: { kind: 'other' } })
  expect(phone).toMatchObject({
    current: false,
    device: { kind: 'phone', browser: 'safari', system: 'ios' },
    opened_at: new Date(story.now().getTime() - 1000).toISOString(),
  })
})

test('a person signs out on another device, or everywhere else at once, and it is written down', async () => {
  const talent = await story.talent()
  const [first, second, third] = [await elsewhere(talent), await elsewhere(talent), await elsewhere(talent)]
  const stranger = await story.talent()
  const newest = (await sessionsOf(talent))[1]!
  const response = await talent.call(contract.endSession, { params: { id: newest.id } })
  expect(response.body.data).toHaveLength(3)
  expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([true, true, false])
  expect((await talent.call(contract.endOtherSessions)).body.data).toMatchObject([{ current: true }])
  expect(await Promise.all([first, second, talent, stranger].map(isSignedIn))).toEqual([false, false, true, true])
  const trail = await story.db.rows(sql`
    select actor_id from audit_entries where action = 'session.closed' and details @> '{"elsewhere": true}'`)
  expect(trail).toEqual([1, 2, 3].map(() => ({ actor_id: talent.user.id })))
})

test('nobody ends the session of another person, and one’s own is ended by signing out', async () => {
  const [talent, other] = [await story.talent(), await story.talent()]
  const [theirs] = await sessionsOf(other)
  const [own] = await sessionsOf(talent)
  for (const { id } of [theirs!, own!])
    await expectRefusal(
      story,
      (person) => Object.assign(person, { token: talent.token }).call(contract.endSession, { params: { id } }),
      [404, 'not_found', { en: 'Not found.', ar: 'غير موجود.' }],
    )
  expect(await Promise.all([talent, other].map(isSignedIn))).toEqual([true, true])
})
