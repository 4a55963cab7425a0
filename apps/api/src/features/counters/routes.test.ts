import { countersContract as contract } from '@fareeq/domain/counters/contract.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { type Story, openStory, refusalBody } from '../../platform/testing/story.ts'
import { type Counter, clientCounters } from './actions.ts'

let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())
beforeEach(() => story.reset())

const nothing = {
  data: { renewals: { renewals_count: 0 }, nominations: { nominations_count: 0 }, meetings: { interviews_count: 0 } },
}

test('a client asks what waits for them, of all requests or of one [A-067] [E-046] [E-047] [E-048]', async () => {
  const khalid = await story.client()
  expect(await khalid.send('GET', '/api/client-counters')).toMatchObject({ status: 200, body: nothing })
  const ofOne = await khalid.call(contract.client, { query: { project_id: newId(story.now()) } })
  expect([ofOne.status, ofOne.body]).toEqual([200, nothing])
  const unknown = await khalid.call(contract.client, { query: { project_id: 'mine' } })
  expect(unknown).toMatchObject({ status: 422, body: { errors: [{ field: 'project_id' }] } })
})

test('strangers are asked to sign in; talents and staff have no such counters', async () => {
  const stranger = await story.person().call(contract.client)
  expect([stranger.status, stranger.body]).toEqual([401, refusalBody('Unauthenticated', 'Unauthenticated')])
  for (const person of [await story.talent(), await story.staff()]) {
    const { status, body } = await person.call(contract.client)
    expect([status, body]).toEqual([403, refusalBody('not_authorized', 'You are not authorized for this request.')])
  }
})

test('each count is made for this client and this request, and stands in its own place', async () => {
  const viewer: Member = { kind: 'client', userId: newId(story.now()), sessionId: newId(story.now()) }
  const asked: unknown[] = []
  const count =
    (answer: number): Counter =>
    (_, by, projectId) => (asked.push([by, projectId]), Promise.resolve(answer))
  const counters = { renewals: count(1), nominations: count(2), interviews: count(3) }
  expect(await clientCounters(story.db, viewer, 'p1', counters)).toEqual({
    renewals: { renewals_count: 1 },
    nominations: { nominations_count: 2 },
    meetings: { interviews_count: 3 },
  })
  expect(asked).toEqual(Array.from({ length: 3 }, () => [viewer, 'p1']))
  const broken = { ...counters, nominations: () => Promise.reject(new Error('no line')) }
  await expect(clientCounters(story.db, viewer, 'p1', broken)).rejects.toThrow('no line')
})
