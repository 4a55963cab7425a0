import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'
import { saveStep } from './queries.ts'

let khalid: Member
const story = await freshStory(async (story) => {
  khalid = await story.client()
})

const about = { product_name: 'سوق', industry: 'e-commerce', scope: { kind: 'text' as const, text: 'متجر للحرفيين' } }
const details = {
  role: 'backend_developer',
  availability: 'full_time' as const,
  duration: 6 as const,
  primary_language: 'ar',
  secondary_language: 'en',
}
const choices = { services: ['team-as-a-service' as const, 'mvp' as const], technologies: ['react', 'typescript'] }

const saveAbout = (body: object, person = khalid) => person.send('POST', contract.saveAbout.path, body)
const saveServices = (body: object, person = khalid) => person.send('POST', contract.saveServices.path, body)
const list = async (person = khalid) => (await person.call(contract.list)).body.data
const stepAtSignIn = async (person = khalid) => (await person.call(accountsContract.me)).body.data.step

/** A request that says everything. */
async function describeAll(person = khalid) {
  const { body } = await saveAbout(about, person)
  const project_id: string = body.data.id
  await saveServices({ project_id, ...choices }, person)
  return (await saveAbout({ project_id, ...details }, person)).body.data
}

test('page by page a request comes to the meeting; signing in tells the same step [A-063] [A-064] [S-002] [S-007] [E-038] [E-041] [E-043]', async () => {
  const first = await saveAbout(about)
  expect(first).toMatchObject({ status: 200, body: { data: { name: 'سوق', step: 2, meeting_link: null } } })
  const project_id = first.body.data.id
  expect((await saveServices({ project_id, ...choices })).body.data.step).toBe(4)
  expect(await stepAtSignIn()).toBe(4)
  const { data } = (await saveAbout({ project_id, ...details })).body
  expect(data).toMatchObject({
    id: project_id,
    ...about,
    ...details,
    ...choices,
    step: 5,
    scope: { text: about.scope.text },
  })
  expect(await stepAtSignIn()).toBe(5)
})

test('in the other order of the wizard the services begin the request, and the browser says where it goes on [K-020]', async () => {
  const { body } = await saveServices({ ...choices, step: 3 })
  const project_id = body.data.id
  expect(body.data.step).toBe(3)
  expect((await saveAbout({ project_id, ...details, step: 4 })).body.data.step).toBe(4)
  expect((await saveAbout({ project_id, ...about, step: 4 })).body.data.step).toBe(5)
})

test('a client has several requests, newest first, and sees only their own [A-061] [A-062] [E-037]', async () => {
  await describeAll()
  story.advance(1000)
  const { body } = await saveAbout({ product_name: 'دفتر' })
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['دفتر', 'سوق'])
  const minimal = await khalid.call(contract.minimal)
  expect([minimal.status, minimal.body.data[0]]).toEqual([
    200,
    { id: body.data.id, name: 'دفتر', step: 1, meeting_link: null, meeting_start_time: null },
  ])
  // The newest is the one a client signs in to.
  expect(await stepAtSignIn()).toBe(1)
  const stranger = await story.client()
  expect(await list(stranger)).toEqual([])
  const foreign = await saveAbout({ project_id: body.data.id, product_name: 'x' }, stranger)
  const no = refusalBody('not_authorized', 'You are not authorized for this request.')
  expect([foreign.status, foreign.body]).toEqual([403, no])
  const talent = await story.talent()
  expect((await talent.call(contract.list)).status).toBe(403)
  expect((await story.person().call(contract.minimal)).status).toBe(401)
})

test('two clicks with one key begin one request', async () => {
  const key = { 'idempotency-key': 'one press' }
  for (let n = 0; n < 2; n++) await khalid.send('POST', contract.saveAbout.path, about, key)
  expect(await list()).toHaveLength(1)
})

test('what there is not cannot be chosen, and every fault is said at its field, in either language', async () => {
  const wrong = { role: 'astronaut', primary_language: 'klingon', secondary_language: 'dothraki' }
  khalid.lang = 'ar'
  const { status, body } = await saveAbout(wrong)
  expect([status, body.errors]).toEqual([
    422,
    ['role', 'primary_language', 'secondary_language'].map((field) => ({
      error: 'اختر أحد الخيارات',
      field,
      code: 'choice',
    })),
  ])
  khalid.lang = 'en'
  const technologies = await saveServices({ ...choices, technologies: ['react', 'punchcards'] })
  expect(technologies.body.errors).toEqual([
    { error: 'Choose one of the options', field: 'technologies.1', code: 'choice' },
  ])
  expect(await list()).toEqual([])
})

test('without a service, or without a technology, nothing is saved [V-030] [V-031]', async () => {
  const { status, body } = await saveServices({ services: [], technologies: [] })
  expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([422, ['services', 'technologies']])
  expect((await saveServices({ services: ['mvp'] })).status).toBe(422)
  expect((await saveServices({ services: ['haircut'], technologies: ['react'] })).status).toBe(422)
})

