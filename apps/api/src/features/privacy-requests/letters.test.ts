import { randomUUID } from 'node:crypto'
import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import { privacyRequestsOpsContract as ops } from '@fareeq/domain/privacy-requests/contract-ops.ts'
import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { running } from '../../testing/contracts.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { closeDueAccounts } from './actions-closing.ts'

// Requests about personal data that came in writing, handled by an admin (permission matrix: `data.own`).
const story = await freshStory()

const reason = 'Letter of 12 November, signed'
const today = () => riyadhDay(story.now())
const write = (admin: Person, kind: 'copy' | 'closing', email: string, received_on = today()) =>
  admin.call(ops.record, { body: { kind, email, received_on, reason } })
const list = async (admin: Person, query = {}) => (await admin.call(ops.list, { query })).body.data
const subjects = async (email: string) => (await story.outbox(email)).map(({ subject }) => subject)
const trail = async (id: string) =>
  (
    await story.db.rows<{ entry: string }>(sql`
      select action || ' ' || actor_kind || ' ' || coalesce(details->>'reason', '-') as entry from audit_entries
      where subject_id = ${id} and (action like 'account.clos%' or action like 'data.%') order by id`)
  ).map(({ entry }) => entry)

test('a copy asked for in writing waits in the person’s own download, and is done when they took it', async () => {
  const [admin, layla] = [await story.staff(['admin'], 'Mona'), await story.talent()]
  const response = await write(admin, 'copy', layla.email.toUpperCase())
  expect(response).toMatchObject({
    status: 201,
    body: { data: { kind: 'copy', state: 'open', recorded_by: 'Mona', reason, closes_at: null, can_stop: false } },
  })
  expect((await admin.call(ops.read, { params: { id: response.body.data.id } })).body).toEqual(response.body)
  // Nothing of the person's but name and address reaches the colleague.
  expect(Object.keys(response.body.data.person).toSorted()).toEqual(['email', 'id', 'name', 'type'])
  const [mail] = (await story.outbox(layla.email)).filter(({ subject }) => subject?.includes('data is ready'))
  expect(mail?.text).toContain(`${story.env.PUBLIC_URL}/settings?tab=data`)
  const centre = (await layla.call(notificationsContract.centre)).body.data
  expect(centre).toMatchObject([{ kind: 'account', title: { en: 'Your data is ready to download' } }])

  story.advance(DAY)
  expect((await layla.call(contract.exportData)).body.data_copies).toMatchObject([{ reason }])
  const later = await story.staff()
  expect(await list(later, { state: 'open' })).toEqual([])
  expect(await list(later, { state: 'done' })).toMatchObject([{ kind: 'copy', ended_at: story.now().toISOString() }])
  expect(await trail(layla.user.id)).toEqual([`data.copy_offered staff ${reason}`, 'data.exported talent -'])
})

test('a copy nobody took lapses with the law’s thirty days, and may then be offered again', async () => {
  const [admin, layla] = [await story.staff(), await story.talent()]
  await write(admin, 'copy', layla.email)
  story.advance(30 * DAY)
  const later = await story.staff()
  expect(await list(later, { state: 'lapsed' })).toMatchObject([{ state: 'lapsed', person: { email: layla.email } }])
  expect((await write(later, 'copy', layla.email)).body.data.state).toBe('open')
})

test('the law counts from the day the letter arrived, the download from the day it was offered', async () => {
  const [admin, layla, omar] = [await story.staff(), await story.talent(), await story.talent()]
  const early = daysAfter(today(), -30)
  expect((await write(admin, 'copy', layla.email, early)).body.data).toMatchObject({
    received_on: early,
    answer_by: today(),
    is_late_answer: false,
    state: 'open',
    lapses_at: after(story.now(), 30 * DAY).toISOString(),
  })
  expect((await write(admin, 'closing', omar.email, daysAfter(early, -1))).body.data).toMatchObject({
    answer_by: daysAfter(today(), -1),
    is_late_answer: true,
    closes_at: after(story.now(), 30 * DAY).toISOString(),
  })
  const ahead = await write(admin, 'copy', omar.email, daysAfter(today(), 1))
  expect(ahead.body.errors).toMatchObject([{ field: 'received_on', code: 'received_ahead' }])
})

test('closing on a letter is the person’s own request: the same days, the same mail, and theirs to take back', async () => {
  const [admin, layla] = [await story.staff(['admin'], 'Mona'), await story.talent({}, 'ar')]
  const { body } = await write(admin, 'closing', layla.email)
  const closes_at = after(story.now(), 30 * DAY).toISOString()
  expect(body.data).toMatchObject({ kind: 'closing', state: 'open', closes_at, recorded_by: 'Mona', can_stop: true })
  expect((await layla.call(contract.privacy)).body.data.closing).toMatchObject({ closes_at })
  expect(await subjects(layla.email)).toContain('سيُغلق حسابك في منصة فريق')
  expect(await closeDueAccounts(story.work())).toBe(0)

  await layla.call(contract.cancelClosing)
  expect(await list(admin)).toMatchObject([{ state: 'stopped', stopped_by: null, stop_reason: null }])
  expect(await admin.call(ops.stop, { params: { id: body.data.id }, body: { reason } })).toMatchObject({
    status: 409,
    body: { code: 'closing_over' },
  })
  expect(await trail(layla.user.id)).toEqual([
    `account.closing_requested staff ${reason}`,
    'account.closing_cancelled talent -',
  ])
})

