import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { visitorMeetingsContract } from '@fareeq/domain/meetings/contract-visitors.ts'
import { clientProjectsContract } from '@fareeq/domain/client-projects/contract.ts'
import { DAY, HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { meetingsContract as contract } from '@fareeq/domain/meetings/contract.ts'
import { meetingErrors } from '@fareeq/domain/meetings/errors.ts'
import { RESERVATION } from '@fareeq/domain/meetings/rules.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { pendingForm } from '../../testing/forms.ts'
import { addHost } from '../../testing/hosts.ts'
import { type Person, expectRefusal, freshStory } from '../../testing/story.ts'
import { followMeetings } from './actions-clock.ts'

const story = await freshStory(async () => {
  await host('Mona')
})

const host = (name: string) => addHost(story, name)
const timezone = 'Asia/Riyadh'
const free = async () =>
  ((await story.person().call(contract.slots, { query: { timezone } })).body.data as { start: string }[])
    .map(({ start }) => start)
    .filter((start) => Date.parse(start) > story.now().getTime() + 3 * DAY)
const clock = () => followMeetings(story.work())
const to = (moment: string, before = 0) => story.advance(Date.parse(moment) - before - story.now().getTime())
const meeting = () =>
  story.db.one<{ state: string; sequence: number; canceled_by: string | null; cancel_reason: string | null }>(sql`
    select state, sequence, canceled_by, cancel_reason from meetings order by created_at desc, id desc limit 1`)
const invitations = (address: string) =>
  story.db.rows<{ method: string; text: string }>(sql`
    select calendar ->> 'method' as method, calendar ->> 'text' as text
    from messages where to_address = ${address} and calendar is not null order by created_at, id`)
const line = (text: string, name: string) => text.split('\r\n').find((one) => one.startsWith(name))

async function booked() {
  const client = await story.client()
  const [start, other] = (await free()) as [string, string]
  const { body } = await client.call(contract.book, { body: { start, timezone } })
  const [mail] = await story.outbox(client.email)
  const params = { token: /meeting=([\w-]{43})/.exec(mail!.text)![1]! }
  expect(params.token).toBe(body.data.meeting.token)
  return { client, start, other, params }
}

test('whoever has the link moves the meeting: the old slot is free again, calendars follow by id and number', async () => {
  const { client, start, other, params } = await booked()
  const moved = await story.person().call(contract.move, { params, body: { start: other, timezone: 'Africa/Cairo' } })
  expect(moved.body.data).toMatchObject({ state: 'booked', start: other, timezone: 'Africa/Cairo' })
  expect(await free()).toContain(start)
  expect(await free()).not.toContain(other)
  const [first, second] = (await invitations(client.email)) as [{ text: string }, { text: string; method: string }]
  expect(line(second.text, 'UID:')).toBe(line(first.text, 'UID:'))
  expect([first, second].map(({ text }) => line(text, 'SEQUENCE:'))).toEqual(['SEQUENCE:0', 'SEQUENCE:1'])
  expect(second.method).toBe('REQUEST')
  // A repeated request is a no-op without mails.
  await story.person().call(contract.move, { params, body: { start: other, timezone } })
  expect((await meeting()).sequence).toBe(1)
  expect(await invitations(client.email)).toHaveLength(2)
})

test('a meeting cannot be moved onto one that is taken, nor out of the hours', async () => {
  const { params } = await booked()
  const [slot] = (await free()) as [string]
  expect((await (await story.client()).call(contract.book, { body: { start: slot, timezone } })).status).toBe(200)
  const move = (start: string) => story.person().call(contract.move, { params, body: { start, timezone } })
  expect(await move(slot)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  expect(await move('2026-11-20T09:00:00Z')).toMatchObject({ status: 422, body: { code: 'slot_closed' } })
  const past = { start: after(story.now(), -DAY).toISOString(), timezone }
  const moveBack = (person: Person) => person.call(contract.move, { params, body: past })
  await expectRefusal(story, moveBack, [422, 'slot_past', meetingErrors.slot_past, { field: 'start' }])
})

test('whoever has the link gives the meeting up, once; its slot is free again', async () => {
  const { client, start, params } = await booked()
  const cancel = () => story.person({ lang: 'ar' }).call(contract.cancel, { params, body: { reason: 'سفر' } })
  expect((await cancel()).body.data).toMatchObject({ state: 'canceled', open: false })
  expect(await meeting()).toMatchObject({ canceled_by: 'visitor', cancel_reason: 'سفر', sequence: 1 })
  expect(await free()).toContain(start)
  expect((await invitations(client.email)).at(-1)).toMatchObject({ method: 'CANCEL' })
  expect(line((await invitations('mona@fareeq.test')).at(-1)!.text, 'STATUS:')).toBe('STATUS:CANCELLED')
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'meeting_over' } })
  expect((await client.call(contract.next)).body.data).toBeNull()
})

test('a day and an hour before both sides are reminded, each time once; afterwards it has ended for them', async () => {
  const { client, start, params } = await booked()
  const reminders = async () =>
    (await story.outbox(client.email)).filter(({ subject }) => subject?.startsWith('Reminder')).length
  const counts: number[] = []
  for (const before of [25 * HOUR, 24 * HOUR, 23 * HOUR, HOUR, 30 * MINUTE]) {
    to(start, before)
    await clock()
    await clock()
    counts.push(await reminders())
  }
  expect(counts).toEqual([0, 1, 1, 2, 2])
  to(start, -30 * MINUTE)
  await clock()
  // Whether it took place a colleague says; the visitor's page knows that its time is over.
  expect(await meeting()).toMatchObject({ state: 'booked' })
  expect((await story.person().call(contract.read, { params })).body.data).toMatchObject({ state: 'held', open: false })
  const late = await story.person().call(contract.cancel, { params, body: {} })
  expect(late).toMatchObject({ status: 409, body: { code: 'meeting_over' } })
})

