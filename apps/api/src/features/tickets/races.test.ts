import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let sara: Person
let rami: Person
let id: string
const ASKER = 'noura@shop.example'
const story = await freshStory(async (story) => {
  sara = await story.staff(['account_manager'], 'Sara')
  rami = await story.staff(['operations'], 'Rami')
  const body = { name: 'Noura', email: ASKER, topic: 'hiring', message: 'Do you hire in Oman?' } as const
  await story.person({ lang: 'en' }).call(siteContract.contact, { body })
  id = (await sara.call(contract.list, {})).body.data[0].id
})
const answer = (person: Person, text: string, more: object = {}) =>
  person.call(contract.answer, { params: { id }, body: { text, ...more } })
/** The mails that carry an answer; the receipt of the form is none. */
const answers = async () => (await story.outbox(ASKER)).filter(({ subject }) => subject?.startsWith('Reply'))

test('the second of two answers is not sent: its writer is told who was faster and what was said [D-121]', async () => {
  const responses = await Promise.all([answer(sara, 'Yes, we hire in Oman.'), answer(rami, 'We do, write to us.')])
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [first, second] = responses[0].status === 200 ? ['Sara', 'Rami'] : ['Rami', 'Sara']
  const refused = responses.find(({ status }) => status === 409)?.body
  const text = responses.find(({ status }) => status === 200)?.body.data.answers[0].text
  expect(refused).toMatchObject({ code: 'ticket_answered', data: { by: first, text, at: expect.any(String) } })
  expect(refused.message).toMatch(new RegExp(`^${first} has already answered`))
  expect(await answers()).toHaveLength(1)
  story.advance(1000)
  const again = await answer(second === 'Sara' ? sara : rami, 'And we pay in OMR.', { answers_read: 1 })
  expect(again.body.data.answers).toMatchObject([{ by: first }, { by: second, text: 'And we pay in OMR.' }])
  expect(await answers()).toHaveLength(2)
})

test('of ten answers at once one is sent', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, (_, n) => answer(n % 2 ? sara : rami, `Answer ${n} of ten`)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ body }) => body.code === 'ticket_answered')).toHaveLength(9)
  expect(await answers()).toHaveLength(1)
})

test('an answer in another language than the question is asked about first', async () => {
  const arabic = 'نعم، نوظّف في عُمان.'
  expect(await answer(sara, arabic)).toMatchObject({ status: 409, body: { code: 'ticket_language' } })
  expect(await answers()).toHaveLength(0)
  expect(await answer(sara, arabic, { other_language: true })).toMatchObject({ status: 200 })
  expect(await answers()).toHaveLength(1)
})

test('closing what a colleague has closed names them', async () => {
  const closed = await Promise.all([sara, rami].map((person) => person.call(contract.close, { params: { id } })))
  const winner = closed[0]?.status === 200 ? 'Sara' : 'Rami'
  const late = closed.find(({ status }) => status !== 200)
  expect(late).toMatchObject({ status: 409, body: { code: 'ticket_closed', data: { by: winner } } })
  expect(late?.body.message).toBe(`${winner} has already closed this ticket.`)
  const answered = await answer(winner === 'Sara' ? rami : sara, 'We do hire there.')
  expect(answered).toMatchObject({ status: 409, body: { code: 'ticket_closed' } })
})

test('a ticket is taken by one; taking it over names whose it was; only its owner gives it back', async () => {
  const take = (person: Person, expectedOwner: string | null = null) =>
    person.call(contract.take, { params: { id }, body: { expected_owner: expectedOwner } })
  const responses = await Promise.all([take(sara), take(rami)])
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [first, second] = responses[0].status === 200 ? [sara, rami] : [rami, sara]
  const name = first === sara ? 'Sara' : 'Rami'
  const refused = responses.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({ code: 'taken_by', message: `${name} has it now. Nothing was changed.` })
  expect(await second.call(contract.giveBack, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'taken_by', data: { owner: { name } } },
  })
  const takeover = await take(second, refused.data.owner.id)
  expect(takeover.body.data.owner.name).toBe(first === sara ? 'Rami' : 'Sara')
  expect((await second.call(contract.giveBack, { params: { id } })).body.data.owner).toBeNull()
  const trail = await story.db.rows<{ action: string }>(
    sql`select action from audit_entries where subject_id = ${id} order by id`,
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'ticket.opened',
    'ticket.taken',
    'ticket.taken',
    'ticket.given_back',
  ])
})

test('whoever answers what nobody has, has it', async () => {
  expect((await answer(sara, 'Yes, we hire in Oman.')).body.data.owner.name).toBe('Sara')
})
