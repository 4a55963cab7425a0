import { randomUUID } from 'node:crypto'
import { conversationsOpsContract as ops } from '@fareeq/domain/conversations/contract-ops.ts'
import { conversationsContract as own } from '@fareeq/domain/conversations/contract.ts'
import { MESSAGES_PAGE } from '@fareeq/domain/conversations/limits.ts'
import type { Conversation, ConversationMessage } from '@fareeq/domain/conversations/schema.ts'
import { HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { describe, expect, test } from 'vitest'
import { type Statement, sql } from '../../platform/db/sql.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { readMessages } from './actions.ts'
import { tellReaders } from './actions-telling.ts'
import { colleaguesToTell } from './queries-telling.ts'

let deal: Billed & { payout: string }
const story = await snapshotStory(async (story) => {
  const months = await billed(story)
  const { body } = await months.layla.call(talentPayoutsContract.list)
  deal = { ...months, payout: body.data[0].id }
})

const write = (who: Person, id: string, text: string, headers?: Record<string, string>) =>
  who.call(who === deal.finance ? ops.write : own.write, { params: { id }, body: { text } }, headers)
const read = async (who: Person, id: string, query: object = {}) =>
  (await who.call(who === deal.finance ? ops.messages : own.messages, { params: { id }, query })).body as {
    data: ConversationMessage[]
    meta: { next_cursor: string | null; conversation: Conversation }
  }
const texts = async (who: Person, id: string) => (await read(who, id)).data.map(({ text }) => text).toReversed()
const mails = async (email: string) =>
  (await story.outbox(email)).filter(({ subject }) => subject?.startsWith('New message'))
const tell = () => tellReaders(story.work())

/** Somebody else of the company. */
async function colleague(role: string) {
  const member = await story.client()
  await story.db.run(sql`
    update organisation_members set role = ${role}, organisation_id = (
      select organisation_id from organisation_members where user_id = ${deal.khalid.user.id})
    where user_id = ${member.user.id}`)
  return member
}

describe('a talent asks about a payout', () => {
  test('finance reads it, answers, and each knows what the other has read', async () => {
    expect((await read(deal.layla, deal.payout)).data).toEqual([])
    const question = await write(deal.layla, deal.payout, 'When does it reach my bank?')
    expect(question).toMatchObject({ status: 201, body: { data: { seq: 1, side: 'talent', is_mine: true } } })
    const { body: list } = await deal.finance.call(ops.list, { query: { waiting: 'true' } })
    expect(list.meta.waiting).toBe(1)
    expect(list.data[0]).toMatchObject({ id: deal.payout, kind: 'payout', label: deal.month, unread: 1 })
    await deal.finance.call(ops.markRead, { params: { id: deal.payout }, body: { seq: 1 } })
    expect((await read(deal.layla, deal.payout)).meta.conversation).toMatchObject({ unread: 0, seen_seq: 1 })
    await write(deal.finance, deal.payout, 'On Thursday.')
    const answered = await read(deal.layla, deal.payout)
    expect(answered.meta.conversation.unread).toBe(1)
    expect(answered.data[0]).toMatchObject({ text: 'On Thursday.', side: 'staff', name: 'منى', is_mine: false })
    const { body: rest } = await deal.finance.call(ops.list, { query: { waiting: 'true' } })
    expect([rest.meta.waiting, rest.data]).toEqual([0, []])
    const marked = await deal.layla.call(own.markRead, { params: { id: deal.payout }, body: { seq: 2 } })
    expect(marked.body.data.unread).toBe(0)
  })

  test('a colleague settles what needs no answer; a newer question waits again', async () => {
    await write(deal.layla, deal.payout, 'Thank you!')
    const { body } = await deal.finance.call(ops.settle, { params: { id: deal.payout }, body: { seq: 1 } })
    expect(body.data.unread).toBe(0)
    await write(deal.layla, deal.payout, 'One more thing')
    const { body: list } = await deal.finance.call(ops.list, { query: { waiting: 'true' } })
    expect(list.data[0]).toMatchObject({ unread: 1, last: { text: 'One more thing', side: 'talent' } })
  })

  test('the same press twice writes one message', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [
      await write(deal.layla, deal.payout, 'Once', key),
      await write(deal.layla, deal.payout, 'Once', key),
    ]
    expect(second.body).toEqual(first.body)
    expect(await texts(deal.layla, deal.payout)).toEqual(['Once'])
  })
})

