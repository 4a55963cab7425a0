import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { expect, test } from 'vitest'
import { type Person, freshStory } from '../../testing/story.ts'

let mona: Person
const story = await freshStory(async (story) => {
  mona = await story.staff(['account_manager'])
})

const openTicket = (message = 'Do you hire in Oman?', email = 'noura@shop.example') =>
  story.person().call(siteContract.contact, { body: { name: 'Noura', email, topic: 'hiring', message } })
const list = async (query: object = {}, person = mona) => (await person.call(contract.list, { query })).body

test('a message of the contact form waits with its clock; who is promised an answer in two working days gets it', async () => {
  await openTicket()
  const { data, meta } = await list({ state: 'open' })
  expect(data).toMatchObject([{ kind: 'contact', state: 'open', from_name: 'Noura', clock: 'calm', answers: [] }])
  expect(meta.kinds).toContainEqual({ kind: 'contact', open: 1, late: 0 })
  story.advance(4 * DAY)
  mona = await story.staff(['account_manager'])
  const late = await list({ state: 'open' })
  expect(late.data).toMatchObject([{ clock: 'late' }])
  expect(late.meta.kinds).toContainEqual({ kind: 'contact', open: 1, late: 1 })
})

test('an answer goes by mail in the language of the question and stops the clock', async () => {
  await openTicket()
  const [{ id, reference }] = (await list()).data
  const answered = await mona.call(contract.answer, { params: { id }, body: { text: 'Yes, we do.\n\nWrite to us.' } })
  expect(answered.body.data).toMatchObject({
    state: 'answered',
    clock: 'stopped',
    answers: [{ text: 'Yes, we do.\n\nWrite to us.', by: 'منى' }],
  })
  const [mail] = await story.outbox('noura@shop.example')
  expect(mail).toMatchObject({ lang: 'en', subject: expect.stringContaining(reference) })
  expect(mail?.text).toContain('Yes, we do.\n\nWrite to us.\n\nمنى\nFareeq\n\nReference ' + reference)
  expect((await list({ state: 'open' })).data).toEqual([])
  const empty = await mona.call(contract.answer, { params: { id }, body: { text: ' ' } })
  expect(empty).toMatchObject({ status: 422, body: { errors: [{ field: 'text', code: 'required' }] } })
})

test('what is closed is closed once, and may be opened again: with a new promise only after an answer', async () => {
  await openTicket()
  const [{ id }] = (await list()).data
  expect((await mona.call(contract.close, { params: { id } })).body.data.state).toBe('closed')
  expect(await mona.call(contract.close, { params: { id } })).toMatchObject({
    status: 409,
    body: { code: 'ticket_closed', data: { by: 'منى' } },
  })
  story.advance(7 * DAY)
  mona = await story.staff(['account_manager'])
  const reopen = async () => (await mona.call(contract.reopen, { params: { id } })).body.data
  expect(await reopen()).toMatchObject({ state: 'open', clock: 'late' })
  await mona.call(contract.answer, { params: { id }, body: { text: 'Yes, we do.' } })
  expect(await reopen()).toMatchObject({ state: 'open', clock: 'calm' })
})

test.each([
  ['matcher', 200, 0],
  ['operations', 200, 1],
  ['finance', 200, 0],
  ['content', 403, 0],
])(
  'a %s who reads the tickets is answered %d and sees %d from the contact form',
  async (role, status, visibleCount) => {
    await openTicket()
    const [{ id }] = (await list()).data
    const person = await story.staff([role])
    const answer = await person.call(contract.list, {})
    expect(answer.status).toBe(status)
    expect(answer.body.data ?? []).toHaveLength(visibleCount)
    const alone = await person.call(contract.read, { params: { id } })
    expect([alone.status, alone.body.data?.id]).toEqual(
      visibleCount ? [200, id] : [status === 200 ? 404 : status, undefined],
    )
    if (status === 200 && visibleCount === 0)
      expect(await person.call(contract.close, { params: { id } })).toMatchObject({ status: 404 })
  },
)

test('members and visitors have no such calls', async () => {
  expect(await (await story.client()).call(contract.list, {})).toMatchObject({ status: 403 })
  expect(await story.person().call(contract.list, {})).toMatchObject({ status: 401 })
})

test('the open ones come by their clock, page by page', async () => {
  for (const who of ['a', 'b', 'c']) await openTicket(`A question of ${who}`, `${who}@shop.example`)
  const first = await list({ state: 'open', limit: '2' })
  const second = await list({ state: 'open', limit: '2', cursor: first.meta.next_cursor })
  expect([first.data.length, second.data.length, second.meta.next_cursor]).toEqual([2, 1, null])
  expect(new Set([...first.data, ...second.data].map(({ id }: { id: string }) => id)).size).toBe(3)
})
