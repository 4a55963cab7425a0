import { clientEndingsContract } from '@fareeq/domain/contracts/contract-endings.ts'
import { countersContract } from '@fareeq/domain/counters/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import {
  clientWorkReviewsContract as clients,
  workReviewsOpsContract as ops,
  talentWorkReviewsContract as talents,
} from '@fareeq/domain/work-reviews/contract.ts'
import type { ContractReview, StaffReview } from '@fareeq/domain/work-reviews/schema.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followContracts } from '../contracts/actions-clock.ts'
import { evidenceRecords } from '../talent-evidence/actions.ts'
import { erasePerson, lapseUnanswered } from './queries.ts'

let deal: Deal & { id: string }
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  const last_day = daysAfter(riyadhDay(story.now()), 5)
  await deal.khalid.call(clientEndingsContract.give, { params: { id: deal.id }, body: { last_day, reason: 'budget' } })
  story.advance(6 * DAY)
  await followContracts(story.work())
})
const params = () => ({ id: deal.id })
const readTalent = async (): Promise<ContractReview> =>
  (await deal.layla.call(talents.ofContract, { params: params() })).body.data
const readClient = async (): Promise<ContractReview> =>
  (await deal.khalid.call(clients.ofContract, { params: params() })).body.data
const readStaff = async (role: 'account_manager' | 'operations' = 'account_manager'): Promise<StaffReview> =>
  (await (await story.staff([role])).call(ops.ofContract, { params: params() })).body.data
const waiting = async (who: 'layla' | 'khalid') => {
  const { items } = (await deal[who].call(who === 'layla' ? countersContract.talent : countersContract.client)).body
    .data.waiting
  return items.filter(({ kind }: { kind: string }) => kind === 'work_review').length
}
const mails = async (email: string) =>
  (await story.outbox(email)).map(({ subject, text }) => `${subject}\n${text}`).join('\n')
type ReviewFields = { overall?: number; feedback?: string; reference?: string; named?: boolean; words?: string }
const write = async ({ overall = 5, ...more }: ReviewFields = {}) =>
  deal.khalid.call(clients.answer, {
    params: { id: (await readClient()).open!.id },
    body: { overall, again: 'yes', ...more },
  })
const visible = async () => (await evidenceRecords(story.db, [deal.layla.user.id]))(deal.layla.user.id).references

test('at the end both sides are asked by mail and at home until a day; the talent’s answer is for the account manager alone', async () => {
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([1, 1])
  expect(await mails(deal.layla.email)).toMatch(/How was work with|كيف كان العمل مع/)
  expect(await mails(deal.khalid.email)).toMatch(/How was work with|كيف كان العمل مع/)
  const { id } = (await readTalent()).open!
  const answer = () =>
    deal.layla.call(talents.answer, { params: { id }, body: { overall: 2, again: 'no', words: 'Long nights' } })
  expect((await answer()).body.data).toMatchObject({ open: null, own: { overall: 2, again: 'no' } })
  expect((await answer()).body.code).toBe('work_review_answered')
  expect([await waiting('layla'), await waiting('khalid')]).toEqual([0, 1])
  expect(JSON.stringify(await readClient())).not.toContain('Long nights')
  expect((await readStaff()).reviews).toContainEqual(expect.objectContaining({ side: 'talent', words: 'Long nights' }))
  expect((await readStaff('operations')).reviews).toEqual([])
})

