import { companiesContract as contract } from '@fareeq/domain/companies/contract.ts'
import { HEALTHS } from '@fareeq/domain/companies/rules-health.ts'
import { companySectionsFor } from '@fareeq/domain/companies/rules.ts'
import type { Company, ListedCompany } from '@fareeq/domain/companies/schema.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { staffAccountsContract } from '@fareeq/domain/staff/contract-accounts.ts'
import { staffContract } from '@fareeq/domain/staff/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { newId } from '../../platform/ids.ts'
import { contractRow, invoiceRow } from '../../testing/invoices.ts'
import { agreedInterview } from '../../testing/market.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'

let khalid: Member
let id: string
let contractId: string

/** One company with something in every section: an invoice overdue for twenty days, a contract that ends, a late ticket. */
const story = await snapshotStory(async (story) => {
  story.advance(20 * DAY)
  khalid = await story.client()
  const layla = await story.talent()
  const now = story.now()
  id = await organisationOf(khalid)
  await agreedInterview(story, khalid, layla, after(now, 2 * DAY))
  await invoiceRow(story, khalid)
  await story.db.run(sql`update invoices set state = 'overdue'`)
  contractId = await contractRow(story, khalid, layla, { start: '2026-01-01', end: day(after(now, 20 * DAY)) })
  await story.db.run(sql`
    insert into contract_renewals (id, contract_id, term, state, created_at, updated_at)
    values (${newId(now)}, ${contractId}, 2, 'need_renewal', ${now}, ${now})`)
  for (const [reference, state, at] of [
    ['CMP234', 'open', now],
    ['CMP235', 'answered', after(now, MINUTE)],
  ] as const)
    await story.db.run(sql`
      insert into tickets (id, reference, kind, state, subject, body, from_name, from_email, user_id, lang, due_at, created_at,
        updated_at)
      values (${newId(at)}, ${reference}, 'vacancy', ${state}, 'A designer', '', 'Khalid', ${khalid.email},
        ${khalid.user.id}, 'en', ${after(now, -DAY)}, ${now}, ${now})`)
})

const day = (moment: Date) => moment.toISOString().slice(0, 10)
async function organisationOf({ user }: Member): Promise<string> {
  const row = sql`select organisation_id as id from organisation_members where user_id = ${user.id}`
  return (await story.db.one<{ id: string }>(row)).id
}
const idOf = async (name: string) =>
  (await story.db.one<{ id: string }>(sql`select id from staff where name = ${name}`)).id
const read = async (person: Person): Promise<Company> => {
  const { status, body } = await person.call(contract.read, { params: { id } })
  expect(status).toBe(200)
  return body.data
}
const list = async (person: Person, query: object): Promise<ListedCompany[]> => {
  const { status, body } = await person.call(contract.list, { query })
  expect(status).toBe(200)
  return body.data
}