describe('who takes part', () => {
  test('a stranger, a company in the payout of its talent, and a colleague of another role find nothing', async () => {
    await write(deal.layla, deal.payout, 'Private')
    story.advance(MINUTE)
    await write(deal.layla, deal.contract, 'ConversationContext the contract')
    const [stranger, other, manager] = [await story.talent(), await story.client(), await story.staff(['matcher'])]
    const threads: [Person, string][] = [
      [stranger, deal.payout],
      [stranger, deal.contract],
      [other, deal.contract],
      [deal.khalid, deal.payout],
      [deal.layla, randomUUID()],
    ]
    for (const [who, id] of threads) {
      expect(await who.call(own.messages, { params: { id } })).toMatchObject({ status: 404 })
      expect(await write(who, id, 'Hello')).toMatchObject({ status: 404, body: { code: 'not_found' } })
      expect(await who.call(own.markRead, { params: { id }, body: { seq: 1 } })).toMatchObject({ status: 404 })
    }
    expect(await manager.call(ops.messages, { params: { id: deal.payout } })).toMatchObject({ status: 404 })
    const recruiter = await story.staff(['recruiter'])
    expect(await recruiter.call(ops.messages, { params: { id: deal.payout } })).toMatchObject({ status: 403 })
    const account = await story.staff(['account_manager'])
    expect(await account.call(ops.messages, { params: { id: deal.payout } })).toMatchObject({ status: 404 })
    expect(await account.call(ops.messages, { params: { id: deal.contract } })).toMatchObject({ status: 200 })
    expect((await stranger.call(own.list)).body.data).toEqual([])
    expect((await deal.khalid.call(own.list)).body.data.map(({ id }: Conversation) => id)).toEqual([deal.contract])
    const ofLayla = (await deal.layla.call(own.list)).body.data.map(({ id }: Conversation) => id)
    expect(ofLayla).toEqual([deal.contract, deal.payout])
  })

  test('a member who left finds nothing, and is told nothing', async () => {
    const sara = await colleague('hiring_manager')
    await write(sara, deal.contract, 'I am on it')
    expect(await texts(deal.layla, deal.contract)).toEqual(['I am on it'])
    await story.db.run(sql`
      with founded as (insert into organisations (created_at) values (${story.now()}) returning id)
      update organisation_members set organisation_id = founded.id, role = 'owner' from founded
      where user_id = ${sara.user.id}`)
    expect(await sara.call(own.messages, { params: { id: deal.contract } })).toMatchObject({ status: 404 })
    expect((await sara.call(own.list)).body.data).toEqual([])
    await write(deal.layla, deal.contract, 'Thanks')
    story.advance(5 * MINUTE)
    await tell()
    expect([(await mails(sara.email)).length, (await mails(deal.khalid.email)).length]).toEqual([0, 1])
  })

  test('whoever sees no salary of the company does not read what is written about it', async () => {
    const viewer = await colleague('viewer')
    expect(await viewer.call(own.messages, { params: { id: deal.contract } })).toMatchObject({ status: 403 })
  })
})

describe('one mail for a quiet period', () => {
  test('ten messages are one mail; what is written after it waits until the period is over', async () => {
    for (let n = 1; n <= 10; n++) await write(deal.finance, deal.payout, `Line ${n}`)
    await tell()
    expect(await mails(deal.layla.email)).toEqual([])
    story.advance(3 * MINUTE)
    await tell()
    const [mail, ...others] = await mails(deal.layla.email)
    expect(others).toEqual([])
    expect(mail?.text).toContain('Line 10')
    await write(deal.finance, deal.payout, 'Are you there?')
    story.advance(HOUR)
    await tell()
    expect(await mails(deal.layla.email)).toHaveLength(1)
    story.advance(3 * HOUR)
    await tell()
    const both = await mails(deal.layla.email)
    expect([both.length, both[0]?.text.includes('Are you there?')]).toEqual([2, true])
  })

  test('whoever has read it meanwhile gets no mail', async () => {
    await write(deal.finance, deal.payout, 'Paid today')
    await deal.layla.call(own.markRead, { params: { id: deal.payout }, body: { seq: 1 } })
    story.advance(3 * MINUTE)
    await tell()
    expect(await mails(deal.layla.email)).toEqual([])
  })
})