test('the company rates for us alone, writes to the talent, and its reference is shown where the talent says so', async () => {
  await story.db.run(sql`update users set company = 'Souq' where id = ${deal.khalid.user.id}`)
  await write({ overall: 4, words: 'Needs a lead', feedback: 'Thank you', reference: 'Led payments.', named: true })
  const { reference } = await readTalent()
  expect(reference).toMatchObject({
    feedback: 'Thank you',
    reference: 'Led payments.',
    state: 'hidden',
    can_show: true,
  })
  expect(JSON.stringify(await readTalent())).not.toMatch(/Needs a lead|"overall":4/)
  expect(await mails(deal.layla.email)).toMatch(/wrote you a reference|You have a reference|كتبت لك|وصلتك توصية/)
  expect(await visible()).toEqual([])
  const show = (isShown: boolean) =>
    deal.layla.call(talents.show, { params: { id: reference!.id }, body: { shown: isShown } })
  const both = await Promise.all([show(true), show(true)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  await deal.layla.call(talents.reply, { params: { id: reference!.id }, body: { reply: 'It was a good team.' } })
  expect(await visible()).toMatchObject([{ line: 'Led payments.', company: 'Souq', reply: 'It was a good team.' }])
  expect((await readClient()).reference).toMatchObject({
    state: 'shown',
    reply: 'It was a good team.',
    can_hide: false,
  })
  await show(false)
  expect(await visible()).toEqual([])
})

test('words to the talent alone are not shown to companies, and a reference names the company only if it says so', async () => {
  await write({ reference: 'Careful.' })
  const { id } = (await readTalent()).reference!
  await deal.layla.call(talents.show, { params: { id }, body: { shown: true } })
  expect(await visible()).toMatchObject([{ line: 'Careful.', company: null }])
  await story.db.run(sql`delete from work_references`)
  await story.db.run(sql`
    update work_reviews set state = 'asked', overall = null, again = null, answered_at = null, answered_by = null`)
  await write({ feedback: 'Thank you' })
  const words = (await readTalent()).reference!
  expect(words.can_show).toBe(false)
  const response = await deal.layla.call(talents.show, { params: { id: words.id }, body: { shown: true } })
  expect(response.body.code).toBe('reference_moved')
})

test('a way to reach somebody in a reference or an answer is read by a colleague first', async () => {
  await write({ reference: 'Ask me at sara@souq.example' })
  expect((await readTalent()).reference).toBeNull()
  expect((await readClient()).reference).toMatchObject({ state: 'held' })
  const [manager, operations] = [await story.staff(['account_manager']), await story.staff(['operations'])]
  const work = async () => {
    const tabs = ['late', 'today', 'later'] as const
    const lists = await Promise.all(tabs.map((tab) => manager.call(workItemsContract.list, { query: { tab } })))
    return lists.flatMap(({ body }) => body.data).filter(({ kind }) => kind === 'reference')
  }
  expect(await work()).toMatchObject([{ target: deal.id, due_at: expect.any(String) }])
  const { id } = (await readStaff('operations')).reference!
  const release = () => operations.call(ops.release, { params: { id } })
  expect((await release()).body.data.reference).toMatchObject({ state: 'hidden', can_release: false })
  expect(await mails(deal.layla.email)).toMatch(/wrote you a reference|كتبت لك .* توصية/)
  expect((await release()).status).toBe(409)
  expect(await work()).toEqual([])
  await deal.layla.call(talents.show, { params: { id }, body: { shown: true } })
  const body = { reply: 'Call me: +966 50 123 4567' }
  const response = await deal.layla.call(talents.reply, { params: { id }, body })
  expect(response.body.data.reference).toMatchObject({ state: 'held', can_hide: false })
  expect(await visible()).toEqual([])
  // Whoever answered hears what became of it, and shows both or not.
  await release()
  expect(await mails(deal.layla.email)).toMatch(/Your reply .* was released|راجعنا ردك/)
  expect((await readTalent()).reference).toMatchObject({ state: 'hidden', reply: body.reply, can_show: true })
})

test('operations take an abusive one away for good; both sides read the reason, the talent not its words', async () => {
  await write({ reference: 'Lazy like all of them.', feedback: 'Never again' })
  const { id } = (await readTalent()).reference!
  await deal.layla.call(talents.show, { params: { id }, body: { shown: true } })
  const operations = await story.staff(['operations'])
  const remove = (reason: string) => operations.call(ops.remove, { params: { id }, body: { reason } })
  expect((await remove(' ')).status).toBe(422)
  expect((await remove('An insult')).status).toBe(200)
  expect((await remove('An insult')).status).toBe(409)
  expect((await readTalent()).reference).toMatchObject({
    state: 'removed',
    removed_reason: 'An insult',
    reference: null,
    feedback: null,
  })
  expect(await visible()).toEqual([])
  for (const { email } of [deal.layla, deal.khalid])
    expect(await mails(email)).toMatch(/took (?:it )?away|We took|حذفنا/)
})

test('what is bad input is refused, and a stranger finds nothing', async () => {
  expect((await write({ overall: 6 })).body.errors[0]).toMatchObject({ field: 'overall' })
  expect((await write({ reference: 'x'.repeat(1001) })).status).toBe(422)
  const { id } = (await readClient()).open!
  const rival = await story.client()
  const body = { overall: 5, again: 'yes' } as const
  expect((await rival.call(clients.answer, { params: { id }, body })).status).toBe(404)
  expect((await rival.call(clients.ofContract, { params: params() })).status).toBe(404)
  expect((await deal.layla.call(talents.answer, { params: { id }, body })).status).toBe(404)
  const finance = await story.staff(['finance'])
  expect((await finance.call(ops.ofContract, { params: params() })).status).toBe(403)
})

test('what nobody answered lapses after its day', async () => {
  story.advance(15 * DAY)
  expect(await lapseUnanswered(story.db, story.now())).toBe(2)
  expect([await waiting('layla'), (await readClient()).open]).toEqual([0, null])
})

test('a reference stays when its writer leaves, without them; it goes with the talent', async () => {
  await write({ reference: 'Led payments.', words: 'Private' })
  await erasePerson(story.db, { id: deal.khalid.user.id, email: deal.khalid.email, phone: null })
  expect((await readTalent()).reference).toMatchObject({ reference: 'Led payments.' })
  expect(await story.db.row(sql`select words, answered_by from work_reviews where side = 'client'`)).toEqual({
    words: null,
    answered_by: null,
  })
  await erasePerson(story.db, { id: deal.layla.user.id, email: deal.layla.email, phone: null })
  expect(await story.db.rows(sql`select 1 from work_references`)).toEqual([])
})