describe('the page of a company', () => {
  test('tells its people, all it has to do with us, and why it is at risk', async () => {
    const company = await read(await story.staff(['admin']))
    expect(company).toMatchObject({ id, proof: 'unproven', manager: null, health: 'at_risk', people: 1 })
    expect(company.members).toMatchObject([{ email: khalid.email, role: 'owner' }])
    expect(company.sections.map(({ section, total, open }) => [section, total, open])).toEqual([
      ['request', 1, 1],
      ['meeting', 0, 0],
      ['nomination', 1, 1],
      ['interview', 1, 1],
      ['contract', 1, 1],
      ['invoice', 1, 1],
      ['ticket', 2, 1],
    ])
    const invoice = company.sections.find(({ section }) => section === 'invoice')
    expect(invoice?.items).toMatchObject([{ name: 'INV-2026-000001', state: 'overdue', amount: 11_500 }])
    const tickets = company.sections.find(({ section }) => section === 'ticket')
    expect(tickets?.items.map(({ state }) => state)).toEqual(['open', 'answered'])
    expect(company.reasons.map(({ reason, level }) => [reason, level])).toEqual([
      ['overdue_invoice', 'at_risk'],
      ['ending_contract', 'attention'],
      ['late_ticket', 'attention'],
    ])
  })

  test.each([
    ['matcher', ['late_ticket'], { running_contracts: null, open_requests: 1 }],
    ['finance', ['overdue_invoice', 'ending_contract'], { running_contracts: 1, open_requests: null }],
    ['operations', ['overdue_invoice', 'ending_contract'], { running_contracts: 1, open_requests: 1 }],
  ])('a %s is told what the role may read, and the rest is not in the answer', async (role, reasons, counts) => {
    const company = await read(await story.staff([role]))
    expect(company.sections.map(({ section }) => section)).toEqual(companySectionsFor([role]))
    expect(company.reasons.map(({ reason }) => reason)).toEqual(reasons)
    expect(company).toMatchObject(counts)
  })

  test('recruiters, content and the companies themselves find no page, and nobody finds a stranger’s id', async () => {
    for (const role of ['recruiter', 'content'])
      expect(await (await story.staff([role])).call(contract.read, { params: { id } })).toMatchObject({ status: 403 })
    expect(await khalid.call(contract.read, { params: { id } })).toMatchObject({ status: 403 })
    const admin = await story.staff(['admin'])
    for (const stranger of [khalid.user.id, newId(story.now())])
      expect(await admin.call(contract.read, { params: { id: stranger } })).toMatchObject({ status: 404 })
  })
})

describe('the list', () => {
  test('is searched by the company, a person or an address, in either script', async () => {
    const admin = await story.staff(['admin'])
    await story.db.run(sql`update users set company = 'سوق الحرفيين' where id = ${khalid.user.id}`)
    for (const q of ['سوق', 'الحرفيين', khalid.email, khalid.user.first_name])
      expect((await list(admin, { q })).map((one) => one.id)).toEqual([id])
    expect(await list(admin, { q: 'nobody of that name' })).toEqual([])
  })

  test('each company stands under the one health that its page says, whoever reads it', async () => {
    story.advance(MINUTE)
    const sara = await story.client()
    for (const role of ['admin', 'matcher', 'finance', 'account_manager']) {
      const person = await story.staff([role])
      const all = await list(person, {})
      expect(all.map((one) => one.id)).toEqual([await organisationOf(sara), id])
      for (const health of HEALTHS)
        expect(await list(person, { health })).toEqual(all.filter((one) => one.health === health))
    }
  })

  test('is filtered by account manager and proof, and read page by page', async () => {
    const [admin, lulwa] = [await story.staff(['admin']), await story.staff(['account_manager'], 'Lulwa')]
    story.advance(MINUTE)
    const other = await organisationOf(await story.client())
    const manager = await idOf('Lulwa')
    await admin.call(contract.assign, { params: { id }, body: { to: manager, expected_manager: null } })
    await lulwa.call(contract.prove, { params: { id }, body: { evidence: 'call', note: 'Talked to Khalid' } })
    expect((await list(admin, { manager })).map((one) => one.id)).toEqual([id])
    expect((await list(admin, { manager: 'none' })).map((one) => one.id)).toEqual([other])
    expect((await list(admin, { proof: 'proven' })).map((one) => one.id)).toEqual([id])
    expect((await list(admin, { proof: 'unproven' })).map((one) => one.id)).toEqual([other])
    const first = (await admin.call(contract.list, { query: { limit: 1 } })).body
    expect(first).toMatchObject({ data: [{ id: other }], meta: { next_cursor: other } })
    const next = (await admin.call(contract.list, { query: { limit: 1, cursor: other } })).body
    expect(next).toMatchObject({ data: [{ id }], meta: { next_cursor: null } })
  })
})

