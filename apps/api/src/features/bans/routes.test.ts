import { bansOpsContract as ops } from '@fareeq/domain/bans/contract-ops.ts'
import { bansContract as contract } from '@fareeq/domain/bans/contract.ts'
import type { BanState } from '@fareeq/domain/bans/states.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { billed } from '../../testing/invoices.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'
import { followCases } from './actions-clock.ts'

let layla: Member
let noor: Person
let sultan: Person
let mona: Person
let reem: Person
const story = await freshStory(async (story) => {
  layla = await story.talent()
  noor = await story.staff(['matcher'], 'Noor')
  sultan = await story.staff(['operations'], 'Sultan')
  mona = await story.staff(['admin'], 'Mona')
  reem = await story.staff(['admin'], 'Reem')
})

const file = async (who: Person, path: string) => {
  const form = new FormData()
  form.append('file', new Blob(['%PDF-1.4 evidence']), 'دليل.pdf')
  return (await who.send('POST', path, form)).body.data.id as string
}
const report = async (who = noor, files: string[] = []) =>
  who.call(ops.report, { body: { talent_id: layla.user.id, text: 'Noor saw a copied CV', files } })
const reported = async () => (await report()).body.data.id as string
const open = (id: string, who = sultan) =>
  who.call(ops.open, { params: { id }, body: { notice: 'A part of your CV is said to be copied.' } })
const answer = (id: string, who = layla, files: string[] = []) =>
  who.call(contract.answer, { params: { id }, body: { text: 'I wrote it myself.', files } })
type Expected = { expected_state: BanState; expected_reports: number }
/** As it stands now, unless the reader has read it before. */
const readNow = async (id: string): Promise<Expected> => {
  const { state, reports } = (await mona.call(ops.read, { params: { id } })).body.data
  return { expected_state: state, expected_reports: reports.length }
}
const decide = async (id: string, who: Person, decision: 'ban' | 'dismiss' = 'ban', read?: Expected) =>
  who.call(ops.decide, {
    params: { id },
    body: { decision, reason: 'Two pages are copied.', ...(read ?? (await readNow(id))) },
  })
const appeal = (id: string) => layla.call(contract.appeal, { params: { id }, body: { text: 'Please look again.' } })
const decideAppeal = async (id: string, who: Person, decision: 'lift' | 'uphold' = 'lift') =>
  who.call(ops.decideAppeal, {
    params: { id },
    body: { decision, reason: 'The pages are hers.', ...(await readNow(id)) },
  })
const status = async () =>
  (
    await story.db.row<{ hiring_status: string }>(
      sql`select hiring_status from talent_profiles where user_id = ${layla.user.id}`,
    )
  )?.hiring_status

test('report, notice, answer, ban by a second person, appeal, lift by a third; the talent never reads who reported', async () => {
  const evidence = await file(noor, ops.upload.path)
  const { id } = (await report(noor, [evidence])).body.data
  expect((await layla.call(contract.own)).body.data).toEqual([])
  expect(await open(id, noor)).toMatchObject({ status: 403 })
  expect((await open(id)).body.data).toMatchObject({ state: 'noticed', waits_for: 'talent', opened_by: 'Sultan' })
  const [mail] = await story.outbox(layla.email)
  expect(mail?.text).toContain('A part of your CV is said to be copied.')
  const own = (await layla.call(contract.own)).body.data
  expect(own).toMatchObject([{ state: 'noticed', can_answer: true, files: [] }])
  expect(JSON.stringify([own, mail])).not.toContain('Noor')
  expect(await decide(id, mona)).toMatchObject({ status: 409, body: { code: 'ban_moved' } })
  expect((await answer(id, layla, [await file(layla, contract.upload.path)])).body.data.files).toHaveLength(1)
  expect(await answer(id)).toMatchObject({ status: 409 })
  expect(await decide(id, sultan)).toMatchObject({ status: 403 })
  expect((await decide(id, mona)).body.data).toMatchObject({ state: 'banned', decided_by: 'Mona', moves: [] })
  expect(await status()).toBe('banned')
  expect((await appeal(id)).body.data).toMatchObject({ state: 'appealed', can_appeal: false })
  expect(await appeal(id)).toMatchObject({ status: 409 })
  expect(await decideAppeal(id, mona)).toMatchObject({ status: 403, body: { code: 'ban_not_impartial' } })
  expect((await decideAppeal(id, reem)).body.data).toMatchObject({ state: 'lifted', appeal_decided_by: 'Reem' })
  expect(await status()).toBe('applied')
  const trail = await story.db.rows<{ action: string }>(
    sql`select action from audit_entries where subject_kind = 'ban' and subject_id = ${id} order by id`,
  )
  expect(trail.map(({ action }) => action.slice(4))).toEqual([
    'reported',
    'noticed',
    'answered',
    'banned',
    'appealed',
    'lifted',
  ])
})

