import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract as contract } from '@fareeq/domain/tickets/contract.ts'
import { inboxContract as inbox } from '@fareeq/domain/tickets/contract-inbox.ts'
import { ticketTemplatesContract as templates } from '@fareeq/domain/tickets/contract-templates.ts'
import { ticketWords } from '@fareeq/domain/tickets/rules-inbox.ts'
import { DAY, HOUR, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let sara: Person
let rami: Person
const ASKER = 'noura@shop.example'
const story = await freshStory(async (story) => {
  sara = await story.staff(['account_manager'], 'Sara')
  rami = await story.staff(['operations'], 'Rami')
})

const openTicket = async (message: string, email = ASKER, name = 'Noura') => {
  story.advance(SECOND)
  await story.person({ lang: 'en' }).call(siteContract.contact, { body: { name, email, topic: 'hiring', message } })
  return (await sara.call(contract.list, {})).body.data[0].id as string
}
const idOf = async (name: string) =>
  (await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)).id
const subjectsOf = async (query: object, person = sara) =>
  (await person.call(contract.list, { query })).body.data.map(({ from_name }: { from_name: string }) => from_name)
const read = async (id: string) => (await sara.call(contract.read, { params: { id } })).body.data
const trail = async (id: string) =>
  (
    await story.db.rows<{ action: string }>(sql`select action from audit_entries where subject_id = ${id} order by id`)
  ).map(({ action }) => action)

test('a note is for colleagues: whoever is called by name is told, the asker never', async () => {
  const id = await openTicket('Do you hire in Oman?')
  const mentions = [await idOf('Rami')]
  const noted = await sara.call(inbox.note, { params: { id }, body: { text: 'Secret: ask Rami first', mentions } })
  expect(noted.body.data).toMatchObject({
    state: 'open',
    notes: [{ text: 'Secret: ask Rami first', by: 'Sara', mentions: ['Rami'] }],
  })
  const [mail] = await story.outbox(`${await idOf('Rami')}@fareeq.test`)
  expect(mail).toMatchObject({ lang: 'ar', subject: expect.stringContaining('Sara') })
  expect(mail?.text).toContain('Secret: ask Rami first')
  await sara.call(contract.answer, { params: { id }, body: { text: 'Yes, we hire in Oman.' } })
  expect((await story.outbox(ASKER)).map(({ text }) => text).join()).not.toContain('Secret')
  expect(await subjectsOf({ owner: 'mentioned' }, rami)).toEqual(['Noura'])
  expect(await subjectsOf({ owner: 'mentioned' })).toEqual([])
  expect(await trail(id)).toEqual(['ticket.opened', 'ticket.noted', 'ticket.answered'])
  const { details, reference } = await story.db.one<{ details: object; reference: string }>(sql`
    select details, (select reference from tickets where id = ${id}) as reference
    from audit_entries where subject_id = ${id}::text and action = 'ticket.answered'`)
  expect(details).toEqual({ kind: 'contact', reference })
  const finance = await story.staff(['finance'], 'Faten')
  expect(await finance.call(inbox.note, { params: { id }, body: { text: 'Hello' } })).toMatchObject({ status: 404 })
  expect(
    await sara.call(inbox.note, { params: { id }, body: { text: 'Hello', mentions: [await idOf('Faten')] } }),
  ).toMatchObject({ status: 422, body: { code: 'ticket_not_theirs', errors: [{ field: 'mentions' }] } })
})

test('tickets are found by any word of subject, text, asker and reference, whatever its spelling', async () => {
  const id = await openTicket('نبحث عن مطوّرين للإدارة،\nومصمّم', 'reem@shop.example', 'ريم')
  await openTicket('A plan for “O’Brien”', 'omar@studio.example', 'عمر')
  for (const q of [
    'اداره',
    'مطورين ادارة',
    'وَمُصَمِّم',
    'ريم',
    'reem@shop.example',
    (await read(id)).reference.toLowerCase(),
  ])
    expect([q, await subjectsOf({ q })]).toEqual([q, ['ريم']])
  expect(await subjectsOf({ q: 'brien' })).toEqual(['عمر'])
  expect(await subjectsOf({ q: 'nothing' })).toEqual([])
  expect(await subjectsOf({ q: "' & !()" })).toEqual([])
  const matcher = await story.staff(['matcher'])
  expect(await subjectsOf({ q: 'ريم' }, matcher)).toEqual([])
})