test('the account manager is named, told and changed; the second of two who assign is refused with the name', async () => {
  const [mona, sara] = [await story.staff(['admin'], 'Mona'), await story.staff(['account_manager'], 'Sara')]
  await story.staff(['account_manager'], 'Lulwa')
  await story.staff(['operations'], 'Omar')
  const [saraId, lulwaId] = [await idOf('Sara'), await idOf('Lulwa')]
  const assign = (person: Person, to: string | null, expectedManager: string | null) =>
    person.call(contract.assign, { params: { id }, body: { to, expected_manager: expectedManager } })
  expect(await assign(mona, await idOf('Omar'), null)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'to' }] },
  })
  expect(await assign(await story.staff(['matcher']), saraId, null)).toMatchObject({ status: 403 })
  expect((await assign(mona, saraId, null)).body.data.manager).toEqual({ id: saraId, name: 'Sara' })
  expect(await story.outbox(`${saraId}@fareeq.test`)).toHaveLength(1)
  const late = await assign(mona, lulwaId, null)
  expect(late).toMatchObject({ status: 409, body: { code: 'company_manager_changed' } })
  expect(late.body.message).toContain('Sara')
  expect((await assign(sara, lulwaId, saraId)).body.data.manager).toEqual({ id: lulwaId, name: 'Lulwa' })
  expect(await story.outbox(`${saraId}@fareeq.test`)).toHaveLength(1)
  expect(await story.outbox(`${lulwaId}@fareeq.test`)).toHaveLength(1)
  const about = { subject_kind: 'organisation', subject_id: id, action: 'company.manager_changed' }
  const trail = (await mona.call(staffContract.audit, { query: about })).body.data
  expect(trail.map((entry: { details: object }) => entry.details)).toEqual([
    { from: 'Sara', to: 'Lulwa' },
    { to: 'Sara' },
  ])
})

test('a company is proven with what was seen, and the proof is taken back for a reason', async () => {
  const [omar, mona] = [await story.staff(['operations'], 'Omar'), await story.staff(['admin'], 'Mona')]
  const body = { evidence: 'commercial_register' as const, note: 'CR 1010123456, seen on the site of the ministry' }
  const prove = (person: Person) => person.call(contract.prove, { params: { id }, body })
  expect(await prove(await story.staff(['finance']))).toMatchObject({ status: 403 })
  expect((await prove(omar)).body.data).toMatchObject({
    proof: 'proven',
    proof_details: { ...body, by: 'Omar' },
  })
  expect(await prove(mona)).toMatchObject({ status: 409, body: { code: 'proof_moved' } })
  const takeBack = { params: { id }, body: { reason: 'The register has expired' } }
  expect((await mona.call(contract.takeBack, takeBack)).body.data).toMatchObject({
    proof: 'unproven',
    proof_details: { evidence: null, note: 'The register has expired', by: 'Mona' },
  })
  expect(await mona.call(contract.takeBack, takeBack)).toMatchObject({ status: 409 })
  const trail = (await mona.call(staffContract.audit, { query: { subject_kind: 'organisation', subject_id: id } })).body
  expect(trail.data.map(({ action }: { action: string }) => action)).toEqual(['company.unproven', 'company.proven'])
})

test('whoever leaves hands their companies to another account manager', async () => {
  const mona = await story.staff(['admin'], 'Mona')
  await story.staff(['account_manager'], 'Sara')
  await story.staff(['account_manager'], 'Lulwa')
  await mona.call(contract.assign, { params: { id }, body: { to: await idOf('Sara'), expected_manager: null } })
  const end = async (to: object) =>
    mona.call(staffAccountsContract.end, { params: { id: await idOf('Sara') }, body: { reason: 'leaves us', to } })
  expect(await end({})).toMatchObject({ status: 409, body: { data: { owned: { companies: 1 } } } })
  expect(await end({ companies: await idOf('Lulwa') })).toMatchObject({ status: 200 })
  expect((await read(mona)).manager?.name).toBe('Lulwa')
})