test('after seven days without an answer it is decided without one', async () => {
  const id = await reported()
  await open(id)
  story.advance(7 * DAY - 1000)
  await followCases(story.work())
  story.advance(1000)
  await followCases(story.work())
  mona = await story.staff(['admin'], 'Mona')
  expect((await mona.call(ops.read, { params: { id } })).body.data).toMatchObject({
    state: 'unanswered',
    moves: ['ban', 'dismiss'],
  })
  expect((await decide(id, mona, 'dismiss')).body.data.state).toBe('dismissed')
})

test('nobody is banned over an answer that came late and was not read, and no report is dismissed unread', async () => {
  const id = await reported()
  const firstReport = await readNow(id)
  await report(await story.staff(['account_manager'], 'Sara'))
  expect(await decide(id, sultan, 'dismiss', firstReport)).toMatchObject({ status: 409, body: { code: 'ban_moved' } })
  await open(id)
  story.advance(7 * DAY)
  await followCases(story.work())
  mona = await story.staff(['admin'], 'Mona')
  const withoutAnswer = await readNow(id)
  layla.token = await openSession(story.db, { userId: layla.user.id }, 'a story', story.now())
  expect((await answer(id)).body.data.state).toBe('answered')
  expect(await decide(id, mona, 'ban', withoutAnswer)).toMatchObject({ status: 409, body: { code: 'ban_moved' } })
  expect(await status()).not.toBe('banned')
  expect((await decide(id, mona)).body.data.state).toBe('banned')
})

test('whoever reported does not decide, whatever their roles; of two decisions at once one counts', async () => {
  const id = (await report(mona)).body.data.id
  await open(id)
  await answer(id)
  expect(await decide(id, mona)).toMatchObject({ status: 403, body: { code: 'ban_not_impartial' } })
  const both = await Promise.all([decide(id, reem), decide(id, await story.staff(['admin'], 'Third'), 'dismiss')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a second report joins the open case; reporters see what they reported, strangers nothing', async () => {
  const [first, second] = await Promise.all([report(), report(await story.staff(['account_manager'], 'Sara'))])
  expect(second.body.data.id).toBe(first.body.data.id)
  const params = { id: first.body.data.id }
  expect((await sultan.call(ops.read, { params })).body.data.reports).toHaveLength(2)
  expect(await (await story.staff(['matcher'])).call(ops.read, { params })).toMatchObject({ status: 404 })
  for (const role of ['recruiter', 'finance', 'content'])
    expect(await (await story.staff([role])).call(ops.list)).toMatchObject({ status: 403 })
  expect(await answer(params.id, await story.talent())).toMatchObject({ status: 404 })
  const client = await story.client()
  const body = { talent_id: layla.user.id, text: 'A stranger reports' }
  expect(await client.call(contract.report, { body })).toMatchObject({ status: 404 })
  expect(await report(noor, [await file(sultan, ops.upload.path)])).toMatchObject({
    status: 422,
    body: { code: 'ban_file_missing' },
  })
})

test('who reports somebody a second time reads neither what others reported nor their files', async () => {
  const evidence = await file(noor, ops.upload.path)
  const { id } = (await report(noor, [evidence])).body.data
  const sara = await story.staff(['account_manager'], 'Sara')
  const own = await file(sara, ops.upload.path)
  await sara.call(ops.report, { body: { talent_id: layla.user.id, text: 'Sara heard of it', files: [own] } })
  const read = async (who: Person) => (await who.call(ops.read, { params: { id } })).body.data
  expect(await read(sara)).toMatchObject({ reports: [{ by: 'Sara' }], files: [{ id: own }] })
  expect((await sara.call(ops.list)).body.data).toMatchObject([{ reports: [{ by: 'Sara' }], files: [{ id: own }] }])
  const opened = (who: Person, file: string) => who.send('GET', ops.file.path.replace(':id', id).replace(':file', file))
  expect([(await opened(sara, own)).status, (await opened(sara, evidence)).status]).toEqual([200, 404])
  expect((await read(sultan)).reports).toHaveLength(2)
  expect((await opened(sultan, evidence)).status).toBe(200)
})

test('a ban touches neither the contract nor what was earned, and its client may report', async () => {
  const deal = await billed(story)
  layla = deal.layla
  ;[sultan, mona] = [await story.staff(['operations']), await story.staff(['admin'])]
  layla.token = await openSession(story.db, { userId: layla.user.id }, 'a story', story.now())
  const stateOf = () =>
    Promise.all([
      story.db.rows(sql`select * from contracts`),
      story.db.rows(sql`select * from payouts`),
      story.db.rows(sql`select * from ledger_postings order by id`),
    ])
  const before = await stateOf()
  expect(before[1]).toHaveLength(1)
  const body = { talent_id: layla.user.id, text: 'Work was copied' }
  const { id } = (await deal.khalid.call(contract.report, { body })).body.data
  await open(id)
  await answer(id)
  expect((await decide(id, mona)).body.data.state).toBe('banned')
  expect(await stateOf()).toEqual(before)
})
