import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientContractsContract as clients,
  talentContractsContract as talents,
} from '@fareeq/domain/contracts/contract.ts'
import { chainFaults, documentFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { clientPartiesContract } from '@fareeq/domain/parties/contract.ts'
import { localContract } from '@fareeq/domain/local/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, accepted, companyOf, draftOf, running, signed } from '../../testing/contracts.ts'
import { liveTalent } from '../../testing/market.ts'
import { type Member, snapshotStory } from '../../testing/story.ts'
import { followContracts } from './actions-clock.ts'
import { sha256 } from './actions-documents.ts'

let deal: Deal
const story = await snapshotStory(async (story) => {
  deal = await accepted(story)
})
const prepare = async (change: object = {}) =>
  deal.operations.call(ops.prepare, { body: { ...draftOf(story, deal), ...change } })
const sendContract = async (): Promise<string> => {
  const { id } = (await prepare()).body.data
  await deal.manager.call(ops.send, { params: { id } })
  return id
}

describe('a contract is prepared', () => {
  test('from an accepted interview, once, with tax and dates worked out', async () => {
    const waiting = (await deal.operations.call(ops.list)).body.meta.waiting
    expect(waiting).toMatchObject([{ interview_id: deal.interview_id }])
    const contract = await prepare()
    expect(contract).toMatchObject({
      status: 201,
      body: {
        data: {
          state: 'draft',
          term: 1,
          fee: 30_000,
          terms: { salary_net: 200_000, wht_rate: 500, salary_gross: 210_526, months: 12, place: 'remote' },
        },
      },
    })
    expect(contract.body.data.number).toMatch(/^CT-\d{4}-\d{5}$/)
    expect((await prepare()).body.code).toBe('contract_exists')
    expect((await deal.operations.call(ops.list)).body.meta.waiting).toEqual([])
  })

  test('with the company as its party, also where a colleague asked who was invited to it', async () => {
    const { khalid, layla } = deal
    const owner = await story.client()
    await story.db.run(sql`update users set company = 'Souq' where id = ${owner.user.id}`)
    await story.db.run(sql`update users set company = null where id = ${khalid.user.id}`)
    await story.db.run(sql`
      update organisation_members set role = 'hiring_manager',
        organisation_id = (select organisation_id from organisation_members where user_id = ${owner.user.id})
      where user_id = ${khalid.user.id}`)
    await owner.call(clientPartiesContract.save, { body: { ...companyOf(owner), legal_name: 'شركة السوق' } })
    const params = { id: await sendContract() }
    const { body } = await layla.call(talents.document, { params })
    expect(body.data.text.ar).toContain('شركة السوق')
  })

  test('it leads to its company, and the list of one company holds no other’s', async () => {
    const { id, organisation_id } = (await prepare()).body.data
    const stranger = await story.client()
    const other = await story.db.one<{ id: string }>(sql`
      select organisation_id as id from organisation_members where user_id = ${stranger.user.id}`)
    const idsOf = async (query: { organisation_id: string }) =>
      (await deal.operations.call(ops.list, { query })).body.data.map((one: { id: string }) => one.id)
    expect(await idsOf({ organisation_id })).toEqual([id])
    expect(await idsOf({ organisation_id: other.id })).toEqual([])
  })

  test('a draft is ours alone; sent, the talent finds it and the company does too', async () => {
    const { id } = (await prepare()).body.data
    expect((await deal.layla.call(talents.read, { params: { id } })).body.code).toBe('not_found')
    await deal.manager.call(ops.send, { params: { id } })
    expect((await deal.layla.call(talents.list)).body.data).toMatchObject([{ id, state: 'sent', waits_for_me: true }])
    expect((await deal.khalid.call(clients.list)).body.data).toMatchObject([
      { id, waits_for_me: false, contacts: null },
    ])
    expect((await deal.layla.call(talents.read, { params: { id } })).body.data).not.toHaveProperty('fee')
    const [mail] = await story.outbox(deal.layla.email)
    expect(mail?.subject).toContain('ready to sign')
  })

  test.each([
    [{ months: 0 }, 'contract_duration'],
    [{ months: 121 }, 'contract_duration'],
    [{ start: '2020-01-01' }, 'start_past'],
  ])('%o is refused: %s', async (change, code) => {
    const { status, body } = await prepare(change)
    expect([status, body.errors[0].code]).toEqual([422, code])
    expect(await story.db.rows(sql`select 1 from contracts`)).toEqual([])
  })

  test('operations prepare and the account manager sends; nobody does the other’s part', async () => {
    const { id } = (await prepare()).body.data
    expect((await deal.operations.call(ops.send, { params: { id } })).body.code).toBe('not_authorized')
    const recruiter = await story.staff(['recruiter'])
    expect((await recruiter.call(ops.list)).body.code).toBe('not_authorized')
  })

  test('of two colleagues who change a draft the second is told, and what the first wrote stays', async () => {
    const { id, version } = (await prepare()).body.data
    const { interview_id: _, ...form } = draftOf(story, deal)
    const change = (salary_net: number) =>
      deal.operations.call(ops.change, { params: { id }, body: { ...form, salary_net, expected_version: version } })
    await story.db.run(sql`delete from events`)
    expect((await change(250_000)).status).toBe(200)
    // The open page of whoever sends it refetches.
    expect(await story.db.rows(sql`select name from events where topic = 'staff'`)).toEqual([
      { name: 'contract.changed' },
    ])
    expect((await change(100)).body.code).toBe('moved_on')
    expect((await deal.operations.call(ops.read, { params: { id } })).body.data.terms.salary_net).toBe(250_000)
  })

  test('full time and part time at once is refused, in a new draft, a changed one, and one from before that is sent', async () => {
    const both = { type: 'full_time', availability: 'part_time' } as const
    expect((await prepare(both)).body.errors).toEqual([
      expect.objectContaining({ field: 'availability', code: 'availability_differs' }),
    ])
    const { id } = (await prepare()).body.data
    const { interview_id: _, ...form } = draftOf(story, deal)
    const changed = await deal.operations.call(ops.change, { params: { id }, body: { ...form, ...both } })
    expect(changed.body.errors[0].code).toBe('availability_differs')
    await story.db.run(sql`update contract_terms set type = 'full_time', availability = 'part_time'`)
    expect((await deal.manager.call(ops.send, { params: { id } })).body.code).toBe('availability_differs')
  })

  test('of two colleagues who send it one does', async () => {
    const { id } = (await prepare()).body.data
    const both = await Promise.all([1, 2].map(() => deal.manager.call(ops.send, { params: { id } })))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await story.db.rows(sql`select 1 from contract_events where event = 'send'`)).toHaveLength(1)
  })
})

