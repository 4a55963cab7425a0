import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { selectionBulksContract as contract } from '@fareeq/domain/selections/contract-bulks.ts'
import { selectionsOpsContract as ops } from '@fareeq/domain/selections/contract-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { workBulk } from './actions-bulks.ts'
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
const begin = async (body: object) =>
  (await sara.call(contract.begin, { body: { to: 'interview', ...body } })).body.data
const work = (id: string) => workBulk(story.work(), id)
const read = async (id: string) => (await sara.call(contract.read, { params: { id } })).body.data

test('a dry run tells how many move and why the others do not; foreign and vanished ids are told, not fatal', async () => {
  await evaluated(await talents(12, 'evaluation'))
  await talents(2, 'assessment')
  await talents(3, 'alignment')
  const body = { to: 'interview' as const, ids: [...ids, crypto.randomUUID()] }
  expect((await sara.call(contract.preview, { body })).body.data).toEqual({
    moves: 15,
    back: 3,
    stays: [
      { reason: 'gone', count: 1, names: [] },
      { reason: 'no_way', count: 2, names: ['Test Person', 'Test Person'] },
    ],
  })
  const { id } = await begin(body)
  await work(id)
  expect(await read(id)).toMatchObject({ state: 'finished', total: 18, moved: 15, skipped: 3 })
  expect(await states()).toEqual({ assessment: 2, interview: 15 })
})

test('a bulk move is stopped in the middle and undone as one, with its promises; whoever was moved since stays', async () => {
  await evaluated(await talents(60, 'evaluation'))
  const { id } = await begin({ filter: { step: 'evaluation' } })
  expect(await sara.call(contract.stop, { params: { id } })).toMatchObject({ status: 200 })
  await work(id)
  const { moved } = await read(id)
  expect(await sara.call(contract.stop, { params: { id } })).toMatchObject({ status: 409, body: { code: 'bulk_over' } })
  await sara.call(contract.undo, { params: { id } })
  expect(await states()).toEqual({ evaluation: 60 })
  expect(moved).toBeLessThanOrEqual(60)

  const second = (await begin({ ids })).id
  await work(second)
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
  const preview = (await sara.call(contract.preview, { body: { to: 'interview', ids } })).body.data
  expect(preview).toMatchObject({ moves: 1, stays: [{ reason: 'no_evidence', count: 2 }] })
  expect(preview.stays[0].names.toSorted()).toEqual(['Omar Saleh', 'Test Person'])
  const { id } = await begin({ ids })
  await work(id)
  expect(await read(id)).toMatchObject({ moved: 1, skipped: 2 })
  expect(await states()).toEqual({ evaluation: 2, interview: 1 })
})

test('a role taken away in the middle moves nobody; another colleague’s bulk move is not found', async () => {
  await talents(3, 'evaluation')
  await story.db.run(sql`update staff set roles = '{matcher}' where name = 'Sara'`)
  expect(await sara.call(contract.begin, { body: { to: 'interview', ids } })).toMatchObject({ status: 403 })
  const id = newId(story.now())
  const { staffId } = await story.db.one<{ staffId: string }>(sql`select id as "staffId" from staff`)
  await insertBulk(story.db, { id, staffId, to: 'interview', ids }, story.now())
  await work(id)
  expect(await states()).toEqual({ evaluation: 3 })
  const admin = await story.staff(['admin'])
  expect(await admin.call(contract.undo, { params: { id } })).toMatchObject({ status: 404 })
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
