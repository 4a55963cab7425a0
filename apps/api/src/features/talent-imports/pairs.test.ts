import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { talentsOpsContract } from '@fareeq/domain/talent-views/contract-ops.ts'
import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { pairsContract as pairs } from '@fareeq/domain/talent-imports/contract-pairs.ts'
import { importsContract as ops } from '@fareeq/domain/talent-imports/contract.ts'
import type { Pair } from '@fareeq/domain/talent-imports/schema-pairs.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'
import { enterSelection } from '../selections/actions-following.ts'
import { compareImport } from './actions-comparing.ts'
import { workImport } from './actions-importing.ts'
import { findPairs } from './actions-pairs.ts'

let sara: Person
let layla: Member
/** Layla has an account; a file has her phone under another address, and somebody twice under two addresses. */
const story = await snapshotStory(async (story) => {
  sara = await story.staff(['recruiter'], 'Sara')
  layla = await liveTalent(story, { email: 'layla@mail.example' })
  await story.db.run(sql`update users set phone = '+962791234567' where id = ${layla.user.id}`)
  await story.db.transaction((db) => enterSelection(story.work(db), layla.user.id))
  const body = new FormData()
  const file = csvOf([
    ['Name', 'Email', 'Phone', 'Headline', 'Skills'],
    ['L H', 'other.layla@mail.example', '+962791234567', 'QA lead', 'Go'],
    ['Omar Saleh', 'omar@mail.example', '', 'Backend', 'Go'],
    ['عمر صالح', 'omar.saleh@mail.example', '+966501234567', 'Developer', 'React'],
  ])
  body.set('file', new Blob([file]), 'candidates.csv')
  const { id } = (await sara.call(ops.upload, { body })).body.data
  await compareImport(story.work(), id)
  await sara.call(ops.choose, { params: { id, line: 2 }, body: { choice: 'import' } })
  await sara.call(ops.begin, { params: { id } })
  await workImport(story.work(), id)
  await findPairs(story.work())
  const { id: imported } = await story.db.one<{ id: string }>(
    sql`select id from users where email = 'other.layla@mail.example'`,
  )
  const marks = CRITERIA.map((criterion) => ({ id: criterion, mark: 3 as const, evidence: 'As the file says.' }))
  const rubric = { marks, recommendation: 'yes' as const, expected_version: null }
  await sara.call(selectionRecordContract.evaluate, { params: { id: imported }, body: rubric })
})

const listPairs = async (): Promise<Pair[]> => (await sara.call(pairs.list)).body.data
const of = async (email: string): Promise<Pair> =>
  (await listPairs()).find((one) => one.imported.email === email || one.other.email === email)!
const both = ({ imported, other }: Pair) => ({ imported: imported.id, other: other.id })

test('pairs are found by phone and by name in either script, each once, and again by no later search', async () => {
  await findPairs(story.work())
  expect(new Map((await listPairs()).map(({ likeness, keeps }) => [likeness, keeps.length]))).toEqual(
    new Map([
      ['name', 2],
      ['phone', 1],
    ]),
  )
  const first = (await sara.call(pairs.list, { query: { limit: 1 } })).body
  const rest = (await sara.call(pairs.list, { query: { limit: 1, cursor: first.meta.next_cursor } })).body
  expect([...first.data, ...rest.data]).toHaveLength(2)
  expect(rest.meta.next_cursor).toBeNull()
})

test('of a name that many have ten pairs are shown, and the next one when one of them is dismissed', async () => {
  await story.db.run(sql`
    insert into users select (jsonb_populate_record(users, jsonb_build_object('id', gen_random_uuid(), 'phone', null,
      'email', n || '@same.example', 'first_name', 'Omar', 'last_name', 'Saleh'))).*
    from users, generate_series(1, 12) as n where id = ${layla.user.id}`)
  const omar = (await of('omar@mail.example')).imported.id
  const namesakes = async () => {
    await findPairs(story.work())
    return story.db.rows<{ id: string }>(sql`
      select other_id as id from talent_pairs join users on users.id = other_id
      where imported_id = ${omar} and dismissed_at is null and email like '%@same.example'`)
  }
  const [first, ...rest] = await namesakes()
  expect(rest).toHaveLength(9)
  await sara.call(pairs.dismiss, { params: { imported: omar, other: first!.id } })
  const next = await namesakes()
  expect(next).toHaveLength(10)
  expect(next).not.toContainEqual(first)
})