describe('a contract is signed', () => {
  test('by the talent, then by the company, with name and code; then it runs and contacts are open [A-070]', async () => {
    const id = await sendContract()
    await story.db.run(sql`update talent_profiles set hiring_status = 'verified'`)
    expect((await signed(story, deal.layla, id)).body.data).toMatchObject({ state: 'signed_by_talent' })
    expect((await signed(story, deal.khalid, id)).body.data).toMatchObject({
      state: 'active',
      contacts: { email: deal.layla.email },
    })
    expect(
      await story.db.row(sql`
        select hiring_status, contracted_at is not null as contracted
        from talent_profiles, client_projects where user_id = ${deal.layla.user.id}`),
    ).toEqual({ hiring_status: 'hired', contracted: true })
    const { signatures } = (await deal.khalid.call(clients.read, { params: { id } })).body.data
    expect(signatures.map(({ party }: { party: string }) => party)).toEqual(['talent', 'client'])
    expect(chainFaults(signatures, sha256)).toEqual([])
  })

  test('both sign the same text, whatever language each reads in', async () => {
    const id = await sendContract()
    const read = (who: Member, contract: typeof talents | typeof clients, language: string) =>
      who.call(contract.document, { params: { id } }, { 'accept-language': language })
    const [own, theirs] = [await read(deal.layla, talents, 'ar'), await read(deal.khalid, clients, 'en')]
    const { text, document_hash } = own.body.data
    expect(theirs.body.data).toMatchObject({ text, document_hash })
  })

  test('what the talent has signed is what the company reads and signs, also under a new name', async () => {
    const id = await sendContract()
    await signed(story, deal.layla, id)
    const read = async () => (await deal.khalid.call(clients.document, { params: { id } })).body.data
    const before = await read()
    await story.db.run(sql`update users set company = 'Another name' where id = ${deal.khalid.user.id}`)
    expect(await read()).toEqual(before)
    expect((await signed(story, deal.khalid, id)).body.data.state).toBe('active')
    const { signatures } = (await deal.khalid.call(clients.read, { params: { id } })).body.data
    expect(documentFaults(signatures, (await read()).signed, sha256)).toEqual([])
  })

  test('what was read is what is signed: a text that changed meanwhile is not', async () => {
    const id = await sendContract()
    const { document_hash } = (await deal.layla.call(talents.document, { params: { id } })).body.data
    await deal.manager.call(ops.takeBack, { params: { id }, body: { reason: 'The salary was wrong' } })
    const { interview_id: _, ...form } = draftOf(story, deal)
    await deal.operations.call(ops.change, { params: { id }, body: { ...form, salary_net: 100 } })
    await deal.manager.call(ops.send, { params: { id } })
    const body = { name: 'Layla Haddad', code: '1234', document_hash }
    expect((await deal.layla.call(talents.sign, { params: { id }, body })).body.code).toBe('contract_moved')
  })

  test('another name, a wrong code, and the company before the talent are refused, and nothing is signed', async () => {
    const id = await sendContract()
    expect((await signed(story, deal.layla, id, { name: 'Somebody Else' })).body.errors[0]).toMatchObject({
      field: 'name',
      code: 'name_differs',
    })
    const { document_hash } = (await deal.layla.call(talents.document, { params: { id } })).body.data
    const name = `${deal.layla.user.first_name} ${deal.layla.user.last_name}`
    const wrong = { name, code: '0000', document_hash }
    expect(['code_wrong', 'code_invalid']).toContain(
      (await deal.layla.call(talents.sign, { params: { id }, body: wrong })).body.code,
    )
    expect((await signed(story, deal.khalid, id)).body.code).toBe('contract_moved')
    expect(await story.db.rows(sql`select 1 from contract_signatures`)).toEqual([])
  })

  test('a wrong code costs a retry, also with the key that a browser sends; after three one waits', async () => {
    const id = await sendContract()
    await deal.layla.call(talents.sendCode, { params: { id } })
    const [mail] = await story.outbox(deal.layla.email)
    const code = mail?.subject?.endsWith('0000') ? '0001' : '0000'
    const { document_hash } = (await deal.layla.call(talents.document, { params: { id } })).body.data
    const name = `${deal.layla.user.first_name} ${deal.layla.user.last_name}`
    const tryCode = async () => {
      const key = { 'idempotency-key': crypto.randomUUID() }
      const body = { name, code, document_hash }
      return (await deal.layla.call(talents.sign, { params: { id }, body }, key)).body.code
    }
    expect([await tryCode(), await tryCode(), await tryCode()]).toEqual(['code_wrong', 'code_wrong', 'code_limit'])
    expect((await signed(story, deal.layla, id)).body.code).toBe('code_limit')
  })

  test('a stranger finds nothing', async () => {
    const id = await sendContract()
    const sara = await liveTalent(story)
    expect((await sara.call(talents.read, { params: { id } })).body.code).toBe('not_found')
    const other = await story.client()
    expect((await other.call(clients.document, { params: { id } })).body.code).toBe('not_found')
  })
})

