import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { selectionBulksContract as contract } from '@fareeq/domain/selections/contract-bulks.ts'
import { selectionsOpsContract as ops } from '@fareeq/domain/selections/contract-ops.ts'
import { UNDO_MINUTES } from '@fareeq/domain/selections/rules-bulks.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { workBulk } from './actions-bulks-job.ts'
import { mailBulkNews } from './actions-bulks-news.ts'
import { insertBulk } from './queries-bulks.ts'

let sara: Person
let ids: string[]
const story = await freshStory(async (story) => {
  sara = await story.staff(['recruiter'], 'Sara')
  ids = []
})

/** So many talents in one step, with an address each. */
async function talents(count: number, state: string): Promise<string[]> {
  const talentIds = Array.from({ length: count }, () => newId(story.now())).toSorted()
  await story.db.run(sql`
    insert into users (id, type, email, first_name, last_name, lang, signup_source, status, step, created_at, updated_at)
    select id, ${TALENT}, id || '@mail.example', 'Test', 'Person', 'en', 'story', 'active', ${TALENT_STEP.profile}, ${story.now()}, ${story.now()}
    from unnest(${talentIds}::uuid[]) as id`)
  await story.db.run(sql`
    insert into selections (talent_id, state, entered_at, due_at, updated_at)
    select id, ${state}, '2026-11-01T09:00:00Z', '2026-11-04T15:00:00Z', ${story.now()} from unnest(${talentIds}::uuid[]) as id`)
  ids.push(...talentIds)
  return talentIds
}
/** An HR evaluation of each, without which nobody moves on in bulk. */
const evaluated = (talentIds: readonly string[]) =>
  story.db.run(sql`
    insert into selection_evaluations (id, talent_id, staff_id, marks, recommendation, created_at, updated_at)
    select gen_random_uuid(), id, (select staff.id from staff limit 1), '[]', 'yes', ${story.now()}, ${story.now()}
    from unnest(${[...talentIds]}::uuid[]) as id`)
const states = async () =>
  Object.fromEntries(
    (
      await story.db.rows<{ state: string; count: number }>(
        sql`select state, count(*)::int as count from selections group by state`,
      )
    ).map(({ state, count }) => [state, count]),
  )
type Body = NonNullable<InputOf<typeof contract.begin>['body']>
const begin = async (body: object) =>
  (await sara.call(contract.begin, { body: { kind: 'move', to: 'interview', ...body } })).body.data
const beginKind = async (body: Body) => {
  const { id } = (await sara.call(contract.begin, { body })).body.data
  await run(id)
  return id as string
}
/** The clock goes on until those concerned are told. */
const tell = async () => {
  await mailBulkNews(story.work())
  story.advance(UNDO_MINUTES * 60_000)
  await mailBulkNews(story.work())
}
const undo = (id: string) => sara.call(contract.undo, { params: { id } })
const subjects = async () =>
  (
    await story.db.rows<{ recipient: string; subject: string }>(
      sql`select to_address as recipient, subject from messages order by to_address, subject`,
    )
  ).map(({ recipient, subject }) => `${recipient}: ${subject}`)
const run = (id: string) => workBulk(story.work(), id)
const read = async (id: string) => (await sara.call(contract.read, { params: { id } })).body.data

test('a dry run tells how many move and why the others do not; foreign and vanished ids are told, not fatal', async () => {
  await evaluated(await talents(12, 'evaluation'))
  await talents(2, 'assessment')
  await talents(3, 'alignment')
  const body = { kind: 'move' as const, to: 'interview' as const, ids: [...ids, crypto.randomUUID()] }
  expect((await sara.call(contract.preview, { body })).body.data).toEqual({
    moves: 15,
    names: Array.from({ length: 10 }, () => 'Test Person'),
    back: 3,
    taken_over: [],
    stays: [
      { reason: 'gone', count: 1, names: [] },
      { reason: 'no_way', count: 2, names: ['Test Person', 'Test Person'] },
    ],
  })
  const { id } = await begin(body)
  await run(id)
  expect(await read(id)).toMatchObject({ state: 'finished', total: 18, moved: 15, skipped: 3 })
  expect(await states()).toEqual({ assessment: 2, interview: 15 })
})

