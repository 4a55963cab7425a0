import { STAFF_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { searchesContract as contract } from '@fareeq/domain/searches/contract.ts'
import { resultKindsFor } from '@fareeq/domain/searches/rules.ts'
import type { SearchResult } from '@fareeq/domain/searches/schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoWorld } from '../../../seeds/demo-world.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Person, type Story, openStory } from '../../testing/story.ts'

let story: Story
let admin: Person
beforeAll(async () => {
  story = await openStory()
  await story.reset()
  await seedDemoWorld(story.db, story.now())
  admin = await story.staff([...STAFF_ROLES])
})
afterAll(() => story.close())

const find = async (q: string, person = admin): Promise<{ kind: string; items: SearchResult[] }[]> => {
  const { status, body } = await person.call(contract.find, { query: { q } })
  expect([q, status]).toEqual([q, 200])
  return body.data
}
const of = async (kind: string, q: string, person = admin) =>
  (await find(q, person)).find((group) => group.kind === kind)?.items ?? []
const value = async (text: string) => (await story.db.one<{ value: string }>(sql([text] as never))).value

test('a person is found in either script, by the beginning of a name, by address and by number', async () => {
  const { id, email, phone } = await story.db.one<{ id: string; email: string; phone: string }>(
    sql`select id, email, phone from users where email = 'youssef@demo.fareeq.test'`,
  )
  for (const q of ['يوسف منصور', 'Youssef', 'youss', email, phone ?? email])
    expect((await of('talent', q)).map((one) => one.id)).toContain(id)
  expect((await of('talent', email))[0]).toMatchObject({ id, is_exact: true })
})

test('numbers and references lead to the one document, which stands first', async () => {
  const number = await value(`select number as value from invoices where number is not null order by number limit 1`)
  const [first] = await find(number)
  expect(first).toMatchObject({ kind: 'invoice', items: [{ about: number, is_exact: true }] })
  expect((await of('invoice', number.slice(-2)))[0]).toMatchObject({ about: number })
  const contractNumber = await value(`select number as value from contracts order by number limit 1`)
  expect((await of('contract', contractNumber))[0]).toMatchObject({ sub: contractNumber, is_exact: true })
  expect((await of('ticket', 'dem2a3'))[0]).toMatchObject({ sub: 'contact', is_exact: true })
})

test('the beginning of a number finds its series; colleagues, payout batches and texts are found by those who keep them', async () => {
  const contractNumber = await value(`select number as value from contracts order by number limit 1`)
  const series = contractNumber.slice(0, 7)
  const contracts = await of('contract', series)
  expect(contracts.length).toBeGreaterThan(0)
  for (const { sub } of contracts) expect(sub?.startsWith(series)).toBe(true)

  const colleague = await story.db.one<{ id: string; name: string; email: string }>(
    sql`select id, name, email from staff where active order by name limit 1`,
  )
  for (const q of [colleague.name, colleague.email])
    expect((await of('colleague', q)).map(({ id }) => id)).toContain(colleague.id)
  expect(await of('colleague', colleague.email, await story.staff(['recruiter']))).toEqual([])

  const batch = await value(`select lpad(place::text, 5, '0') as value from payout_batches order by place limit 1`)
  expect((await of('batch', `pb-${batch}`))[0]).toMatchObject({ name: `PB-${batch}`, is_exact: true })

  const content = await story.staff(['content'])
  const title = await value(`select ar->>'title' as value from site_items where kind = 'article' order by slug limit 1`)
  const [text] = await of('text', title, content)
  expect(text).toMatchObject({ name: expect.any(String), id: expect.stringMatching(/^article\./) })
})

test('a company leads to its people, requests, interviews, contracts and invoices', async () => {
  const kinds = (await find('سوق')).map(({ kind }) => kind)
  for (const kind of ['company', 'request']) expect(kinds).toContain(kind)
  expect((await find('خالد العتيبي')).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['company', 'request', 'ticket', 'interview', 'contract', 'invoice']),
  )
})

