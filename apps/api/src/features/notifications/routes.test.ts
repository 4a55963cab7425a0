import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '../../platform/events/events.ts'
import { type Member, freshStory } from '../../testing/story.ts'

/** Sooner than the polling interval of five seconds, so that only a notification can explain it. */
const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 4_000, interval: 20 })

const story = await freshStory()

async function open({ token }: Member) {
  const leave = new AbortController()
  const response = await fetch(`${story.origin}/api/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  })
  const page = { status: response.status, text: '', isOver: false, leave: () => leave.abort() }
  void (async () => {
    for await (const chunk of response.body!) page.text += new TextDecoder().decode(chunk)
  })()
    .catch(() => {})
    .finally(() => (page.isOver = true))
  await soon(() => expect(page.text).toContain('retry:'))
  return page
}

test('A-015 a change is pushed to the open pages of the person it concerns, and to nobody else', async () => {
  const [layla, khalid] = [await story.talent(), await story.client()]
  const [hers, his] = [await open(layla), await open(khalid)]
  const { events, db } = story.app.platform
  await db.transaction((db) => events.publish(db, { userId: layla.user.id, name: 'counters.changed', body: { n: 1 } }))
  await soon(() => expect(hers.text).toMatch(/^event: counters\.changed\ndata: {"n":1}$/m))
  await db.transaction((db) => events.publish(db, { userId: khalid.user.id, name: 'interview.changed' }))
  await soon(() => expect(his.text).toMatch(/^event: interview\.changed$/m))
  expect(his.text).not.toContain('counters.changed')
  expect(hers.text).not.toContain('interview.changed')
  hers.leave()
  his.leave()
})

test('without a session there is no stream, and a stream ends with its session', async () => {
  expect((await story.person().call(notificationsContract.stream)).status).toBe(401)
  const layla = await story.talent()
  const page = await open(layla)
  const { events, db } = story.app.platform
  const { id } = await db.one<{ id: string }>({
    text: 'select id from sessions where user_id = $1',
    values: [layla.user.id],
  })
  await db.transaction((db) => events.publish(db, sessionEnded(id)))
  await soon(() => expect(page.isOver).toBe(true))
})