test('a bulk move is stopped in the middle and undone as one, with its promises; whoever was moved since stays', async () => {
  await evaluated(await talents(60, 'evaluation'))
  const { id } = await begin({ filter: { step: 'evaluation' } })
  expect(await sara.call(contract.stop, { params: { id } })).toMatchObject({ status: 200 })
  await run(id)
  const { moved } = await read(id)
  expect(await sara.call(contract.stop, { params: { id } })).toMatchObject({ status: 409, body: { code: 'bulk_over' } })
  await sara.call(contract.undo, { params: { id } })
  expect(await states()).toEqual({ evaluation: 60 })
  expect(moved).toBeLessThanOrEqual(60)

  const second = (await begin({ ids })).id
  await run(second)
  story.advance(1000)
  const reason = 'Met at a conference.'
  const body = { to: 'alignment' as const, expected_state: 'interview' as const, reason }
  await sara.call(ops.move, { params: { id: ids[0]! }, body })
  const undone = await Promise.all([1, 2].map(() => sara.call(contract.undo, { params: { id: second } })))
  expect(undone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await read(second)).toMatchObject({ state: 'undone', moved: 60, kept: 1 })
  expect(await states()).toEqual({ alignment: 1, evaluation: 59 })
  const { due } = await story.db.one<{ due: Date }>(
    sql`select due_at as due from selections where talent_id = ${ids[1]!}`,
  )
  expect(due.toISOString()).toBe('2026-11-04T15:00:00.000Z')
})

test('nobody leaves the HR evaluation in bulk without one written: the dry run names who stays, and the move leaves them [D-74]', async () => {
  const [first, ...others] = await talents(3, 'evaluation')
  await evaluated([first!])
  await story.db.run(sql`update users set first_name = 'Omar', last_name = 'Saleh' where id = ${others[0]!}`)
  const preview = (await sara.call(contract.preview, { body: { kind: 'move', to: 'interview', ids } })).body.data
  expect(preview).toMatchObject({ moves: 1, stays: [{ reason: 'no_evidence', count: 2 }] })
  expect(preview.stays[0].names.toSorted()).toEqual(['Omar Saleh', 'Test Person'])
  const { id } = await begin({ ids })
  await run(id)
  expect(await read(id)).toMatchObject({ moved: 1, skipped: 2 })
  expect(await states()).toEqual({ evaluation: 2, interview: 1 })
})

test('a role taken away in the middle moves nobody; another colleague’s bulk move is not found', async () => {
  await talents(3, 'evaluation')
  await story.db.run(sql`update staff set roles = '{matcher}' where name = 'Sara'`)
  expect(await sara.call(contract.begin, { body: { kind: 'move', to: 'interview', ids } })).toMatchObject({
    status: 403,
  })
  const id = newId(story.now())
  const { staffId } = await story.db.one<{ staffId: string }>(sql`select id as "staffId" from staff`)
  await insertBulk(story.db, { id, staffId, kind: 'move', to: 'interview', ids }, story.now())
  await run(id)
  expect(await states()).toEqual({ evaluation: 3 })
  const admin = await story.staff(['admin'])
  expect(await admin.call(contract.undo, { params: { id } })).toMatchObject({ status: 404 })
})

test('many are rejected with one reason and come back as one; the mail leaves when it can no longer be undone', async () => {
  const [first, second] = await talents(2, 'evaluation')
  await talents(1, 'rejected')
  const body = { kind: 'reject' as const, ids, reason: 'No role this year.', shared_reason: 'The team is complete.' }
  const preview = (await sara.call(contract.preview, { body: { kind: 'reject', ids } })).body.data
  expect(preview).toMatchObject({ moves: 2, stays: [{ reason: 'over', count: 1, names: ['Test Person'] }] })
  expect(await sara.call(contract.begin, { body: { ...body, reason: ' ' } })).toMatchObject({ status: 422 })

  const id = await beginKind(body)
  expect(await states()).toEqual({ rejected: 3 })
  expect(await read(id)).toMatchObject({ kind: 'reject', moved: 2, skipped: 1, may_undo: true })
  await undo(id)
  await tell()
  expect(await states()).toEqual({ evaluation: 2, rejected: 1 })
  expect(await subjects()).toEqual([])

  story.advance(1000)
  const again = await beginKind(body)
  story.advance(1000)
  await sara.call(ops.reconsider, { params: { id: second! }, body: { reason: 'Read again.' } })
  await mailBulkNews(story.work())
  expect(await subjects()).toEqual([])
  await tell()
  await tell()
  expect(await subjects()).toEqual([`${first}@mail.example: About your application to Fareeq`])
  expect(await read(again)).toMatchObject({ may_undo: false })
  expect(await undo(again)).toMatchObject({ status: 409, body: { code: 'bulk_told' } })
  const { text } = await story.db.one<{ text: string }>(sql`select text from messages`)
  expect(text).toContain('The team is complete.')
  expect(text).not.toContain('No role this year.')
})

