import { contractsOpsContract as ops } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientContractsContract as clients,
  talentContractsContract as talents,
} from '@fareeq/domain/contracts/contract.ts'
import { chainFaults, recordFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import {
  clientPartiesContract as clientParties,
  talentPartiesContract as talentParties,
} from '@fareeq/domain/parties/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, accepted, companyOf, draftOf, signed } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { sha256 } from './actions-documents.ts'

let deal: Deal
const story = await snapshotStory(async (story) => {
  deal = await accepted(story)
})
const sendContract = async (): Promise<string> => {
  const { id } = (await deal.operations.call(ops.prepare, { body: draftOf(story, deal) })).body.data
  await deal.manager.call(ops.send, { params: { id } })
  return id
}
const subjects = async (email: string) => (await story.outbox(email)).map(({ subject }) => subject ?? '')
const forget = () => story.db.run(sql`delete from company_parties`)
const textFor = async (id: string) => (await deal.layla.call(talents.document, { params: { id } })).body.data

test('a company that has not said who it is is asked when the contract is sent, and nobody signs before', async () => {
  await forget()
  const id = await sendContract()
  expect((await subjects(deal.khalid.email))[0]).toContain('Complete your company’s details')
  expect(await textFor(id)).toMatchObject({ missing: ['company'] })
  expect((await signed(story, deal.layla, id)).body.code).toBe('party_missing')
  expect((await deal.operations.call(ops.parties, { params: { id } })).body.data).toMatchObject({ company: null })
  const form = companyOf(deal.khalid)
  await deal.khalid.call(clientParties.save, { body: form })
  expect((await subjects(deal.layla.email))[0]).toContain('You can now sign')
  const { missing, text } = await textFor(id)
  expect(missing).toEqual([])
  for (const fact of [form.legal_name, form.registration_number, form.tax_number, form.address, form.signatory_name])
    expect(text.ar).toContain(fact)
  expect(text.en).toContain(form.second_legal_name)
  expect((await signed(story, deal.layla, id)).body.data.state).toBe('signed_by_talent')
  // Said again, nobody is told: they were not waiting for it.
  const before = await subjects(deal.layla.email)
  await deal.khalid.call(clientParties.save, { body: form })
  expect(await subjects(deal.layla.email)).toEqual(before)
})

test('a contract keeps the parties it was signed with, whatever either side says later', async () => {
  const id = await sendContract()
  await signed(story, deal.layla, id)
  const before = await textFor(id)
  await deal.khalid.call(clientParties.save, { body: { ...companyOf(deal.khalid), legal_name: 'شركة أخرى' } })
  expect(await textFor(id)).toEqual(before)
  expect((await signed(story, deal.khalid, id)).body.data.state).toBe('active')
  const { company } = (await deal.operations.call(ops.parties, { params: { id } })).body.data
  expect(company.legal_name).toBe(companyOf(deal.khalid).legal_name)
})

test('the talent signs with the name of their identity document', async () => {
  const legal = {
    legal_name: 'ليلى محمد حداد',
    second_legal_name: 'Layla Mohammad Haddad',
    country: 'JO',
    address: 'Amman',
  }
  await deal.layla.call(talentParties.save, { body: legal })
  const id = await sendContract()
  expect((await signed(story, deal.layla, id)).body.errors[0]).toMatchObject({ field: 'name', code: 'name_differs' })
  expect((await signed(story, deal.layla, id, { name: 'layla mohammad haddad' })).status).toBe(200)
})

test('whoever is not the authorised signatory says as what they sign, and that they are empowered', async () => {
  const { layla, khalid } = deal
  const body = { ...companyOf(khalid), signatory_name: 'سارة العتيبي' }
  await khalid.call(clientParties.save, { body })
  const id = await sendContract()
  await signed(story, layla, id)
  const { signs } = (await khalid.call(clients.document, { params: { id } })).body.data
  expect(signs).toEqual({ on_behalf_of: body.second_legal_name, capacity: null })
  expect((await signed(story, khalid, id)).body.errors[0]).toMatchObject({ field: 'capacity' })
  const asManager = { capacity: 'Head of engineering' }
  expect((await signed(story, khalid, id, asManager)).body.errors[0]).toMatchObject({ field: 'is_empowered' })
  expect((await signed(story, khalid, id, { ...asManager, is_empowered: true })).body.data.state).toBe('active')
})

test('a signature says how it came about, and the chain covers it', async () => {
  const id = await sendContract()
  const { layla, khalid } = deal
  await signed(story, layla, id)
  await signed(story, khalid, id)
  const { number, signatures } = (await khalid.call(clients.read, { params: { id } })).body.data
  expect(signatures).toMatchObject([
    { capacity: null, code_sent_to: layla.email.replace(/^(.)[^@]*/, '$1•••'), address: '127.0.0.1' },
    { capacity: 'General manager' },
  ])
  const record = { number, signatures, documents: (await textFor(id)).signed }
  expect(recordFaults(record, sha256)).toEqual([])
  const forged = signatures.map((one: object) => ({ ...one, capacity: 'Owner' }))
  expect(chainFaults(forged, sha256)).toHaveLength(2)
})