test('what keeps an account open keeps it open here, and the list says so', async () => {
  const { layla } = await running(story, 1)
  const admin = await story.staff()
  expect((await write(admin, 'closing', layla.email)).body.data.waits_for_pay).toBe(true)
  const [mail] = (await story.outbox(layla.email)).filter(({ subject }) => /closed|سيُغلق/.test(subject ?? ''))
  expect(mail?.text).toMatch(/running contract|عقد سارٍ/)
  story.advance(31 * DAY)
  expect(await closeDueAccounts(story.work())).toBe(0)
})

test('an admin stops what the person asked alone; afterwards the second is told who was faster', async () => {
  const [mona, rami] = [await story.staff(['admin'], 'Mona'), await story.staff(['admin'], 'Rami')]
  const layla = await story.talent()
  await layla.call(contract.requestClosing)
  const [{ id, recorded_by }] = await list(mona, { state: 'open' })
  expect(recorded_by).toBeNull()
  const stop = (admin: Person) => admin.call(ops.stop, { params: { id }, body: { reason } })
  const answers = await Promise.all([stop(mona), stop(rami)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const first = answers[0].status === 200 ? 'Mona' : 'Rami'
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'closing_stopped',
    data: { by: first },
  })
  expect(await list(mona)).toMatchObject([
    { state: 'stopped', stopped_by: first, stop_reason: reason, can_stop: false },
  ])
  expect((await layla.call(contract.privacy)).body.data.closing).toBeNull()
  expect((await subjects(layla.email)).filter((one) => one === 'Your Fareeq account stays open')).toHaveLength(1)
  expect(await trail(layla.user.id)).toEqual([
    'account.closing_requested talent -',
    `account.closing_cancelled staff ${reason}`,
  ])
})

test.each(['copy', 'closing'] as const)(
  'two colleagues record one letter about a %s: it is done once',
  async (kind) => {
    const [mona, rami] = [await story.staff(['admin'], 'Mona'), await story.staff(['admin'], 'Rami')]
    const layla = await story.talent()
    const before = (await subjects(layla.email)).length
    const answers = await Promise.all([write(mona, kind, layla.email), write(rami, kind, layla.email)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: kind === 'copy' ? 'copy_offered' : 'closing_recorded',
      data: { by: answers[0].status === 201 ? 'Mona' : 'Rami' },
    })
    expect(await list(mona)).toHaveLength(1)
    expect(await subjects(layla.email)).toHaveLength(before + 1)
  },
)

test('refused: an unknown address, no reason, one’s own account, what the person asked already, a stranger’s id', async () => {
  const [admin, layla] = [await story.staff(), await story.talent()]
  const code = async (answer: ReturnType<typeof write>) => (await answer).body.code
  expect((await write(admin, 'copy', 'nobody@example.com')).body).toMatchObject({
    code: 'privacy_no_account',
    errors: [{ field: 'email' }],
  })
  const silent = await admin.call(ops.record, {
    body: { kind: 'copy', email: layla.email, received_on: today(), reason: '  ' },
  })
  expect(silent.body.errors).toMatchObject([{ field: 'reason', code: 'required' }])
  await layla.call(contract.requestClosing)
  expect(await code(write(admin, 'closing', layla.email))).toBe('closing_asked')
  expect(await admin.call(ops.stop, { params: { id: randomUUID() }, body: { reason } })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  await story.db.run(sql`update staff set email = ${layla.email}`)
  const [{ id, can_stop }] = await list(admin)
  expect(can_stop).toBe(false)
  expect(await code(write(admin, 'copy', layla.email))).toBe('privacy_own')
  expect(await code(admin.call(ops.stop, { params: { id }, body: { reason } }))).toBe('privacy_own')
  expect((await layla.call(contract.privacy)).body.data.closing).not.toBeNull()
})

test('no other role reads or handles them', async () => {
  const layla = await story.talent()
  for (const role of STAFF_ROLES.filter((one) => one !== 'admin')) {
    const colleague = await story.staff([role])
    expect((await colleague.call(ops.list)).body.code, role).toBe('not_authorized')
    expect((await write(colleague, 'closing', layla.email)).body.code, role).toBe('not_authorized')
  }
  expect((await layla.call(contract.privacy)).body.data.closing).toBeNull()
})

test('the list is paged, the open by their clock; of a closed account it shows neither name nor letter', async () => {
  const people: string[] = []
  for (const kind of ['closing', 'copy', 'closing'] as const) {
    const person = await story.talent()
    await write(await story.staff(), kind, person.email)
    people.push(person.user.id)
    story.advance(DAY)
  }
  const admin = await story.staff()
  const ids = (rows: { person: { id: string } }[]) => rows.map(({ person }) => person.id)
  const first = await admin.call(ops.list, { query: { state: 'open', limit: 2 } })
  expect(ids(first.body.data)).toEqual(people.slice(0, 2))
  const query = { state: 'open', limit: 2, cursor: first.body.meta.next_cursor } as const
  const second = await admin.call(ops.list, { query })
  expect([ids(second.body.data), second.body.meta.next_cursor]).toEqual([people.slice(2), null])
  expect(ids(await list(admin))).toEqual(people.toReversed())

  story.advance(27 * DAY)
  await closeDueAccounts(story.work())
  expect(await list(await story.staff(), { state: 'done' })).toMatchObject([
    { kind: 'closing', reason: null, person: { id: people[0], name: null, email: null } },
  ])
})