test('many get an owner: from whom they are taken is said before, a colleague’s are not given away, and each colleague gets one mail [D-121]', async () => {
  const rami = await story.staff(['recruiter'], 'Rami')
  const dana = await story.staff(['matcher'], 'Dana')
  const [mine, ramis, nobodys] = await talents(3, 'interview')
  await sara.call(ops.take, { params: { id: mine! }, body: {} })
  await rami.call(ops.take, { params: { id: ramis! }, body: {} })
  const staffIds = Object.fromEntries(
    (await story.db.rows<{ id: string; name: string }>(sql`select id, name from staff`)).map(({ id, name }) => [
      name,
      id,
    ]),
  )
  const owners = async () =>
    (
      await story.db.rows<{ name: string | null }>(
        sql`select (select name from staff where id = owner_id) as name from selections order by talent_id`,
      )
    ).map(({ name }) => name)
  const preview = async (owner: string) =>
    (await sara.call(contract.preview, { body: { kind: 'owner', owner, ids } })).body

  expect((await preview(staffIds.Sara!)).data).toMatchObject({
    moves: 2,
    taken_over: [{ name: 'Rami', count: 1 }],
    stays: [{ reason: 'same', count: 1 }],
  })
  expect((await preview(staffIds.Rami!)).data).toMatchObject({ moves: 2, taken_over: [], stays: [{ reason: 'same' }] })
  expect(await preview(staffIds.Dana!)).toMatchObject({ errors: [{ field: 'owner', code: 'choice' }] })

  const id = await beginKind({ kind: 'owner', owner: staffIds.Sara!, ids })
  expect(await owners()).toEqual(['Sara', 'Sara', 'Sara'])
  await undo(id)
  expect(await owners()).toEqual(['Sara', 'Rami', null])
  await tell()
  expect(await subjects()).toEqual([])

  await beginKind({ kind: 'owner', owner: staffIds.Rami!, ids: [mine!, nobodys!] })
  await tell()
  expect(await owners()).toEqual(['Rami', 'Rami', 'Rami'])
  expect(await subjects()).toHaveLength(1)
  await beginKind({ kind: 'owner', owner: staffIds.Sara!, ids })
  await tell()
  expect(await owners()).toEqual(['Sara', 'Sara', 'Sara'])
  expect(await subjects()).toHaveLength(2)
  expect(await dana.call(contract.begin, { body: { kind: 'invite', ids } })).toMatchObject({ status: 403 })
})

test('many are invited to the tests, nobody twice and nobody who has not agreed; an invitation is not undone', async () => {
  const [invited, imported] = await talents(3, 'assessment')
  await talents(1, 'interview')
  await sara.call(ops.invite, { params: { id: invited! } })
  await story.db.run(sql`
    insert into imported_talents (user_id, token_hash, asked_at, expires_at)
    values (${imported!}, 'token', ${story.now()}, ${story.now()})`)
  const preview = (await sara.call(contract.preview, { body: { kind: 'invite', ids } })).body.data
  expect(preview).toMatchObject({
    moves: 1,
    stays: [
      { reason: 'no_way', count: 1 },
      { reason: 'no_consent', count: 1 },
      { reason: 'invited', count: 1 },
    ],
  })
  const id = await beginKind({ kind: 'invite', ids })
  expect(await read(id)).toMatchObject({ moved: 1, skipped: 3, may_undo: false })
  expect(await subjects()).toHaveLength(2)
  expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'bulk_told' } })
})

test('a view is saved by name for its colleague alone, replaced by the same name, and deleted', async () => {
  const save = (name: string, query: object) => sara.call(contract.saveView, { body: { name, query } })
  await save('Late interviews', { step: 'interview', due: 'late' })
  const { data } = (await save('Late interviews', { view: 'list', due: 'late' })).body
  expect(data).toMatchObject([{ name: 'Late interviews', query: { view: 'list', due: 'late' } }])
  expect(await save('x', { salary: '1' })).toMatchObject({ status: 422 })
  const rami = await story.staff(['recruiter'], 'Rami')
  expect((await rami.call(contract.views)).body.data).toEqual([])
  await rami.call(contract.dropView, { params: { id: data[0].id } })
  expect((await sara.call(contract.views)).body.data).toHaveLength(1)
  expect((await sara.call(contract.dropView, { params: { id: data[0].id } })).body.data).toEqual([])
})
