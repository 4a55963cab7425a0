import { contractsOpsContract as contractsOps } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientContractsContract as clientContracts,
  talentContractsContract as talentContracts,
} from '@fareeq/domain/contracts/contract.ts'
import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import { clientOffersContract as clients, talentOffersContract as talents } from '@fareeq/domain/offers/contract.ts'
import { contractFormOf } from '@fareeq/domain/offers/rules.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Deal, accepted, signed } from '../../testing/contracts.ts'
import { offerFormOf, offered } from '../../testing/offers.ts'
import { snapshotStory } from '../../testing/story.ts'

let deal: Deal
const story = await snapshotStory(async (story) => {
  deal = await accepted(story)
})

const REASON = { reason: 'Another way.' }
const hires = async () => (await deal.operations.call(ops.hires)).body.data
const forTalent = async (id: string) => (await deal.layla.call(talents.read, { params: { id } })).body.data
const forClient = async (id: string) => (await deal.khalid.call(clients.read, { params: { id } })).body.data
const contractOf = async (id: string) => (await deal.operations.call(contractsOps.read, { params: { id } })).body.data
const subjects = async (email: string) => (await story.outbox(email)).map(({ subject }) => subject)

async function acceptedOffer(): Promise<string> {
  const id = await offered(story, deal)
  const { version, hash } = await forTalent(id)
  expect(await deal.layla.call(talents.accept, { params: { id }, body: { version, hash } })).toMatchObject({
    status: 200,
  })
  return id
}
/** From what was accepted; answers its id. */
async function prepared(): Promise<string> {
  const [{ interview_id, offer }] = await hires()
  const response = await deal.operations.call(contractsOps.prepare, {
    body: { ...contractFormOf(offer), interview_id },
  })
  expect(response).toMatchObject({ status: 201 })
  return response.body.data.id
}
const send = (id: string) => deal.manager.call(contractsOps.send, { params: { id } })

test('operations see what the contract of everybody accepted waits for, and prepare it from what was accepted', async () => {
  expect(await hires()).toMatchObject([{ interview_id: deal.interview_id, offer: null }])
  const id = await offered(story, deal)
  const { expires_at } = await forTalent(id)
  expect(await hires()).toMatchObject([{ offer: { id, state: 'made', expires_at } }])
  const { version, hash } = await forTalent(id)
  await deal.layla.call(talents.accept, { params: { id }, body: { version, hash } })
  expect(await hires()).toMatchObject([{ offer: { id, state: 'accepted', fee: 30_000 } }])
  const contract = await contractOf(await prepared())
  const { start, end, months, type, availability, salary_net, salary_gross, notice_days } = (await forTalent(id)).terms
  expect(contract).toMatchObject({
    fee: 30_000,
    terms: { start, end, months, type, availability, salary_net, salary_gross, notice_days },
  })
  expect(await hires()).toEqual([])
})

describe('a draft goes with the offer that it was made of', () => {
  let [offer, draft] = ['', '']
  beforeEach(async () => {
    offer = await acceptedOffer()
    draft = await prepared()
  })

  test('neither side knows of it: the company may still withdraw the offer', async () => {
    expect(await forTalent(offer)).toMatchObject({ contract_id: null, can_decline: true })
    expect(await forClient(offer)).toMatchObject({ contract_id: null, can_withdraw: true })
    expect(await deal.khalid.call(clients.withdraw, { params: { id: offer }, body: REASON })).toMatchObject({
      status: 200,
    })
    expect(await contractOf(draft)).toMatchObject({ state: 'terminated', reason: REASON.reason })
    expect((await deal.layla.call(talentContracts.list)).body.data).toEqual([])
  })

  test('the talent declines: it is given up, the company hears of it once, and another offer becomes a contract', async () => {
    await deal.layla.call(talents.decline, { params: { id: offer }, body: REASON })
    expect(await contractOf(draft)).toMatchObject({ state: 'terminated' })
    expect((await subjects(deal.khalid.email)).filter((subject) => subject?.includes('declined'))).toHaveLength(1)
    expect(await forClient(offer)).toMatchObject({ can_make_again: true })
    story.advance(HOUR)
    const again = await deal.khalid.call(clients.make, { body: offerFormOf(story, deal.interview_id) })
    expect(again).toMatchObject({ status: 201 })
    expect(await forClient(offer)).toMatchObject({ can_make_again: false })
    const { id, version, hash } = again.body.data
    await deal.layla.call(talents.accept, { params: { id }, body: { version, hash } })
    const next = await prepared()
    expect(next).not.toBe(draft)
    await send(next)
    expect(await forTalent(id)).toMatchObject({ contract_id: next })
  })

  test('operations give up the draft alone: the offer stays accepted, and is prepared again', async () => {
    await deal.operations.call(contractsOps.terminate, { params: { id: draft }, body: REASON })
    expect(await hires()).toMatchObject([{ offer: { id: offer, state: 'accepted' } }])
    expect(await contractOf(await prepared())).toMatchObject({ state: 'draft' })
  })
})

describe('a contract that was sent', () => {
  let [offer, contract] = ['', '']
  beforeEach(async () => {
    offer = await acceptedOffer()
    contract = await prepared()
    await send(contract)
  })

  test('is declined with the offer, and nobody signs it any more', async () => {
    await signed(story, deal.layla, contract)
    await deal.layla.call(talents.decline, { params: { id: offer }, body: REASON })
    expect(await contractOf(contract)).toMatchObject({ state: 'terminated' })
    expect((await signed(story, deal.khalid, contract)).body.code).toBe('contract_moved')
    expect((await deal.khalid.call(clientContracts.list)).body.data).toMatchObject([{ state: 'terminated' }])
  })

  test('keeps its offer from being withdrawn: operations end the contract, and both go', async () => {
    const refused = await deal.khalid.call(clients.withdraw, { params: { id: offer }, body: REASON })
    expect(refused.body.code).toBe('offer_contract_exists')
    const before = (await subjects(deal.layla.email)).length
    await deal.operations.call(contractsOps.terminate, { params: { id: contract }, body: REASON })
    expect(await forTalent(offer)).toMatchObject({ state: 'withdrawn', reason: REASON.reason, contract_id: null })
    expect(await subjects(deal.layla.email)).toHaveLength(before + 1)
    expect(await deal.khalid.call(clients.make, { body: offerFormOf(story, deal.interview_id) })).toMatchObject({
      status: 201,
    })
  })

  test('is declined no more once both have signed', async () => {
    await signed(story, deal.layla, contract)
    await signed(story, deal.khalid, contract)
    expect(await forTalent(offer)).toMatchObject({ can_decline: false, contract_id: contract })
    const refused = await deal.layla.call(talents.decline, { params: { id: offer }, body: REASON })
    expect(refused.body.code).toBe('offer_signed')
  })

  test('and declining it while the company signs leads to one of the two', async () => {
    await signed(story, deal.layla, contract)
    await Promise.all([
      signed(story, deal.khalid, contract),
      deal.layla.call(talents.decline, { params: { id: offer }, body: REASON }),
    ])
    const { state } = await contractOf(contract)
    expect([state, (await forTalent(offer)).state]).toEqual(
      state === 'active' ? ['active', 'accepted'] : ['terminated', 'declined'],
    )
  })
})