test('for a stranger the slot is held at step 5, and booked when the code is entered [S-011 A-022]', async () => {
  const visitor = story.person({ lang: 'ar' })
  const [start] = (await free()) as [string]
  const form = { ...pendingForm(), meeting: { start, timezone: 'Europe/London' } }
  const response = await visitor.call(visitorMeetingsContract.registerPending, { body: form })
  expect(response).toMatchObject({
    status: 202,
    body: { data: { email: form.email, reserved_until: expect.any(String) } },
  })
  expect(await meeting()).toMatchObject({ state: 'pending' })
  expect(await story.db.one(sql`select step, status from users where email = ${form.email}`)).toMatchObject({
    step: 5,
    status: 'pending',
  })
  expect(await free()).not.toContain(start)
  expect(await invitations(form.email)).toEqual([])

  const otpCode = await story.codeFor(form.email)
  const entered = await visitor.call(accountsContract.login, { body: { email: form.email, otpCode } })
  expect(entered.body.data.user).toMatchObject({ step: 6 })
  expect(await meeting()).toMatchObject({ state: 'booked' })
  expect(await invitations(form.email)).toMatchObject([{ method: 'REQUEST' }])
  const client = story.person({ token: entered.body.data.access_token })
  expect((await client.call(contract.next)).body.data).toMatchObject({ start, timezone: 'Europe/London' })
  expect((await client.call(clientProjectsContract.minimal)).body.data).toMatchObject([
    { step: 6, meeting_start_time: start },
  ])
})

test('a stranger who chooses again gives the first slot up; one who never enters the code loses it after half an hour', async () => {
  const visitor = story.person()
  const [start, other] = (await free()) as [string, string]
  const form = pendingForm()
  const hold = (slot: string) =>
    visitor.call(visitorMeetingsContract.registerPending, { body: { ...form, meeting: { start: slot, timezone } } })
  await hold(start)
  await hold(other)
  expect((await free()).slice(0, 1)).toEqual([start])
  expect(await free()).not.toContain(other)
  story.advance(31 * MINUTE)
  // Reservations that have expired are bookable before the clock job has run.
  expect(await free()).toContain(other)
  await clock()
  expect(await meeting()).toMatchObject({ state: 'canceled', canceled_by: 'system' })
})

test('a slot whose hold has run out goes to whoever is there; the late code still opens the account', async () => {
  const form = pendingForm()
  const visitor = story.person()
  const [start] = (await free()) as [string]
  await visitor.call(visitorMeetingsContract.registerPending, { body: { ...form, meeting: { start, timezone } } })
  story.advance(31 * MINUTE)
  expect((await (await story.client()).call(contract.book, { body: { start, timezone } })).status).toBe(200)
  await visitor.call(accountsContract.generateOtp, { body: { email: form.email } })
  const otpCode = await story.codeFor(form.email)
  const entered = await visitor.call(accountsContract.login, { body: { email: form.email, otpCode } })
  expect(entered.body.data.user).toMatchObject({ step: 5 })
})

test('from one network only so many slots wait for a code at once; one that is entered or runs out makes room', async () => {
  const starts = await free()
  const hold = (at: number, form = pendingForm()) =>
    story.person().call(visitorMeetingsContract.registerPending, {
      body: { ...form, meeting: { start: starts[at] ?? '', timezone } },
    })
  const first = pendingForm()
  expect((await hold(0, first)).status).toBe(202)
  for (let at = 1; at < RESERVATION.perNetwork; at++) expect((await hold(at)).status).toBe(202)
  const late = pendingForm()
  const refused = await hold(9, late)
  expect(refused).toMatchObject({ status: 429, body: { code: 'holds_full' } })
  expect(await story.db.rows(sql`select 1 from users where email = ${late.email}`)).toEqual([])
  // A reservation may be changed, and is gone after verification.
  expect((await hold(10, first)).status).toBe(202)
  const otpCode = await story.codeFor(first.email)
  await story.person().call(accountsContract.login, { body: { email: first.email, otpCode } })
  expect((await hold(9, late)).status).toBe(202)
  expect((await hold(11)).status).toBe(429)
  expect(
    await story.db.rows(sql`select 1 from meetings where state <> 'pending' and reserved_network is not null`),
  ).toEqual([])
  story.advance(31 * MINUTE)
  expect((await hold(11)).status).toBe(202)
})

test('a stranger’s two clicks hold one slot', async () => {
  const [start, other] = (await free()) as [string, string]
  const form = pendingForm()
  const visitor = story.person()
  const click = (slot: string) =>
    visitor.call(visitorMeetingsContract.registerPending, { body: { ...form, meeting: { start: slot, timezone } } })
  await click(start)
  await Promise.all([click(other), click(other)])
  expect(await story.db.rows(sql`select 1 from meetings where state = 'pending'`)).toHaveLength(1)
})

test('a slot that was just taken is refused before anything is kept of the stranger', async () => {
  const [start] = (await free()) as [string]
  await (await story.client()).call(contract.book, { body: { start, timezone } })
  const form = { ...pendingForm(), meeting: { start, timezone } }
  const answer = await story.person().call(visitorMeetingsContract.registerPending, { body: form })
  expect(answer).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  expect(await story.db.rows(sql`select 1 from users where email = ${form.email}`)).toEqual([])
  expect(await story.outbox(form.email)).toEqual([])
})