test('somebody’s own account is kept as it is: notes and evaluations move to it, the imported record is gone, the trail is on both', async () => {
  const pair = await of('layla@mail.example')
  expect(pair).toMatchObject({ keeps: ['other'], may_choose: false, other: { awaits_consent: false } })
  // What moves is said before: how the note begins, and who evaluated with what recommendation.
  expect(pair.imported).toMatchObject({
    notes: [{ by: 'Sara', text: expect.stringContaining('QA lead') }],
    evaluations: [{ by: 'Sara', recommendation: 'yes' }],
  })
  // Before the yes there is no page that shows somebody imported.
  const params = { id: pair.imported.id }
  expect(await sara.call(talentsOpsContract.read, { params })).toMatchObject({ status: 404 })
  const merge = (keep: 'imported' | 'other') =>
    sara.call(pairs.merge, { params: both(pair), body: { keep, fields: { name: 'imported' } } })
  expect(await merge('imported')).toMatchObject({ status: 409, body: { code: 'merge_owned' } })
  const before = await story.db.row(
    sql`select first_name, last_name, email, phone from users where id = ${layla.user.id}`,
  )
  expect((await merge('other')).body.data).toEqual({ kept_id: layla.user.id })
  expect(
    await story.db.row(sql`select first_name, last_name, email, phone from users where id = ${layla.user.id}`),
  ).toEqual(before)
  const { notes, evaluations } = (await sara.call(selectionRecordContract.read, { params: { id: layla.user.id } })).body
    .data
  expect(notes).toMatchObject([{ text: expect.stringContaining('QA lead') }])
  expect(evaluations).toMatchObject([{ by: { name: 'Sara' }, recommendation: 'yes' }])
  expect(await story.db.row(sql`select 1 from users where email = 'other.layla@mail.example'`)).toBeUndefined()
  expect(await merge('other')).toMatchObject({ status: 404 })
  const trail = sql`select subject_id from audit_entries where action = 'account.merged' order by id`
  expect(await story.db.rows(trail)).toEqual([{ subject_id: layla.user.id }, { subject_id: pair.imported.id }])
})

test('of two that were imported one stays, with the fields that were chosen; two colleagues at once merge once', async () => {
  const pair = await of('omar@mail.example')
  const keep = pair.imported.email === 'omar@mail.example' ? 'imported' : 'other'
  const phone = keep === 'imported' ? 'other' : 'imported'
  const merge = () => sara.call(pairs.merge, { params: both(pair), body: { keep, fields: { phone, skills: phone } } })
  const answers = await Promise.all([merge(), merge()])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  expect(
    await story.db.row(sql`
      select first_name, email, phone, skills, status from users join talent_profiles on user_id = id
      where id = ${pair[keep].id}`),
  ).toEqual({
    first_name: 'Omar',
    email: 'omar@mail.example',
    phone: '+966501234567',
    skills: ['react'],
    status: 'pending',
  })
  const { notes } = (await sara.call(selectionRecordContract.read, { params: { id: pair[keep].id } })).body.data
  expect(notes).toHaveLength(2)
})

test('two people are two: the answer is remembered; once somebody has agreed nobody closes their account for them', async () => {
  const pair = await of('layla@mail.example')
  await sara.call(pairs.dismiss, { params: both(pair) })
  await findPairs(story.work())
  expect(await listPairs()).toHaveLength(1)
  const rest = await of('omar@mail.example')
  await story.db.run(sql`update imported_talents set consented_at = ${story.now()}`)
  expect(await of('omar@mail.example')).toMatchObject({ keeps: [] })
  const body = { keep: 'other' as const, fields: {} }
  expect(await sara.call(pairs.merge, { params: both(rest), body })).toMatchObject({ body: { code: 'merge_owned' } })
})