test('an industry typed before there was a list becomes its key; other words stay as they are', async () => {
  const industryOf = async (industry: string) => (await saveAbout({ industry })).body.data.industry
  expect([
    await industryOf('Fintech'),
    await industryOf('التجارة الالكترونيه'),
    await industryOf('تربية النحل'),
  ]).toEqual(['fintech', 'e-commerce', 'تربية النحل'])
})

test('what was said at sign-up is no longer kept apart once a request holds it [D-24]', async () => {
  await story.db.run(sql`update users set step_one = '{"about":{}}' where id = ${khalid.user.id}`)
  await saveAbout(about)
  expect(await story.db.one(sql`select step_one from users where id = ${khalid.user.id}`)).toEqual({ step_one: null })
})

test('work is remote unless the client says otherwise; an edit that is silent about it leaves it as it was [E-052]', async () => {
  const project = await describeAll()
  expect(project.work_mode).toBe('remote')
  const hybrid = (await saveAbout({ project_id: project.id, work_mode: 'hybrid' })).body.data
  expect([hybrid.work_mode, (await edit(hybrid, { duration: 12 })).body.data.work_mode]).toEqual(['hybrid', 'hybrid'])
  expect((await saveAbout({ project_id: project.id, work_mode: 'on the moon' })).status).toBe(422)
})

const edit = (project: { id: string; version: number }, overrides: object = {}, person = khalid) =>
  person.send('PUT', `/api/client/projects/${project.id}/request`, {
    ...about,
    ...details,
    ...choices,
    version: project.version,
    ...overrides,
  })

test('an edit keeps what was said before, names what changed, and tells whoever matches [D-45]', async () => {
  await story.db.run(sql`
    insert into staff (id, email, name, roles, created_at)
    values (${newId(story.now())}, 'rami@fareeq.test', 'Rami', '{matcher}', ${story.now()})`)
  const project = await describeAll()
  const { status, body } = await edit(project, { duration: 12, secondary_language: null })
  expect([status, body.data.duration, body.data.secondary_language, body.data.version]).toEqual([
    200,
    12,
    null,
    project.version + 1,
  ])
  const versions = await khalid.send('GET', `/api/client/projects/${project.id}/versions`)
  expect(versions.body.data).toEqual([
    {
      version: project.version,
      saved_at: expect.any(String),
      changed: ['duration', 'secondary_language'],
      acted_by: null,
    },
  ])
  const [mail] = await story.outbox('rami@fareeq.test')
  expect(mail?.subject).toBe('تعديل طلب التوظيف «سوق»')
  expect(mail?.text).toContain('المدة')
  const row = await story.db.one<{ request: { duration: number } }>(sql`select request from client_project_versions`)
  expect(row.request.duration).toBe(6)
})

test('an edit that changes nothing leaves no trace; the manager alone is told where there is one', async () => {
  for (const name of ['matcher', 'account_manager'])
    await story.db.run(sql`
      insert into staff (id, email, name, roles, created_at)
      values (${newId(story.now())}, ${`${name}@fareeq.test`}, ${name}, ${[name]}, ${story.now()})`)
  const project = await describeAll()
  await story.db.run(sql`
    update client_projects set manager_id = (select id from staff where name = 'account_manager')`)
  expect((await edit(project)).body.data.version).toBe(project.version)
  expect(await story.outbox('account_manager@fareeq.test')).toEqual([])
  await edit(project, { product_name: 'سوق الحرفيين' })
  expect(await story.outbox('matcher@fareeq.test')).toEqual([])
  expect(await story.outbox('account_manager@fareeq.test')).toHaveLength(1)
  expect((await list())[0].manager).toBe('account_manager')
})

test('nobody overwrites what they have not seen, edits what is another’s, or changes what has a contract [D-45]', async () => {
  const project = await describeAll()
  await edit(project, { duration: 24 })
  const late = await edit(project, { duration: 36 })
  expect([late.status, late.body]).toEqual([
    412,
    refusalBody('request_changed', 'This request was changed in another window. Reload to see it, then save again.'),
  ])
  expect((await edit(project, {}, await story.client())).status).toBe(404)
  const gone = await khalid.send('GET', `/api/client/projects/${newId(story.now())}/versions`)
  expect(gone.status).toBe(404)

  await story.db.run(sql`update client_projects set contracted_at = ${story.now()}`)
  const closed = await edit({ ...project, version: project.version + 1 })
  expect([closed.status, closed.body.code]).toEqual([409, 'request_contracted'])
  expect((await saveAbout({ project_id: project.id, product_name: 'x' })).status).toBe(409)
})

test('a page saved after the meeting counts as an edit, and the step stays 6 [S-003]', async () => {
  const project = await describeAll()
  await saveStep(story.db, { id: project.id, client_id: khalid.user.id }, 6, story.now())
  expect((await saveAbout({ project_id: project.id, duration: 3, step: 1 })).body.data.step).toBe(6)
  expect(await stepAtSignIn()).toBe(6)
  expect((await khalid.send('GET', `/api/client/projects/${project.id}/versions`)).body.data).toHaveLength(1)
})

test('open pages of the client hear of every change, in moments', async () => {
  await saveAbout(about)
  const rows = await story.db.rows(sql`select name from events where user_id = ${khalid.user.id}`)
  expect(rows).toContainEqual({ name: 'project.changed' })
})
