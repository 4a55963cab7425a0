import { staffCountersContract } from '@fareeq/domain/counters/contract-ops.ts'
import { requestsOpsContract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { expect, test, vi } from 'vitest'
import { finishedRequest } from '../../testing/market.ts'
import { type Person, freshStory } from '../../testing/story.ts'

/** Sooner than the polling interval of five seconds, so that only a notification can explain it. */
const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 4_000, interval: 20 })
const story = await freshStory()

async function open({ token }: Person, lastEventId?: string) {
  const leave = new AbortController()
  const response = await fetch(`${story.origin}${notificationsContract.staffStream.path}`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: leave.signal,
  })
  const page = { status: response.status, text: '', leave: () => leave.abort() }
  void (async () => {
    for await (const chunk of response.body!) page.text += new TextDecoder().decode(chunk)
  })().catch(() => {})
  await soon(() => expect(page.text).not.toBe(''))
  return page
}
const openTicket = () =>
  story.person().call(siteContract.contact, {
    body: { name: 'Noura', email: 'noura@shop.example', topic: 'hiring', message: 'Do you hire in Oman?' },
  })

test('a change is pushed to the open pages of those who may read the thing, and to nobody else', async () => {
  const id = await finishedRequest(story, await story.client())
  const manager = await story.staff(['account_manager'])
  const pages = {
    manager: await open(manager),
    matcher: await open(await story.staff(['matcher'])),
    recruiter: await open(await story.staff(['recruiter'])),
    finance: await open(await story.staff(['finance'])),
  }
  await openTicket()
  await soon(() => expect(pages.recruiter.text).toMatch(/^event: ticket\.changed$/m))
  await manager.call(requestsOpsContract.take, { params: { id }, body: {} })
  await soon(() => expect(pages.matcher.text).toContain(`event: request.changed\ndata: {"id":"${id}"}`))
  await soon(() => expect(pages.manager.text).toContain('request.changed'))
  expect(pages.manager.text).toContain('ticket.changed')
  expect(pages.matcher.text).not.toContain('ticket.changed')
  expect(pages.recruiter.text).not.toContain('request.changed')
  expect(pages.finance.text).not.toContain('event:')
  for (const page of Object.values(pages)) page.leave()
})

test('a change between the first answer of a page and its stream is pushed when it opens', async () => {
  const [recruiter, finance] = [await story.staff(['recruiter']), await story.staff(['finance'])]
  const markOf = async (person: Person) =>
    (await person.call(staffCountersContract.staff)).headers.get('x-event-mark') ?? ''
  const marks = [await markOf(recruiter), await markOf(finance)]
  await openTicket()
  const pages = [await open(recruiter, marks[0]), await open(finance, marks[1])]
  await soon(() => expect(pages[0]?.text).toMatch(/^event: ticket\.changed$/m))
  expect(pages.map((page) => page.text).join()).not.toContain('stream.reset')
  expect(pages[1]?.text).not.toContain('event:')
  for (const page of pages) page.leave()
  expect(
    (await story.person().call(siteContract.contact, { body: {} as never })).headers.get('x-event-mark'),
  ).toBeNull()
})

test('whoever comes back after a break is told to fetch everything anew; members and visitors have no such stream', async () => {
  const page = await open(await story.staff(['matcher']), '7')
  await soon(() => expect(page.text).toContain('event: stream.reset'))
  page.leave()
  expect(await (await story.client()).call(notificationsContract.staffStream)).toMatchObject({ status: 403 })
  expect(await story.person().call(notificationsContract.staffStream)).toMatchObject({ status: 401 })
})

test('the tabs count what waits on the pages a colleague may open, and nothing of the others', async () => {
  await finishedRequest(story, await story.client())
  await openTicket()
  const counters = async (role: string) =>
    (await (await story.staff([role])).call(staffCountersContract.staff)).body.data
  expect(await counters('account_manager')).toEqual({
    tickets: { open: 1, late: 0 },
    requests: { unowned: 1 },
    conversations: { waiting: 0, reviews: 0 },
    meetings: { today: 0 },
    messages: { failed: 0 },
    held_mails: { waiting: 0 },
    assessments: null,
    approvals: null,
    selections: { late: 0, today: 0, unowned: 0, mine: 0 },
  })
  expect(await counters('recruiter')).toMatchObject({ assessments: { waiting: 0 }, meetings: null })
  expect(await counters('matcher')).toMatchObject({ tickets: { open: 0 }, requests: { unowned: 1 }, messages: null })
  expect(await counters('finance')).toMatchObject({ tickets: { open: 0 }, requests: null })
  expect(await counters('content')).toEqual({
    tickets: null,
    requests: null,
    conversations: null,
    meetings: null,
    messages: null,
    held_mails: null,
    assessments: null,
    approvals: null,
    selections: null,
  })
})