test('a ticket is found by what was noted on it, in both languages where the platform wrote it', async () => {
  const id = await openTicket('Do you hire in Oman?')
  await openTicket('Another question', 'sara@shop.example', 'Sara')
  await sara.call(inbox.note, { params: { id }, body: { text: 'Called her about Muscat', mentions: [] } })
  await story.db.run(sql`
    insert into ticket_notes (id, ticket_id, text, text_en, at)
    values (gen_random_uuid(), ${id}, 'أُعيد فتح التذكرة', 'The ticket is open again', now())`)
  for (const q of ['muscat', 'أعيد فتح', 'open again']) expect([q, await subjectsOf({ q })]).toEqual([q, ['Noura']])
})

test.each(['إدارة، «التوظيف»', 'O’Brien (plan) – 2026…', 'a@b.example/c_d\ne\tf', '٣ مطوّرين؟', 'x'.repeat(5000)])(
  'the index splits %j into the words a search asks for',
  async (text) => {
    const { words } = await story.db.one<{ words: string[] }>(
      sql`select tsvector_to_array(text_words(${text})) as words`,
    )
    expect(words.toSorted()).toEqual(ticketWords(text).toSorted())
  },
)

test('the list is narrowed to mine, nobody’s and what is late, and counts them', async () => {
  const first = await openTicket('One', 'a@shop.example', 'A')
  await openTicket('Two', 'b@shop.example', 'B')
  await sara.call(contract.take, { params: { id: first }, body: {} })
  story.advance(6 * DAY)
  sara = await story.staff(['account_manager'], 'Sara again')
  await openTicket('Three', 'c@shop.example', 'C')
  await sara.call(inbox.bulk, { body: { move: 'take', ids: [(await sara.call(contract.list, {})).body.data[0].id] } })
  expect(await subjectsOf({ owner: 'me' })).toEqual(['C'])
  expect(await subjectsOf({ owner: 'none', state: 'open' })).toEqual(['B'])
  expect(await subjectsOf({ late: 'true' })).toEqual(['A', 'B'])
  const { counts } = (await sara.call(contract.list, {})).body.meta
  expect(counts).toEqual({ open: 3, late: 2, mine: 1, unowned: 1, mentioned: 0 })
})

test('the list of one company holds what anybody of it asked, and nothing of others', async () => {
  const khalid = await story.client()
  const message = { name: 'Khalid', email: khalid.email, topic: 'support', message: 'Where is my request?' } as const
  await khalid.call(siteContract.contact, { body: message })
  await openTicket('Another question', 'a@shop.example', 'A')
  const { id } = await story.db.one<{ id: string }>(sql`
    select organisation_id as id from organisation_members where user_id = ${khalid.user.id}`)
  expect(await subjectsOf({ organisation_id: id })).toEqual(['Khalid'])
  const query = { organisation_id: id }
  expect((await sara.call(contract.list, { query })).body.meta.company).toBe('company.sa')
  expect((await (await story.staff(['recruiter'])).call(contract.list, { query })).body.meta.company).toBeNull()
})

test('several are taken, handed over or closed, each with its own result; foreign and vanished ids fail alone', async () => {
  const [mine, his] = [await openTicket('One', 'a@shop.example'), await openTicket('Two', 'b@shop.example')]
  await rami.call(contract.take, { params: { id: his }, body: {} })
  const gone = '019a0000-0000-7000-8000-000000000000'
  const bulk = (body: object, person = sara) =>
    person.call(inbox.bulk, { body: body as never }, { 'idempotency-key': crypto.randomUUID() })
  expect((await bulk({ move: 'take', ids: [mine, his, gone, mine] })).body.data).toEqual({
    ok: [mine],
    failed: [
      { id: his, error: 'Rami has it now. Nothing was changed.' },
      { id: gone, error: 'Not found.' },
    ],
  })
  expect(await bulk({ move: 'hand_over', ids: [mine] })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'to' }] },
  })
  const to = await idOf('Rami')
  expect((await bulk({ move: 'hand_over', ids: [mine], to })).body.data.ok).toEqual([mine])
  expect((await read(mine)).owner.name).toBe('Rami')
  expect((await story.outbox(`${to}@fareeq.test`))[0]?.subject).toContain((await read(mine)).reference)
  expect((await bulk({ move: 'close', ids: [mine, his, gone] })).body.data).toMatchObject({
    ok: [mine, his],
    failed: [{ id: gone }],
  })
  expect((await bulk({ move: 'close', ids: [mine] })).body.data.failed[0].error).toBe(
    'Sara has already closed this ticket.',
  )
  expect(await bulk({ move: 'close', ids: [] })).toMatchObject({ status: 422 })
  expect(await bulk({ move: 'close', ids: ['x'] })).toMatchObject({ status: 422 })
  // A role that was taken away in the middle: the next press finds nothing.
  story.advance(31 * SECOND)
  await story.db.run(sql`update staff set roles = '{matcher}' where name = 'Sara'`)
  expect((await bulk({ move: 'take', ids: [mine] })).body.data.failed).toEqual([{ id: mine, error: 'Not found.' }])
})