describe('a contract runs', () => {
  test('comes near its end 45 days before, and ends the day after its last', async () => {
    await story.reset()
    const { id } = await running(story, 2)
    const state = async () => (await story.db.one<{ state: string }>(sql`select state from contracts`)).state
    await followContracts(story.work())
    expect(await state()).toBe('active')
    story.advance(20 * DAY)
    await followContracts(story.work())
    expect(await state()).toBe('ending')
    story.advance(60 * DAY)
    await followContracts(story.work())
    await followContracts(story.work())
    expect(await state()).toBe('ended')
    const events = await story.db.rows<{ event: string }>(
      sql`select event from contract_events where contract_id = ${id} order by place`,
    )
    expect(events.map(({ event }) => event)).toEqual([
      'prepare',
      'send',
      'sign_by_talent',
      'sign_by_client',
      'come_near',
      'end',
    ])
  })
  test('a clock that stood still for months ends it all the same', async () => {
    await story.reset()
    await running(story, 2)
    story.advance(90 * DAY)
    await followContracts(story.work())
    expect((await story.db.one<{ state: string }>(sql`select state from contracts`)).state).toBe('ended')
    expect(
      (await story.db.one<{ hiring_status: string }>(sql`select hiring_status from talent_profiles`)).hiring_status,
    ).not.toBe('hired')
  })

  test('of a draft that is given up nobody hears; of one that was sent both do', async () => {
    const { id } = (await prepare()).body.data
    const subjects = async () => (await story.outbox(deal.layla.email)).map(({ subject }) => subject ?? '')
    const before = await subjects()
    await deal.operations.call(ops.terminate, { params: { id }, body: { reason: 'Wrong person' } })
    expect(await subjects()).toEqual(before)
    for (const [who, list] of [
      [deal.layla, talents.list],
      [deal.khalid, clients.list],
    ] as const)
      expect((await who.call(list)).body.data).toEqual([])
    await story.db.run(sql`update contracts set state = 'sent'`)
    await deal.operations.call(ops.terminate, { params: { id }, body: { reason: 'The project was stopped' } })
    expect((await subjects())[0]).toContain('was canceled before signing')
  })
})

test('whoever tries a month out is billed for it once; a stranger and the other side find nothing', async () => {
  await story.reset()
  const { id, khalid, layla } = await running(story, 2)
  const pass = (who: Member) => who.call(localContract.passMonth, { params: { id } })
  for (const who of [layla, await story.client()]) expect((await pass(who)).body.code).toBe('not_found')
  const billed = async () => (await khalid.call(clientInvoicesContract.list)).body.data
  expect(await billed()).toEqual([])
  for (const _ of [1, 2]) expect((await pass(khalid)).body.data.start).toMatch(/-01$/)
  expect(await billed()).toMatchObject([{ state: 'issued' }])
})
