import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { companyNotesContract as contract } from '@fareeq/domain/companies/contract-notes.ts'
import { companiesContract } from '@fareeq/domain/companies/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { staffAccountsContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { workItemsContract } from '@fareeq/domain/work-items/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { openSession } from '../../platform/session.ts'
import { newId } from '../../platform/ids.ts'
import { type Member, type Person, freshStory } from '../../testing/story.ts'

let khalid: Member
let id: string
const story = await freshStory(async (story) => {
  khalid = await story.client()
  id = (await story.db.one<{ id: string }>(sql`select organisation_id as id from organisation_members`)).id
})
const colleague = async (name: string, role = 'account_manager') => {
  const person = await story.staff([role], name)
  const row = await story.db.one<{ id: string; email: string }>(sql`select id, email from staff where name = ${name}`)
  return { ...row, person }
}
const tokenOf = (staffId: string) => openSession(story.db, { staffId }, 'a story', story.now())
const memory = async (person: Person) => (await person.call(contract.read, { params: { id } })).body.data
const home = async (person: Person, tab: 'late' | 'today' | 'later' | 'mine' | 'unowned') =>
  (await person.call(workItemsContract.list, { query: { tab } })).body.data
const actions = async () =>
  (
    await story.db.rows<{ action: string }>(sql`
      select action from audit_entries where subject_kind = 'organisation' and subject_id = ${id}
        and action ~ 'noted|task' order by id`)
  ).map(({ action }) => action)

test('colleagues write notes on a company; who is mentioned gets a mail, and the words stay out of the trail', async () => {
  const [sara, rami] = [await colleague('Sara'), await colleague('Rami', 'operations')]
  const body = { text: 'They prefer calls before noon. @Rami', mentions: [rami.id] }
  const response = await sara.person.call(contract.note, { params: { id }, body })
  expect(response).toMatchObject({ status: 201, body: { data: { notes: [{ by: 'Sara', text: body.text }] } } })
  expect((await story.outbox(rami.email))[0]?.text).toContain('They prefer calls before noon.')
  expect(await memory(rami.person)).toMatchObject({ notes: [{ mentions: [{ name: 'Rami' }] }], tasks: [] })
  // Who may not open the page is neither mentioned nor reads it.
  const recruiter = await colleague('Noor', 'recruiter')
  const refused = await sara.person.call(contract.note, {
    params: { id },
    body: { text: 'x', mentions: [recruiter.id] },
  })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'mentions' }] } })
  expect((await recruiter.person.call(contract.read, { params: { id } })).status).toBe(403)
  expect((await sara.person.call(contract.read, { params: { id: newId(story.now()) } })).status).toBe(404)
  expect(await actions()).toEqual(['company.noted'])
  const [entry] = await story.db.rows(sql`select details from audit_entries where action = 'company.noted'`)
  expect(JSON.stringify(entry)).not.toContain('noon')
})