test('a second question of one asker goes into the first, which keeps the earlier promise, and comes out again', async () => {
  const first = await openTicket('Do you hire in Oman?')
  story.advance(26 * HOUR)
  ;[sara, rami] = [await story.staff(['account_manager'], 'Sara'), await story.staff(['operations'], 'Rami')]
  const second = await openTicket('And in Yemen?')
  const stranger = await openTicket('Hello?', 'other@shop.example', 'Other')
  const [due, late] = [(await read(first)).due_at, (await read(second)).due_at]
  const { tickets, person } = (await sara.call(inbox.asker, { params: { id: second } })).body.data
  expect(person).toBeNull()
  expect(tickets).toMatchObject([{ id: first, can_merge: true, body: 'Do you hire in Oman?' }])
  const merge = (id: string, into: string, by = sara) => by.call(inbox.merge, { params: { id }, body: { into } })
  expect(await merge(second, stranger)).toMatchObject({ status: 409, body: { code: 'ticket_not_mergeable' } })
  const both = await Promise.all([merge(first, second), merge(second, first, rami)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [from, into] = both[0].status === 200 ? [first, second] : [second, first]
  expect(await read(into)).toMatchObject({ due_at: due, merged: [{ id: from }] })
  expect(await read(from)).toMatchObject({ state: 'merged', merged_into: { id: into } })
  for (const call of [contract.close, contract.reopen])
    expect(await sara.call(call, { params: { id: from } })).toMatchObject({
      status: 409,
      body: { code: 'ticket_merged' },
    })
  expect(await sara.call(contract.answer, { params: { id: from }, body: { text: 'Yes, we do.' } })).toMatchObject({
    body: { code: 'ticket_merged' },
  })
  expect(await sara.call(inbox.unmerge, { params: { id: from } })).toMatchObject({
    status: 200,
    body: { data: { state: 'open' } },
  })
  expect(await sara.call(inbox.unmerge, { params: { id: from } })).toMatchObject({ status: 409 })
  expect([(await read(first)).due_at, (await read(second)).due_at]).toEqual([due, late])
})

test('the asker is named with their account and company, to those who may read the ticket', async () => {
  const khalid = await story.client()
  await openTicket('A question of a client', khalid.email)
  const id = await openTicket('Another one', khalid.email)
  const { person, tickets } = (await sara.call(inbox.asker, { params: { id } })).body.data
  expect(person).toMatchObject({ id: khalid.user.id, kind: 'client' })
  expect(tickets).toHaveLength(1)
  expect(await (await story.staff(['matcher'])).call(inbox.asker, { params: { id } })).toMatchObject({ status: 404 })
})

test('a colleague who writes is seen by the others until they stop, answer, or are silent for a while', async () => {
  const id = await openTicket('Do you hire in Oman?')
  const write = (on: boolean, person = rami) => person.call(inbox.writing, { params: { id }, body: { on } })
  expect(await write(true)).toMatchObject({ status: 200 })
  expect((await read(id)).writing).toMatchObject([{ name: 'Rami' }])
  await write(false)
  expect((await read(id)).writing).toEqual([])
  await write(true)
  story.advance(21 * SECOND)
  expect((await read(id)).writing).toEqual([])
  await write(true)
  await rami.call(contract.answer, { params: { id }, body: { text: 'Yes, we hire in Oman.' } })
  expect((await read(id)).writing).toEqual([])
  expect(await write(true, await story.staff(['matcher']))).toMatchObject({ status: 404 })
})

test('templates are kept by those who may; the second of two changes is refused by name', async () => {
  const body = { name_ar: 'ترحيب', name_en: 'Welcome', text_ar: 'أهلًا {name}', text_en: 'Hello {name}, {reference}' }
  expect(await sara.call(templates.add, { body })).toMatchObject({ status: 403 })
  const added = await rami.call(templates.add, { body })
  expect(added).toMatchObject({ status: 201, body: { data: { version: 1, ...body } } })
  const params = { id: added.body.data.id }
  expect((await sara.call(templates.list)).body.data).toHaveLength(1)
  expect(await rami.call(templates.add, { body: { ...body, text_ar: 'راتبك {salary}' } })).toMatchObject({
    status: 422,
    body: { code: 'template_placeholder', errors: [{ field: 'text_ar' }] },
  })
  const change = (person: Person) =>
    person.call(templates.change, { params, body: { ...body, name_en: 'Hi', version: 1 } })
  const mona = await story.staff(['admin'], 'Mona')
  const both = await Promise.all([change(rami), change(mona)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/^(Rami|Mona) changed this template/)
  expect(await rami.call(templates.remove, { params })).toMatchObject({ status: 200 })
  expect(await change(rami)).toMatchObject({ status: 404 })
})

test('a company without an address of its own proves itself another way, and may then sign up with it (D-31)', async () => {
  const email = 'nakhla.farms@gmail.com'
  const mayOpen = async () =>
    (await story.person({ lang: 'en' }).call(accountsContract.validateEmail, { body: { email, type: 2 } })).body.code
  expect(await mayOpen()).toBe('email_not_business')
  const form = { name: 'Khalid', email, message: 'Nakhla Farms, register 1010123456' }
  await story.person({ lang: 'ar' }).call(siteContract.contact, { body: { ...form, topic: 'company' } })
  const [ticket] = (await rami.call(contract.list, { query: { kind: 'company_proof' } })).body.data
  expect(ticket).toMatchObject({ kind: 'company_proof', subject: '', from_email: email, state: 'open' })
  const admit = (person: Person, id: string) => person.call(contract.admit, { params: { id } })
  const matcher = await story.staff(['matcher'], 'Mona')
  expect(await admit(matcher, ticket.id)).toMatchObject({ status: 403 })
  expect(await admit(rami, await openTicket('Another question'))).toMatchObject({ status: 404 })
  expect(await mayOpen()).toBe('email_not_business')
  // Of two colleagues at once one admits it; the asker gets one mail.
  const both = await Promise.all([admit(rami, ticket.id), admit(sara, ticket.id)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await read(ticket.id)).toMatchObject({
    state: 'answered',
    answers: [{ text: expect.stringContaining('تحققنا') }],
  })
  const mails = (await story.outbox(email)).filter(({ text }) => text.includes('/client-signup'))
  expect(mails).toHaveLength(1)
  expect(await mayOpen()).toBeUndefined()
  expect(await trail(ticket.id)).toEqual(['ticket.opened', 'ticket.answered', 'ticket.admitted'])
})

test('a member who has a name in both alphabets is shown by the one of the reader, unless they signed with another', async () => {
  const member = await story.client({ email: ASKER }, 'ar')
  await story.db.run(sql`
    update users set first_name = 'نورة', last_name = 'القحطاني', second_first_name = 'Noura',
      second_last_name = 'Al-Qahtani' where email = ${ASKER}`)
  for (const [name, inEnglish] of [
    ['نورة القحطاني', 'Noura Al-Qahtani'],
    ['أم سعد', 'أم سعد'],
  ] as const) {
    story.advance(SECOND)
    const message = `سؤال عن العقد من ${name}`
    await member.call(siteContract.contact, { body: { name, email: ASKER, topic: 'hiring', message } })
    const [newest] = (await sara.call(contract.list, {})).body.data
    const inArabic = await story.person({ lang: 'ar', token: sara.token }).call(contract.read, { params: newest })
    expect([newest.from_name, inArabic.body.data.from_name]).toEqual([inEnglish, name])
  }
  const [{ id }] = (await sara.call(contract.list, {})).body.data
  const { person } = (await sara.call(inbox.asker, { params: { id } })).body.data
  expect(person.name).toBe('Noura Al-Qahtani')
})
