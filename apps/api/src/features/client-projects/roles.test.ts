import { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import { requestsOpsContract as ops } from '@fareeq/domain/client-projects/contract-ops.ts'
import { vacanciesContract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import type { FurtherRole } from '@fareeq/domain/client-projects/schema-roles.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let khalid: Member
let mona: Person
const story = await freshStory(async (story) => {
  khalid = await story.client()
  mona = await story.staff(['matcher'], 'Mona')
})

const details = {
  role: 'backend_developer',
  availability: 'full_time',
  duration: 6,
  primary_language: 'ar',
} as const
const designer: FurtherRole = {
  role: 'product_designer',
  head_count: 2,
  seniority: 'senior',
  technologies: ['figma'],
  availability: 'part_time',
  duration: 3,
  starts_on: '2027-01-10',
  primary_language: 'ar',
  secondary_language: 'en',
  budget: 2500,
}
const save = (body: object) => khalid.call(contract.saveAbout, { body })
const board = async (id: string) => (await mona.call(ops.read, { params: { id } })).body.data

test('a request asks for several roles, each with its own people, level, skills, hours, start, languages and budget', async () => {
  const first = { ...details, head_count: 3, seniority: 'mid', starts_on: '2026-12-01', budget: 1800 }
  const { status, body } = await save({ ...first, more_roles: [designer] })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    ...first,
    more_roles: [{ ...designer, role_name: 'Product designer', technology_names: ['Figma'] }],
  })
  expect(await board(body.data.id)).toMatchObject({ roles: 2, people: 5, head_count: 3, more_roles: [designer] })
})

test('what is not said is one person of any level, as soon as possible, and a role without skills has its usual ones', async () => {
  const { body } = await save({ ...details, more_roles: [{ ...designer, technologies: [] }] })
  expect(body.data).toMatchObject({ head_count: 1, seniority: null, starts_on: null, budget: null })
  expect(body.data.more_roles[0].technologies.length).toBeGreaterThan(0)
})

test.each([
  ['nobody of a role', { head_count: 0 }],
  ['a thousand and one', { head_count: 1001 }],
  ['half a person', { head_count: 1.5 }],
  ['a role there is not', { role: 'astronaut' }],
  ['a language twice', { secondary_language: 'ar' }],
  ['a day that has passed', { starts_on: '2026-11-01' }],
  ['a day that nobody can plan for', { starts_on: '2029-12-01' }],
])('%s is refused at its field, of the first role and of a further one', async (_, wrong) => {
  const [field] = Object.keys(wrong)
  for (const [body, path] of [
    [{ ...details, ...wrong }, field],
    [{ ...details, more_roles: [designer, { ...designer, ...wrong }] }, `more_roles.1.${field}`],
  ] as const) {
    const { status, body: answer } = await save(body)
    expect([status, answer.errors[0].field]).toEqual([422, path])
  }
  expect((await khalid.call(contract.list)).body.data).toEqual([])
})

test('a thousand people are asked for, and at most ten roles', async () => {
  expect((await save({ ...details, head_count: 1000 })).status).toBe(200)
  const { status, body } = await save({ ...details, more_roles: Array.from({ length: 10 }, () => designer) })
  expect([status, body.errors[0].field]).toEqual([422, 'more_roles'])
})

test('two windows do not overwrite each other’s roles, and a first day that has passed meanwhile may stay', async () => {
  const about = { product_name: 'Souq', industry: 'e-commerce', scope: { kind: 'text', text: 'A shop' } } as const
  const skills = { services: ['mvp'], technologies: ['go'] } as const
  const { body } = await save({ ...about, ...details, more_roles: [designer] })
  const { id } = body.data
  await khalid.call(contract.saveServices, { body: { project_id: id, services: ['mvp'], technologies: ['go'] } })
  await story.db.run(sql`
    update client_projects set more_roles = jsonb_set(more_roles, '{0,starts_on}', '"2026-10-01"') where id = ${id}`)
  const [{ version }] = (await khalid.call(contract.list)).body.data
  const past = { ...designer, starts_on: '2026-10-01' }
  const edit = (head_count: number) =>
    khalid.call(contract.saveRequest, {
      params: { id },
      body: { ...about, ...details, ...skills, version, more_roles: [{ ...past, head_count }] } as never,
    })
  expect([(await edit(4)).status, (await edit(5)).body.code]).toEqual([200, 'request_changed'])
  expect(await board(id)).toMatchObject({ people: 5 })
  const [{ changed }] = (await khalid.call(contract.versions, { params: { id } })).body.data
  expect(changed).toEqual(['more_roles'])
})

test('a vacancy fills the same fields, whichever release saved it', async () => {
  const vacancy = { role: 'qa_engineer', seniority: 'mid', count: 2, start: '2027-01-10', budget: 1800 } as const
  const { body } = await khalid.call(vacanciesContract.submit, { body: { ...vacancy, more_roles: [designer] } })
  const { id } = body.data.project
  const filled = { head_count: 2, seniority: 'mid', starts_on: '2027-01-10', budget: 1800 }
  expect(body.data.project).toMatchObject({ ...filled, more_roles: [designer] })
  await story.db.run(sql`
    update client_projects set head_count = null, seniority = null, starts_on = null, budget = null where id = ${id}`)
  expect(await board(id)).toMatchObject(filled)
  const { budget: _, ...changed } = (await save({ project_id: id, budget: null, head_count: 5 })).body.data
  expect([await board(id), changed]).toMatchObject([{ budget: null, head_count: 5 }, { vacancy: { count: 5 } }])
})