test.each(STAFF_ROLES)('%s finds what the role may read and nothing else', async (role) => {
  const person = await story.staff([role])
  const may = resultKindsFor([role])
  for (const q of ['خالد', 'sarah', 'demo.fareeq', 'INV-2026-000001', '1'.padStart(2, '0')])
    for (const { kind } of await find(q, person)) expect(may).toContain(kind)
})

test('a recruiter may not reach a person, and so does not find them by their address', async () => {
  const recruiter = await story.staff(['recruiter'])
  expect(await of('talent', 'youssef@demo.fareeq.test', recruiter)).toEqual([])
  expect((await of('talent', 'Youssef', recruiter))[0]).toMatchObject({ about: null })
})

test('among many whose names begin like it the name itself stands first, also where it is the last one', async () => {
  const [first_name, last_name] = ['هنديّة', 'السالم']
  for (let n = 0; n < 35; n++) await story.talent({ first_name, last_name })
  await story.talent({ first_name: 'نجلاء', last_name: 'هند' })
  const matches = await of('talent', 'هند')
  expect(matches[0]).toMatchObject({ name: 'نجلاء هند', is_exact: true })
  expect(matches.slice(1).map(({ name, is_exact }) => [name, is_exact])).toEqual(
    Array.from({ length: matches.length - 1 }, () => [`${first_name} ${last_name}`, false]),
  )
  expect((await of('talent', 'هندية السا')).length).toBeGreaterThan(1)
  expect((await of('talent', 'سالم هندية')).length).toBeGreaterThan(1)
  for (const { is_exact } of await of('talent', 'هندية السالم')) expect(is_exact).toBe(true)
})

test('a name with a slip finds who is meant, in either script, with what belongs to them; another name finds nobody', async () => {
  const layla = await value(
    `select id as value from users where name_words(first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, '')) @@ '''layla'' & ''haddad'''::tsquery limit 1`,
  )
  for (const q of ['layla hadad', 'Leyla Haddad', 'حدّد ليلا'])
    expect([q, (await of('talent', q)).map(({ id }) => id)]).toEqual([q, expect.arrayContaining([layla])])
  const khalid = await find('khaled alotaiby')
  expect(khalid.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['company', 'request', 'contract', 'invoice']))
  const { name, id } = await story.db.one<{ name: string; id: string }>(
    sql`select id, name from staff where length(name) > 8 and active order by name limit 1`,
  )
  const slip = name.slice(0, 3) + name.slice(4)
  expect((await of('colleague', slip)).map((one) => one.id)).toContain(id)
  // Whoever has the name as it was typed stands alone.
  for (const { name: found } of await of('talent', 'Layla Haddad')) expect(found).toMatch(/حد.?اد|haddad/i)
  expect(await find('layla zzyzx')).toEqual([])
  expect(await of('talent', 'layla hadad', await story.staff(['finance']))).toEqual([])
})

test('a draft invoice without a buyer yet is named by its company', async () => {
  const { id, company } = await story.db.one<{ id: string; company: string }>(sql`
    update invoices set buyer = null, month = null
    where id = (select id from invoices where number is null order by id limit 1)
    returning id, coalesce((select company from users join organisation_members on user_id = users.id
      where organisation_members.organisation_id = invoices.organisation_id and company is not null limit 1), '') as company`)
  const draft = (await of('invoice', company)).find((one) => one.id === id)
  expect(draft).toMatchObject({ name: company, about: null })
})

test('hostile questions find nothing and break nothing', async () => {
  for (const q of [
    "'; drop table users; --",
    '%%',
    '\\\\',
    '((',
    "'ا':*",
    '!!!!',
    '\u0000\u0000a',
    'ـــ',
    '🙂🙂',
    '& |',
  ])
    expect([200, 400, 422]).toContain((await admin.call(contract.find, { query: { q } })).status)
  expect((await admin.call(contract.find, { query: { q: 'x' } })).status).toBe(422)
  expect((await story.person().call(contract.find, { query: { q: 'layla' } })).status).toBe(401)
})
