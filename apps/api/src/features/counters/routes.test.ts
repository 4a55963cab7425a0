import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { conversationsContract } from '@fareeq/domain/conversations/contract.ts'
import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { billed } from '../../testing/invoices.ts'
import { freshStory, refusalBody } from '../../testing/story.ts'
import { type Counter, clientCounters, talentIndicators } from './actions.ts'

const story = await freshStory()

const nothing = {
  data: {
    renewals: { renewals_count: 0, has_renewals: false },
    nominations: { nominations_count: 0 },
    meetings: { interviews_count: 0, has_interviews: false },
    conversations: { unread_count: 0, has_conversations: false },
    waiting: { items: [], counts: [] },
  },
}

test('a client asks what waits for them, of all requests or of one [A-067] [E-047]', async () => {
  const khalid = await story.client()
  expect(await khalid.send('GET', '/api/client-counters')).toMatchObject({ status: 200, body: nothing })
  const { body } = await khalid.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
  const ofOne = await khalid.call(contract.client, { query: { project_id: body.data.id } })
  expect([ofOne.status, ofOne.body]).toEqual([200, nothing])
  const another = await story.client()
  const foreign = await another.call(contract.client, { query: { project_id: body.data.id } })
  expect(foreign).toMatchObject({ status: 403, body: { code: 'not_authorized' } })
  const renewals = await khalid.send('GET', `/api/client/contract-renewal/info?project_id=${body.data.id}`)
  expect([renewals.status, renewals.body]).toEqual([200, { data: { renewals_count: 0, has_renewals: false } }])
  const unknown = await khalid.call(contract.client, { query: { project_id: 'mine' } })
  expect(unknown).toMatchObject({ status: 422, body: { errors: [{ field: 'project_id' }] } })
})

test('strangers are asked to sign in; talents and staff have no such counters', async () => {
  const stranger = await story.person().call(contract.client)
  expect([stranger.status, stranger.body]).toEqual([401, refusalBody('Unauthenticated', 'Unauthenticated')])
  for (const person of [await story.talent(), await story.staff()]) {
    expect((await person.call(contract.clientRenewals)).status).toBe(403)
    const { status, body } = await person.call(contract.client)
    expect([status, body]).toEqual([403, refusalBody('not_authorized', 'You are not authorized for this request.')])
  }
})

const callOf = (viewer: Member): RequestContext<Member> => {
  const { db, app, now } = story
  return { db, platform: app.platform, viewer, lang: 'ar', now: now() }
}

test('what there is at all is counted for this client and this request, each in its own place', async () => {
  const { user } = await story.client()
  const viewer: Member = { kind: 'client', role: 'owner', userId: user.id, sessionId: newId(story.now()) }
  const calls: unknown[] = []
  const count =
    (answer: number): Counter =>
    (_, by, _now, projectId) => (calls.push([by, projectId]), Promise.resolve(answer))
  expect(await clientCounters(callOf(viewer), 'p1', { renewals: count(5), interviews: count(0) })).toEqual({
    ...nothing.data,
    renewals: { renewals_count: 0, has_renewals: true },
  })
  expect(calls).toEqual([
    [viewer, 'p1'],
    [viewer, 'p1'],
  ])
  const broken = { renewals: count(1), interviews: () => Promise.reject(new Error('no line')) }
  await expect(clientCounters(callOf(viewer), 'p1', broken)).rejects.toThrow('no line')
})

const calm = {
  has_interviews: false,
  interviews_count: 0,
  has_renewals: false,
  renewals_count: 0,
  conversations: { unread_count: 0, has_conversations: false },
  waiting: { items: [], counts: [] },
  phone_verified: false,
  salary_locked: false,
  salary_seen_by: [],
  viewing_companies: 0,
}

test('a talent asks what waits for them and what stands in their way [A-055]', async () => {
  const layla = await story.talent()
  expect(await layla.send('GET', '/api/talent/indicators')).toMatchObject({ status: 200, body: { data: calm } })
  const renewals = await layla.send('GET', '/api/talent/contract-renewal/info')
  expect([renewals.status, renewals.body]).toEqual([200, { data: { renewals_count: 0, has_renewals: false } }])

  await story.db.run(sql`update users set phone_verified_at = ${story.now()} where id = ${layla.user.id}`)
  await story.db.run(sql`
    insert into talent_profiles (user_id, salary_locked, updated_at) values (${layla.user.id}, true, ${story.now()})`)
  const { body } = await layla.call(contract.talent)
  expect(body.data).toEqual({ ...calm, phone_verified: true, salary_locked: true })
})

test('the counts of a talent say whether there is any', async () => {
  const { user } = await story.talent()
  const viewer: Member = { kind: 'talent', userId: user.id, sessionId: newId(story.now()) }
  const counters = { renewals: () => Promise.resolve(3), interviews: () => Promise.resolve(0) }
  expect(await talentIndicators(callOf(viewer), counters)).toEqual({ ...calm, has_renewals: true })
})

test('colleagues who decide about messages count those that were held back, others only what waits for a reply', async () => {
  const { khalid, contract } = await billed(story)
  await story.db.run(sql`update contracts set state = 'sent' where id = ${contract}`)
  await khalid.call(conversationsContract.write, {
    params: { id: contract },
    body: { text: 'My mail: k at firm dot com' },
  })
  const read = async (role: 'account_manager' | 'finance') =>
    (await (await story.staff([role])).call(staffCountersContract.staff)).body.data.conversations
  expect([await read('account_manager'), await read('finance')]).toEqual([
    { waiting: 0, reviews: 1 },
    { waiting: 0, reviews: 0 },
  ])
})
