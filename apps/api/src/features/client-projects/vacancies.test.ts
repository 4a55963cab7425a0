import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { vacanciesContract as contract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import { expect, test } from 'vitest'
import { seedSite } from '../../../seeds/site/site.ts'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, freshStory } from '../../testing/story.ts'

let khalid: Member
const story = await freshStory(async (story) => {
  khalid = await story.client()
})

const vacancy = {
  role: 'qa_engineer',
  seniority: 'mid' as const,
  count: 2,
  start: '2027-01-10',
  budget: 1800,
  note: 'Starts with the checkout.',
}
const tickets = () =>
  story.db.rows<{ kind: string; subject: string; reference: string; data: object; user_id: string }>(sql`
    select kind, subject, reference, data, user_id from tickets order by created_at`)

test('a vacancy becomes a request of its own on the same client, and operations have it before them [D-20]', async () => {
  const base = await khalid.call(clientProjectsContract.saveAbout, {
    body: { product_name: 'Souq', industry: 'e-commerce', primary_language: 'ar', work_mode: 'on_site' },
  })
  const { status, body } = await khalid.call(contract.submit, { body: vacancy })
  const { project, reference, due_at } = body.data
  expect(status).toBe(201)
  expect(project).toMatchObject({
    product_name: 'Souq',
    industry: 'e-commerce',
    role: 'qa_engineer',
    work_mode: 'on_site',
    vacancy: { seniority: 'mid', count: 2, start: '2027-01-10', budget: 1800 },
    step: 5,
  })
  expect(project.name).toMatch(/^Souq · /)
  expect(project.technologies.length).toBeGreaterThan(0)
  expect(project.id).not.toBe(base.body.data.id)
  expect(await tickets()).toEqual([
    {
      kind: 'vacancy',
      subject: expect.any(String),
      reference,
      data: { project_id: project.id },
      user_id: khalid.user.id,
    },
  ])
  const [mail] = await story.outbox(khalid.email)
  expect(mail?.subject).toContain(reference)
  expect(new Date(due_at).getTime()).toBeGreaterThan(story.now().getTime())
})

test('whoever has met us goes on with a vacancy at once', async () => {
  await khalid.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
  await story.db.run(sql`update client_projects set step = 6`)
  expect((await khalid.call(contract.submit, { body: vacancy })).body.data.project.step).toBe(6)
})

test('a vacancy begins today or later and within two years, in a role there is, and not for another’s request', async () => {
  const past = await khalid.call(contract.submit, { body: { ...vacancy, start: '2026-11-01' } })
  expect([past.status, past.body.code, past.body.errors[0].field]).toEqual([422, 'start_passed', 'start'])
  const far = await khalid.call(contract.submit, { body: { ...vacancy, start: '9999-01-01' } })
  expect([far.status, far.body.code, far.body.errors[0].field]).toEqual([422, 'start_far', 'start'])
  const unknown = await khalid.call(contract.submit, { body: { ...vacancy, role: 'astronaut' } })
  expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'role'])
  const query = { project_id: newId(story.now()) }
  expect((await khalid.call(contract.submit, { query, body: vacancy })).status).toBe(403)
  expect(await tickets()).toEqual([])
})

test('hosting packages are shown in the caller’s language; asking for one opens one ticket, however often pressed [D-20]', async () => {
  await story.db.transaction((db) => seedSite(db, story.now()))
  const { body } = await khalid.call(contract.packages)
  expect(body.data.length).toBeGreaterThan(1)
  const [first] = body.data
  khalid.lang = 'ar'
  expect((await khalid.call(contract.packages)).body.data[0].name).not.toBe(first.name)
  const request = () =>
    khalid.call(contract.askForPackage, { params: { slug: first.slug }, body: { note: 'For two products' } })
  const [one, two] = [await request(), await request()]
  expect([one.status, two.body.data.reference]).toEqual([201, one.body.data.reference])
  expect(await tickets()).toMatchObject([{ kind: 'package', data: { package: first.slug } }])
  expect(
    (await story.outbox(khalid.email)).filter(({ subject }) => subject?.includes(one.body.data.reference)),
  ).toHaveLength(1)
  const none = await khalid.call(contract.askForPackage, { params: { slug: 'no-such-package' }, body: {} })
  expect(none.status).toBe(404)
})

test('a consultant is asked for in a few words', async () => {
  const { status } = await khalid.call(contract.askForConsultant, { body: { topic: 'Moving to the cloud' } })
  expect([status, await tickets()]).toMatchObject([201, [{ kind: 'consultant', subject: 'Moving to the cloud' }]])
  const empty = await khalid.call(contract.askForConsultant, { body: { topic: ' ' } })
  expect([empty.status, empty.body.errors[0].field]).toEqual([422, 'topic'])
  for (const person of [await story.talent(), await story.staff()])
    expect((await person.call(contract.askForConsultant, { body: { topic: 'x' } })).status).toBe(403)
})