type Plan = {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: Plan[]
}
/** Rows of messages that a statement has touched, as its plan says. */
const touched = ({ Plans: plans = [], ...node }: Plan): number => {
  const own = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return (
    (node['Relation Name'] === 'conversation_messages' ? own : 0) + plans.reduce((sum, plan) => sum + touched(plan), 0)
  )
}
/** A database that notes of each read how many messages it touched. */
function explaining(db: Db): { db: Db; rows: number[] } {
  const rows: number[] = []
  const explained = new Proxy(db, {
    get(target, name) {
      if (name !== 'rows' && name !== 'row' && name !== 'one') return Reflect.get(target, name)
      return async (statement: Statement) => {
        const text = `explain (analyze, format json) ${statement.text}`
        const [plan] = await target.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ ...statement, text })
        rows.push(touched(plan!['QUERY PLAN'][0].Plan))
        return target[name](statement)
      }
    },
  })
  return { db: explained, rows }
}

describe('a long conversation', () => {
  test('is read from its end, page by page, without a gap', async () => {
    await write(deal.layla, deal.payout, 'first')
    await story.db.run(sql`
      insert into conversation_messages (id, conversation_id, seq, staff_id, side, text, at)
      select gen_random_uuid(), ${deal.payout}, n, (select id from staff limit 1), 'staff', 'n' || n, ${story.now()}
      from generate_series(2, 5000) as n`)
    await story.db.run(sql`update conversations set last_seq = 5000 where id = ${deal.payout}`)
    const seqs: number[] = []
    let cursor: string | null = null
    do {
      const { data, meta } = await read(deal.layla, deal.payout, cursor ? { cursor } : {})
      seqs.push(...data.map(({ seq }) => seq))
      cursor = meta.next_cursor
    } while (cursor && seqs.length < 200)
    expect(seqs).toEqual(Array.from({ length: 200 }, (_, n) => 5000 - n))
    await story.db.run(sql`analyze conversation_messages`)
    const plan = await story.db.rows<{ 'QUERY PLAN': string }>(sql`
      explain select * from conversation_messages where conversation_id = ${deal.payout} and seq < 5001
      order by seq desc limit 51`)
    const text = plan.map((line) => line['QUERY PLAN']).join(' ')
    expect(text).toContain('conversation_messages_conversation_id_seq_key')
    expect(text).not.toMatch(/Seq Scan|Sort/)
  })

  test('of 5,000 messages opens with the statements and the rows of one with 50, for readers and for the mails about it', async () => {
    await write(deal.layla, deal.payout, 'first')
    const mona = await story.db.one<{ id: string }>(sql`select id from staff limit 1`)
    const fillTo = async (from: number, to: number) => {
      await story.db.run(sql`
        insert into conversation_messages (id, conversation_id, seq, staff_id, side, text, at)
        select gen_random_uuid(), ${deal.payout}, n, ${mona.id}, 'staff', 'n' || n, ${story.now()}
        from generate_series(${from}::int, ${to}::int) as n`)
      await story.db.run(sql`update conversations set last_seq = ${to} where id = ${deal.payout}`)
      await story.db.run(sql`analyze conversation_messages`)
    }
    const work = async () => {
      const { db, rows } = explaining(story.db)
      const viewer = { kind: 'talent', userId: deal.layla.user.id, sessionId: '' } as const
      const ctx = { ...story.work(db), viewer, lang: 'en' } as RequestContext<typeof viewer>
      const { data } = await readMessages(ctx, deal.payout, { limit: MESSAGES_PAGE })
      await colleaguesToTell(db, deal.payout)
      return { shown: data.length, statements: rows.length, most: Math.max(...rows) }
    }
    await fillTo(2, 50)
    const short = await work()
    await fillTo(51, 5000)
    const long = await work()
    expect([long.shown, long.statements]).toEqual([short.shown, short.statements])
    expect(long.most).toBeLessThanOrEqual(2 * MESSAGES_PAGE + 2)
  })
})

test('of 200 messages in a minute forty are taken, the others are refused in a sentence, and a minute later one is taken', async () => {
  story.advance(5 * MINUTE)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => write(deal.layla, deal.payout, `n${n}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(40)
  expect((await read(deal.layla, deal.payout)).data[0]?.seq).toBe(40)
  const refused = await write(deal.layla, deal.payout, 'too much')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  story.advance(MINUTE)
  expect((await write(deal.layla, deal.payout, 'later')).status).toBe(201)
  expect((await texts(deal.layla, deal.payout)).at(-1)).toBe('later')
})