test('a task is on the home of its owner until it is done, late after its day, and on nobody else’s', async () => {
  const [sara, rami] = [await colleague('Sara'), await colleague('Rami')]
  // Sunday; due on Monday.
  const body = { text: 'Call about the start', owner_id: rami.id, due_day: '2026-11-16' }
  const added = await sara.person.call(contract.addTask, { params: { id }, body })
  expect(added).toMatchObject({ status: 201, body: { data: { tasks: [{ owner: { name: 'Rami' }, is_late: false }] } } })
  expect((await story.outbox(rami.email))[0]?.subject).toMatch(/^مهمة لك من/)
  expect(await home(rami.person, 'mine')).toMatchObject([
    { kind: 'task', target: id, about: 'Call about the start', owner: { name: 'Rami' } },
  ])
  expect((await home(sara.person, 'later')).filter(({ kind }: { kind: string }) => kind === 'task')).toEqual([])
  story.advance(2 * DAY)
  const later = story.person({ token: await tokenOf(rami.id) })
  expect(await home(later, 'late')).toMatchObject([{ kind: 'task' }])
  const [task] = (await memory(later)).tasks
  expect(task).toMatchObject({ is_late: true, version: 0 })
  const finish = (person: Person, done: boolean, expected_version: number) =>
    person.call(contract.finishTask, { params: { id, task: task.id }, body: { done, expected_version } })
  // Two clicks, two windows: the second is told.
  const both = await Promise.all([finish(later, true, 0), finish(later, true, 0)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await home(later, 'mine')).toEqual([])
  expect((await memory(later)).tasks).toMatchObject([{ done: { by: 'Rami' }, is_late: false, version: 1 }])
  expect((await finish(later, false, 1)).body.data.tasks).toMatchObject([{ done: null }])
  expect(await actions()).toEqual(['company.task_added', 'company.task_done', 'company.task_reopened'])
})

test('a task is given to a colleague who may open the page, and changed with the version one saw', async () => {
  const [sara, noor] = [await colleague('Sara'), await colleague('Noor', 'recruiter')]
  const body = { text: 'Send the terms', owner_id: sara.id, due_day: '2026-11-20' }
  for (const wrong of [{ owner_id: noor.id }, { due_day: '2026-02-30' }, { text: '  ' }])
    expect((await sara.person.call(contract.addTask, { params: { id }, body: { ...body, ...wrong } })).status).toBe(422)
  const [task] = (await sara.person.call(contract.addTask, { params: { id }, body })).body.data.tasks
  const params = { id, task: task.id }
  const changed = await sara.person.call(contract.changeTask, {
    params,
    body: { ...body, due_day: '2026-11-22', expected_version: 0 },
  })
  expect(changed.body.data.tasks).toMatchObject([{ due_day: '2026-11-22', version: 1 }])
  const late = await sara.person.call(contract.changeTask, { params, body: { ...body, expected_version: 0 } })
  expect(late).toMatchObject({ status: 409, body: { code: 'task_changed' } })
  const other = await story.client()
  const { id: foreign } = await story.db.one<{ id: string }>(
    sql`select organisation_id as id from organisation_members where user_id = ${other.user.id}`,
  )
  const stranger = { params: { id: foreign, task: task.id }, body: { done: true, expected_version: 1 } }
  expect((await sara.person.call(contract.finishTask, stranger)).status).toBe(404)
})

test('when a colleague leaves, their open tasks wait for whoever takes them', async () => {
  const [sara, rami, admin] = [await colleague('Sara'), await colleague('Rami'), await colleague('Mona', 'admin')]
  const body = { text: 'Call back', owner_id: rami.id, due_day: '2026-11-16' }
  await sara.person.call(contract.addTask, { params: { id }, body })
  const ended = await admin.person.call(staffAccountsContract.end, {
    params: { id: rami.id },
    body: { reason: 'Leaves us' },
  })
  expect([ended.status, ended.body.code]).toEqual([200, undefined])
  expect(await memory(sara.person)).toMatchObject({ tasks: [{ owner: null }] })
  const unowned = await home(sara.person, 'unowned')
  expect(unowned.map(({ kind }: { kind: string }) => kind)).toContain('task')
})

test('health knows a request without its meeting, one never finished, and a company that never began one', async () => {
  const reasons = async () => {
    const admin = await story.staff()
    const company = (await admin.call(companiesContract.read, { params: { id } })).body.data
    const names = company.reasons.map(({ reason }: { reason: string }) => reason)
    const listed = (await admin.call(companiesContract.list, { query: { health: company.health } })).body.data
    // The filter says the same as the page.
    expect(listed.map((one: { id: string }) => one.id)).toContain(id)
    return [company.health, ...names]
  }
  expect(await reasons()).toEqual(['good'])
  story.advance(4 * DAY)
  expect(await reasons()).toEqual(['attention', 'no_request'])
  const saved = await khalid.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
  const project = saved.body.data.id
  story.advance(4 * DAY)
  expect(await reasons()).toEqual(['attention', 'unfinished_request'])
  await story.db.run(sql`update client_projects set step = 5, updated_at = ${story.now()} where id = ${project}`)
  story.advance(3 * DAY)
  expect(await reasons()).toEqual(['attention', 'unbooked_meeting'])
  story.advance(7 * DAY)
  expect(await reasons()).toEqual(['at_risk', 'unbooked_meeting'])
})

test('with us since the earliest thing we know, not since the account', async () => {
  const admin = await story.staff()
  const read = async () => (await admin.call(companiesContract.read, { params: { id } })).body.data.since
  const before = await read()
  await khalid.call(clientProjectsContract.saveAbout, { body: { product_name: 'Souq' } })
  await story.db.run(sql`update client_projects set created_at = '2025-03-01T09:00:00Z'`)
  expect([await read(), before > (await read())]).toEqual(['2025-03-01T09:00:00.000Z', true])
})
