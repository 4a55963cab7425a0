import { nominationsOpsContract as ops } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationsContract as contract } from '@fareeq/domain/nominations/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { finishedRequest, selectedTalent } from '../../testing/market.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let [sara, rami]: [Person, Person] = [] as never
let [khalid, layla]: [Member, Member] = [] as never
let project_id: string
let one: { id: string; expires_at: string }
const story = await freshStory(async (story) => {
  sara = await story.staff(['matcher'], 'Sara')
  rami = await story.staff(['matcher'], 'Rami')
  khalid = await story.client()
  project_id = await finishedRequest(story, khalid)
  layla = await selectedTalent(story)
  one = (await nominate()).body.data
})
const nominate = (more: object = {}) =>
  sara.call(ops.nominate, { body: { project_id, talent_id: layla.user.id, reasons: ['Fits'], ...more } })
const trail = (action: string) =>
  story.db.rows(sql`select details from audit_entries where action = ${action} and subject_id = ${one.id} order by id`)

test('of two who withdraw at once the second is told who was faster; the trail has one reason [D-121]', async () => {
  const withdraw = (person: Person, reason: string) =>
    person.call(ops.withdraw, { params: { id: one.id }, body: { reason } })
  const all = await Promise.all([withdraw(sara, 'Took another offer'), withdraw(rami, 'Is ill')])
  const [winner, reason] = all[0].status === 200 ? ['Sara', 'Took another offer'] : ['Rami', 'Is ill']
  const late = all.find(({ status }) => status !== 200)
  expect(late).toMatchObject({ status: 409, body: { code: 'nomination_withdrawn', data: { by: winner } } })
  expect(late?.body.message).toMatch(new RegExp(`^${winner} has already withdrawn`))
  expect(await trail('nomination.withdrawn')).toEqual([{ details: { event: 'withdraw', reason } }])
  const { events } = (await sara.call(ops.list, {})).body.data[0]
  expect(events.at(-1)).toMatchObject({ kind: 'withdraw', actor: winner, data: { reason } })
})

test('of ten who add days at once one does; the days are added once', async () => {
  const extend = (person: Person) =>
    person.call(ops.extend, { params: { id: one.id }, body: { days: 3, expires_at: one.expires_at } })
  const all = await Promise.all(Array.from({ length: 10 }, (_, n) => extend(n % 2 ? sara : rami)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ body }) => body.code === 'nomination_extended')).toHaveLength(9)
  const [{ expires_at }] = (await sara.call(ops.list, {})).body.data
  expect(Date.parse(expires_at) - Date.parse(one.expires_at)).toBe(3 * 24 * 60 * 60 * 1000)
})

test('whom the client did not want is marked with the refusal, and nominated again only on purpose', async () => {
  const reason = 'Needs more Go.'
  await khalid.call(contract.decline, { params: { id: one.id }, body: { reason, tag: 'skills' } })
  const candidates = async (person = sara) =>
    (await person.call(ops.candidates, { params: { id: project_id } })).body.data.find(
      ({ id }: { id: string }) => id === layla.user.id,
    )
  expect(await candidates()).toMatchObject({ nominated: false, refusals: [{ is_here: true, tag: 'skills', reason }] })
  expect(await nominate()).toMatchObject({ status: 409, body: { code: 'refused_before' } })
  expect(await nominate({ again: true })).toMatchObject({ status: 201 })
  expect(await candidates()).toMatchObject({ nominated: true })
})

test('those who may see salaries see them on the candidates', async () => {
  const [candidate] = (await sara.call(ops.candidates, { params: { id: project_id } })).body.data
  const pay = await story.db.one(sql`
    select salary_full_time as full_time, salary_part_time as part_time from talent_profiles
    where user_id = ${layla.user.id}`)
  expect(candidate.terms).toEqual(pay)
})

test('a client who does not want somebody and a colleague who nominates them again at that moment both get an answer', async () => {
  const pass = { params: { id: one.id }, body: { reason: 'Needs more Go.', tag: 'skills' } } as const
  const [passed, nominated] = await Promise.all([khalid.call(contract.decline, pass), nominate({ again: true })])
  expect(passed).toMatchObject({ status: 200 })
  expect([201, 409]).toContain(nominated.status)
  const { n } = await story.db.one<{ n: number }>(
    sql`select standing_nominations as n from client_projects where id = ${project_id}`,
  )
  expect(n).toBe(nominated.status === 201 ? 1 : 0)
})
