import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsOpsContract as ops } from '@fareeq/domain/meetings/contract-ops.ts'
import { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { addHost } from '../../testing/hosts.ts'
import { type Member, expectRefusal, freshStory } from '../../testing/story.ts'

let mona: string
const story = await freshStory(async (story) => {
  mona = await addHost(story, 'Mona')
})

const timezone = 'Asia/Riyadh'
const free = async () =>
  ((await story.person().call(contract.slots, { query: { timezone } })).body.data as { start: string }[])
    .map(({ start }) => start)
    .filter((start) => Date.parse(start) > story.now().getTime() + 3 * DAY)

/** Somebody meets Mona, who will be away on that day. */
async function booked() {
  const client = await story.client()
  const [start] = (await free()) as [string]
  await client.call(contract.book, { body: { start, timezone, topic: 'A mobile app' } })
  const { id } = await story.db.one<{ id: string }>(sql`select id from meetings where starts_at = ${start}`)
  return { client, start, id, end: after(new Date(start), DAY).toISOString() }
}
type Decision = 'keep' | 'hand_over' | 'ask_to_move' | 'cancel'
const away = async (
  { start, end, host_id = mona }: { start: string; end: string; host_id?: string },
  decided?: { decision: Decision; ids: string[]; note?: string },
) =>
  (await story.staff()).call(ops.addAbsence, { body: { host_id, start, end, ...(decided && { meetings: decided }) } })
const subjectsTo = async ({ email }: { email: string }) => (await story.outbox(email)).map(({ subject }) => subject)
const ownMeeting = async (client: Member) => (await client.call(contract.next, {})).body.data
const absences = () => story.db.rows(sql`select 1 from host_absences`)

test('while a host is away nothing is offered, until they are back', async () => {
  const [, start] = (await free()) as [string, string]
  const end = after(new Date(start), DAY).toISOString()
  expect(await away({ start: end, end: start })).toMatchObject({ status: 422, body: { errors: [{ field: 'end' }] } })
  const [from, to] = [after(story.now(), -2 * DAY), after(story.now(), -DAY)].map((moment) => moment.toISOString())
  const past = { host_id: mona, start: from!, end: to! }
  const staff = await story.staff()
  await expectRefusal(
    story,
    (person) => Object.assign(person, { token: staff.token }).call(ops.addAbsence, { body: past }),
    [422, 'absence_past', meetingErrors.absence_past, { field: 'end' }],
  )
  expect(await away({ start, end, host_id: newId(story.now()) })).toMatchObject({ status: 404 })
  const added = await away({ start, end })
  expect(added).toMatchObject({ status: 201, body: { data: { host: 'Mona', start, end } } })
  expect((await free()).every((slot) => slot < start || slot >= end)).toBe(true)
  expect((await (await story.client()).call(contract.book, { body: { start, timezone } })).status).toBe(409)
  const params = { id: added.body.data.id }
  expect((await staff.call(ops.dropAbsence, { params })).status).toBe(200)
  expect((await staff.call(ops.dropAbsence, { params })).status).toBe(404)
  expect(await free()).toContain(start)
})

test('meetings in an absence are named with who and when, also one that came meanwhile, and nothing is saved', async () => {
  const { client, start, end, id } = await booked()
  const expected = { id, kind: 'introduction', name: 'Khalid Al-Otaibi', start }
  expect(await away({ start, end })).toMatchObject({
    status: 409,
    body: { code: 'absence_meetings', data: { meetings: [expected] } },
  })
  const later = await booked()
  const outdated = await away({ start, end: later.end }, { decision: 'cancel', ids: [id], note: 'Ill' })
  expect(outdated.body.data.meetings).toMatchObject([expected, { id: later.id, start: later.start }])
  expect([await absences(), (await ownMeeting(client)).state]).toEqual([[], 'booked'])
  expect((await subjectsTo(client))[0]).toMatch(/^Your meeting with/)
})

test('they are handed to a host who is free, at the same time, and all three are told', async () => {
  const { client, id, ...span } = await booked()
  await addHost(story, 'Sami')
  expect(await away(span, { decision: 'hand_over', ids: [id] })).toMatchObject({ status: 201 })
  expect(await ownMeeting(client)).toMatchObject({ start: span.start, host: 'Sami', move_asked: false })
  expect((await subjectsTo(client))[0]).toMatch(/keeps its time, hosted by .*Sami/)
  expect((await subjectsTo({ email: 'mona@fareeq.test' }))[0]).toMatch(/^أُلغي اجتماعك/)
  expect((await subjectsTo({ email: 'sami@fareeq.test' }))[0]).toMatch(/^اجتماع باستضافتك/)
})

test('where nobody is free the visitor is asked for another time, and their page says so until they have moved', async () => {
  const { client, id, ...span } = await booked()
  expect(await away(span, { decision: 'hand_over', ids: [id], note: 'Sorry' })).toMatchObject({ status: 201 })
  const meeting = await ownMeeting(client)
  expect(meeting).toMatchObject({ start: span.start, host: 'Mona', state: 'booked', open: true, move_asked: true })
  const [mail] = await story.outbox(client.email)
  expect([mail?.subject, mail?.text]).toEqual([
    expect.stringMatching(/^We need another time/),
    expect.stringMatching(/Mona will be away[^]*Sorry[^]*book-a-meeting/),
  ])
  const [other] = await free()
  await client.call(contract.move, { params: { token: meeting.token }, body: { start: other!, timezone } })
  expect(await ownMeeting(client)).toMatchObject({ start: other, move_asked: false })
  const trail = await story.db.rows(sql`select action from audit_entries where subject_kind = 'meeting' order by id`)
  expect(trail).toEqual(['booked', 'move_asked', 'moved'].map((what) => ({ action: `meeting.${what}` })))
})

test('a talent is asked and never handed over: nobody else takes the place of the one who meets them', async () => {
  const { client, id, ...span } = await booked()
  await addHost(story, 'Sami')
  await story.db.run(sql`update meetings set kind = 'alignment', user_id = null where id = ${id}`)
  expect(await away(span, { decision: 'hand_over', ids: [id] })).toMatchObject({ status: 201 })
  expect((await subjectsTo(client))[0]).toMatch(/^We need another time/)
})

test('they are canceled with a reason, which is owed and told', async () => {
  const { client, id, ...span } = await booked()
  const silent = await away(span, { decision: 'cancel', ids: [id] })
  expect(silent).toMatchObject({ status: 422, body: { errors: [{ field: 'meetings.note' }] } })
  expect(await away(span, { decision: 'cancel', ids: [id], note: 'Mona is ill' })).toMatchObject({ status: 201 })
  const [mail] = await story.outbox(client.email)
  expect([mail?.subject, mail?.text.includes('Mona is ill')]).toEqual([expect.stringMatching(/^Canceled/), true])
  expect(await ownMeeting(client)).toBeNull()
})

test('they are kept where it is said so, nobody hears of it, and two clicks add one absence', async () => {
  const { client, id, start, end } = await booked()
  const staff = await story.staff()
  const body = { host_id: mona, start, end, meetings: { decision: 'keep' as const, ids: [id] } }
  const twice = await Promise.all(
    [1, 2].map(() => staff.call(ops.addAbsence, { body }, { 'idempotency-key': 'away-once' })),
  )
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  expect(await absences()).toHaveLength(1)
  expect(await ownMeeting(client)).toMatchObject({ start, host: 'Mona', move_asked: false })
  expect((await subjectsTo(client))[0]).toMatch(/^Your meeting with/)
})

test('a booking and an absence at once: the meeting is named, or the time is no longer there', async () => {
  const [client, [start]] = [await story.client(), (await free()) as [string]]
  const end = after(new Date(start), 90 * MINUTE).toISOString()
  const [booking, absence] = await Promise.all([
    client.call(contract.book, { body: { start, timezone } }),
    away({ start, end }),
  ])
  expect([
    [201, 409],
    [409, 201],
  ]).toContainEqual([booking.status === 200 ? 201 : booking.status, absence.status])
})
