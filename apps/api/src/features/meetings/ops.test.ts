import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import { meetingsOpsContract as ops } from '@fareeq/domain/meetings/contract-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { addHost } from '../../testing/hosts.ts'
import { freshStory } from '../../testing/story.ts'

let mona: string
const story = await freshStory(async (story) => {
  mona = await addHost(story, 'Mona')
})

const timezone = 'Asia/Riyadh'
const free = async () =>
  ((await story.person().call(contract.slots, { query: { timezone } })).body.data as { start: string }[])
    .map(({ start }) => start)
    .filter((start) => Date.parse(start) > story.now().getTime() + 3 * DAY)
async function booked() {
  const client = await story.client()
  const [start, other] = (await free()) as [string, string]
  await client.call(contract.book, { body: { start, timezone, topic: 'A mobile app' } })
  const days = { from: start.slice(0, 10), to: start.slice(0, 10) }
  return { client, start, other, days }
}

test('an account manager sees the week: who comes, with whom, about what', async () => {
  const { client, start, days } = await booked()
  const staff = await story.staff(['account_manager'])
  expect((await staff.call(ops.list, { query: days })).body.data).toMatchObject({
    meetings: [
      { start, host: 'Mona', name: 'Khalid Al-Otaibi', email: client.email, topic: 'A mobile app', open: true },
    ],
    hosts: [{ id: mona, name: 'Mona', active: true }],
    absences: [],
  })
  expect((await staff.call(ops.list, { query: { from: '2026-01-01', to: '2026-01-07' } })).body.data.meetings).toEqual(
    [],
  )
  // Of one company, which is named; of another one nothing.
  const { id } = await story.db.one<{ id: string }>(sql`select organisation_id as id from organisation_members`)
  const own = (await staff.call(ops.list, { query: { ...days, organisation_id: id } })).body.data
  expect(own).toMatchObject({ meetings: [{ start }], company: 'company.sa' })
  const other = (await staff.call(ops.list, { query: { ...days, organisation_id: mona } })).body.data
  expect(other).toMatchObject({ meetings: [], company: null })
})

test.each([
  ['recruiter', 403, 403],
  ['operations', 200, 403],
  ['finance', 403, 403],
  ['content', 403, 403],
  ['matcher', 200, 403],
  ['account_manager', 200, 200],
  ['admin', 200, 200],
])('a %s reads the calendar: %d, and cancels: %d', async (role, read, cancel) => {
  const { days } = await booked()
  const staff = await story.staff([role])
  expect((await staff.call(ops.list, { query: days })).status).toBe(read)
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  expect((await staff.call(ops.cancel, { params: { id }, body: { reason: 'Illness', version: 0 } })).status).toBe(
    cancel,
  )
})

test('staff move a meeting, with a word to the visitor, or cancel it with a reason they are told', async () => {
  const { client, other } = await booked()
  const staff = await story.staff(['account_manager'])
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  const moved = await staff.call(ops.move, {
    params: { id },
    body: { start: other, timezone, version: 0, note: 'Mona travels' },
  })
  expect(moved.body.data).toMatchObject({ start: other, state: 'booked', version: 1 })
  const [notice] = await story.outbox(client.email)
  expect([notice?.subject, notice?.text.includes('A note from our team: Mona travels')]).toEqual([
    expect.stringMatching(/^New time/),
    true,
  ])
  expect((await story.outbox('mona@fareeq.test'))[0]?.text).not.toContain('Mona travels')
  const without = await staff.call(ops.cancel, { params: { id }, body: { reason: ' ', version: 1 } })
  expect(without).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } })
  await staff.call(ops.cancel, { params: { id }, body: { reason: 'Mona is ill', version: 1 } })
  const [mail] = await story.outbox(client.email)
  expect([mail?.subject, mail?.text.includes('Mona is ill')]).toEqual([expect.stringMatching(/^Canceled/), true])
  const gone = await staff.call(ops.move, {
    params: { id: newId(story.now()) },
    body: { start: other, timezone, version: 0 },
  })
  expect(gone).toMatchObject({ status: 404 })
  const trail = await story.db.rows(sql`select action from audit_entries where subject_kind = 'meeting' order by id`)
  expect(trail).toEqual(['booked', 'moved', 'canceled'].map((what) => ({ action: `meeting.${what}` })))
})

test('of two who change one meeting the second is told who was faster, and nothing is mailed twice [D-121]', async () => {
  const { client, other } = await booked()
  const [sara, rami] = [await story.staff(['account_manager'], 'Sara'), await story.staff(['admin'], 'Rami')]
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  const before = (await story.outbox(client.email)).length
  const all = await Promise.all([
    sara.call(ops.cancel, { params: { id }, body: { reason: 'Mona is ill', version: 0 } }),
    rami.call(ops.move, { params: { id }, body: { start: other, timezone, version: 0 } }),
  ])
  const late = all.find(({ status }) => status !== 200)
  const expected = all[0].status === 200 ? ['meeting_canceled', 'Sara'] : ['meeting_moved', 'Rami']
  expect(late).toMatchObject({ status: 409, body: { code: expected[0], data: { by: expected[1] } } })
  expect(await story.outbox(client.email)).toHaveLength(before + 1)
})

test('of ten who cancel at once one does, and the visitor is told once; their own move is named, too', async () => {
  const { client, start, other } = await booked()
  const staff = await story.staff(['account_manager'], 'Sara')
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings`)
  await story.db.run(
    sql`update users set second_first_name = 'خالد', second_last_name = 'العتيبي' where email = ${client.email}`,
  )
  const { token } = (await client.call(contract.next, {})).body.data
  await client.call(contract.move, { params: { token }, body: { start: other, timezone } })
  const move = await staff.call(ops.move, { params: { id }, body: { start, timezone, version: 0 } })
  expect(move).toMatchObject({ status: 409, body: { code: 'meeting_moved', data: { by: 'Khalid Al-Otaibi' } } })
  staff.lang = 'ar'
  const inArabic = await staff.call(ops.move, { params: { id }, body: { start, timezone, version: 0 } })
  expect(inArabic.body.data).toMatchObject({ by: 'خالد العتيبي' })
  const before = (await story.outbox(client.email)).length
  const cancel = () => staff.call(ops.cancel, { params: { id }, body: { reason: 'Mona is ill', version: 1 } })
  const all = await Promise.all(Array.from({ length: 10 }, cancel))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ body }) => body.code === 'meeting_canceled')).toHaveLength(9)
  expect(await story.outbox(client.email)).toHaveLength(before + 1)
})
