import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import type { ConversationMessage } from '@fareeq/domain/conversations/schema.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { once } from 'node:events'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { spawnChild } from '../../testing/spawn-child.ts'
import { type Person, type Story, openStory, snapshotStory } from '../../testing/story.ts'

/** Sooner than the polling interval of five seconds, so that only a notification can explain it. */
const soon = <T>(check: () => T) => vi.waitFor(check, { timeout: 4_000, interval: 20 })

let deal: Billed & { payout: string }
const story = await snapshotStory(async (story) => {
  const months = await billed(story)
  const { body } = await months.layla.call(talentPayoutsContract.list)
  deal = { ...months, payout: body.data[0].id }
})
const databaseUrl = async () => {
  const { name } = await story.db.one<{ name: string }>(sql`select current_database() as name`)
  return Object.assign(new URL(inject('testDatabases').source), { pathname: `/${name}` }).href
}
let other: Story | undefined
afterAll(() => other?.close())

/** The same person on a node. */
const on = (node: Story, who: Person): Person => node.person({ lang: who.lang, token: who.token })

type MessagePage = { data: ConversationMessage[]; meta: { next_cursor: string | null } }
/** A page as the browser has it: it fetches what follows what it has whenever the stream says that something changed. */
function openPage(node: Story, who: Person, id: string) {
  const person = on(node, who)
  const page = { messages: [] as ConversationMessage[], mark: undefined as string | undefined, leave: () => {} }
  const refetch = async () => {
    const lastSeq = page.messages.at(-1)?.seq ?? 0
    const newer: ConversationMessage[] = []
    let cursor: string | null = null
    do {
      const query = cursor ? { cursor } : {}
      const { data, meta } = (await person.call(own.messages, { params: { id }, query })).body as MessagePage
      newer.push(...data.filter(({ seq }) => seq > lastSeq))
      cursor = data.every(({ seq }) => seq > lastSeq) ? meta.next_cursor : null
    } while (cursor)
    page.messages.push(...newer.toReversed())
  }
  // One at a time, also when the line before is not over: two at once would both fetch what follows the same message.
  let work = Promise.resolve()
  const connect = async () => {
    const stop = new AbortController()
    page.leave = () => stop.abort()
    const response = await fetch(`${node.origin}/api/stream`, {
      headers: { authorization: `Bearer ${who.token}`, ...(page.mark && { 'last-event-id': page.mark }) },
      signal: stop.signal,
    })
    void (async () => {
      let text = ''
      for await (const chunk of response.body!) {
        text += new TextDecoder().decode(chunk)
        const frames = text.split('\n\n')
        text = frames.pop() ?? ''
        for (const frame of frames) {
          page.mark = /^id: (.+)$/m.exec(frame)?.[1] ?? page.mark
          if (/^event: (?:conversation\.changed|stream\.reset)$/m.test(frame))
            work = work.then(refetch).catch((error: unknown) => {
              if (!stop.signal.aborted) throw error
            })
        }
      }
    })().catch(() => {})
    await soon(() => expect(page.mark).toBeDefined())
  }
  return { ...page, connect, refetch, page }
}

test('two people write on two nodes at once: every reader has each message once, in one order, also after a lost line', async () => {
  other ??= await openStory()
  const nodes = [story, other]
  const id = deal.payout
  const [first, second] = [openPage(story, deal.layla, id), openPage(other, deal.layla, id)]
  await first.connect()
  await second.connect()
  const write = (n: number) => {
    const node = nodes[n % 2]!
    return n % 3 === 0
      ? on(node, deal.finance).call(ops.write, { params: { id }, body: { text: `finance ${n}` } })
      : on(node, deal.layla).call(own.write, { params: { id }, body: { text: `layla ${n}` } })
  }
  const batch = (from: number) => Promise.all(Array.from({ length: 12 }, (_, n) => write(from + n)))
  await batch(0)
  await soon(() => expect([first.page.messages.length, second.page.messages.length]).toEqual([12, 12]))
  second.page.leave()
  await batch(12)
  await second.connect()
  await batch(24)
  await soon(() => expect([first.page.messages.length, second.page.messages.length]).toEqual([36, 36]))
  const order = first.page.messages.map(({ seq }) => seq)
  expect(order).toEqual(Array.from({ length: 36 }, (_, n) => n + 1))
  expect(second.page.messages.map(({ text }) => text)).toEqual(first.page.messages.map(({ text }) => text))
  expect(new Set(first.page.messages.map(({ text }) => text)).size).toBe(36)
  first.page.leave()
  second.page.leave()
})

test('a message that was retried on another node after a lost answer is written once', async () => {
  other ??= await openStory()
  const [id, key] = [deal.payout, { 'idempotency-key': '0b9f8d54-1111-4222-8333-444455556666' }]
  const send = (node: Story) =>
    on(node, deal.layla).call(own.write, { params: { id }, body: { text: 'Exactly once' } }, key)
  const answers = await Promise.all([send(story), send(other)])
  const late = await send(other)
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(late).toMatchObject({ status: 201, body: { data: { seq: 1, text: 'Exactly once' } } })
  const { data } = (await deal.layla.call(own.messages, { params: { id } })).body
  expect(data).toHaveLength(1)
})

test.skipIf(story.engine !== 'postgres')(
  'a process that is killed while three write: what it has acknowledged is read once and in order, and nothing in halves',
  async () => {
    const id = deal.payout
    const reader = openPage(story, deal.layla, id)
    await reader.connect()
    const child = spawnChild(
      new URL('../../testing/messages-child.ts', import.meta.url),
      await databaseUrl(),
      story.env.DATA_DIR,
      id,
      deal.layla.user.id,
    )
    const closed = once(child, 'close')
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    // Counts messages, not time: machines differ.
    await vi.waitUntil(() => output.split('\n').length > 12, { timeout: 100_000, interval: 2 })
    child.kill('SIGKILL')
    await closed
    for (const n of [1, 2]) await deal.layla.call(own.write, { params: { id }, body: { text: `after ${n}` } })
    const texts = () => reader.page.messages.map(({ text }) => text)
    await soon(() => expect(texts().at(-1)).toBe('after 2'))
    const acknowledged = output
      .split('\n')
      .slice(1)
      .filter((line) => /^\w+ \d+$/.test(line))
    expect(acknowledged.filter((text) => !texts().includes(text))).toEqual([])
    expect(new Set(texts()).size).toBe(texts().length)
    expect(reader.page.messages.map(({ seq }) => seq)).toEqual(texts().map((_, n) => n + 1))
    reader.page.leave()
  },
  // The start of a process, on a busy machine.
  120_000,
)
