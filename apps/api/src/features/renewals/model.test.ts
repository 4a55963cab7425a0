// Model-based test: two moves at once, in any order, against the table. FAREEQ_MOVES=10000 for a longer run.
import { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { chainFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import { CONTRACT_STATES, type ContractState, factsOf } from '@fareeq/domain/contracts/states.ts'
import { talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  clientRenewalsContract as clients,
  renewalsOpsContract as ops,
  talentRenewalsContract as talents,
} from '@fareeq/domain/renewals/contract.ts'
import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { type RenewalEvent, type RenewalState, renewalLife } from '@fareeq/domain/renewals/states.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { freshStory } from '../../testing/story.ts'
import { sha256 } from '../contracts/actions-documents.ts'
import { followContracts } from '../contracts/actions-clock.ts'
import { followRenewals } from './actions-clock.ts'

const PAIRS = Number(process.env['FAREEQ_MOVES'] ?? 20)
const MAX_MOVES = 6

const story = await freshStory()
type World = Deal & { id: string; renewal: string; end: string }
/** `asks`: the company is asked about a fee; `proposes`: about what the talent proposed. */
type Facts = { state: RenewalState; contract: ContractState; end: string; asks: boolean; proposes: boolean }

async function world(): Promise<World> {
  await story.reset()
  const deal = await running(story, 1)
  await followRenewals(story.work())
  const [one] = (await deal.khalid.call(clients.list)).body.data
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
  return { ...deal, renewal: one.id, end: one.current.end }
}

const REQUESTED_TERMS = {
  type: 'hybrid',
  duration: 6,
  availability: 'full_time',
  raise: { yes: true, price: 250 },
} as const

async function accept({ layla, renewal }: World) {
  const params = { id: renewal }
  await layla.call(talents.sendCode, { params })
  const subjects = (await story.outbox(layla.email)).map(({ subject }) => subject ?? '')
  const [code = '0000'] = subjects.flatMap((subject) => /: (\d{4})$/.exec(subject)?.[1] ?? [])
  const { document_hash = '' } = (await layla.call(talents.document, { params })).body.data ?? {}
  const signature = `${layla.user.first_name} ${layla.user.last_name}`
  await layla.call(talents.accept, { params, body: { signature, code, document_hash } })
}

/** What each side, staff and the clock do. */
const MOVES: Readonly<
  Record<Exclude<RenewalEvent, 'lapse' | 'reopen'> | 'terminate' | 'night', (world: World) => Promise<unknown>>
> = {
  renew: ({ khalid, renewal }) => khalid.call(clients.renew, { body: { ids: [renewal], duration: 6 } }),
  change_terms: ({ khalid, renewal }) =>
    khalid.call(clients.changeTerms, { params: { id: renewal }, body: REQUESTED_TERMS }),
  reject_by_client: ({ khalid, renewal }) => khalid.call(clients.reject, { body: { ids: [renewal], reason: 'No' } }),
  approve: ({ operations, renewal }) => operations.call(ops.approve, { params: { id: renewal }, body: {} }),
  propose_fee: ({ operations, renewal }) =>
    operations.call(ops.approve, { params: { id: renewal }, body: { fee: 77_700 } }),
  accept_fee: ({ khalid, renewal }) =>
    khalid.call(clients.acceptFee, { params: { id: renewal }, body: { fee: 77_700 } }),
  propose: ({ layla, renewal }) =>
    layla.call(talents.propose, { params: { id: renewal }, body: { duration: 6, raise: { yes: true, price: 150 } } }),
  accept_terms: async ({ khalid, renewal }) => {
    const rows: PricedRenewal[] = (await khalid.call(clients.list)).body.data
    const offered = rows.find(({ id }) => id === renewal)?.offered
    const body = { months: offered?.months ?? 6, salary_gross: offered?.salary_gross ?? 1 }
    await khalid.call(clients.acceptTerms, { params: { id: renewal }, body })
  },
  drop_terms: ({ khalid, renewal }) => khalid.call(clients.withdraw, { params: { id: renewal } }),
  withdraw: ({ khalid, renewal }) => khalid.call(clients.withdraw, { params: { id: renewal } }),
  refuse: ({ operations, renewal }) => operations.call(ops.refuse, { params: { id: renewal }, body: { note: 'No' } }),
  accept,
  counter: ({ layla, renewal }) =>
    layla.call(talents.counter, { params: { id: renewal }, body: { raise: { yes: true, price: 100 } } }),
  reject_by_talent: ({ layla, renewal }) =>
    layla.call(talents.reject, { params: { id: renewal }, body: { reason: 'Another offer' } }),
  terminate: ({ operations, id }) =>
    operations.call(contractsOpsContract.terminate, { params: { id }, body: { reason: 'Stopped' } }),
  night: async () => {
    await followContracts(story.work())
    await followRenewals(story.work())
  },
}
type Name = keyof typeof MOVES
const NAMES = Object.keys(MOVES) as Name[]
const OF_STAFF: readonly Name[] = ['approve', 'propose_fee', 'refuse']

/** The model: what one move makes of what is known. */
function after(facts: Facts, name: Name): Facts {
  const isOver = riyadhDay(story.now()) > facts.end
  const lapsed = renewalLife.next(facts.state, 'lapse') ?? facts.state
  const runs = factsOf(facts.contract).is_running
  if (name === 'terminate') return runs ? { ...facts, state: lapsed, contract: 'terminated' } : facts
  if (name === 'night') return isOver && runs ? { ...facts, state: lapsed, contract: 'ended' } : facts
  if (!OF_STAFF.includes(name) && (isOver || !runs)) return facts
  const isAsked = facts.asks || facts.proposes
  // One call for both: terms that the company is asked about are dropped, otherwise the offer is withdrawn.
  const event = name === 'withdraw' || name === 'drop_terms' ? (isAsked ? 'drop_terms' : 'withdraw') : name
  const state = renewalLife.next(facts.state, event)
  if (name === 'propose') return state && !isAsked ? { ...facts, proposes: true } : facts
  if (name === 'accept_terms') return state && facts.proposes ? { ...facts, state, proposes: false } : facts
  // There is a fee to accept only where operations proposed one; until it is answered nothing is renewed as it was.
  if (!state || (name === 'accept_fee' && !facts.asks) || (name === 'renew' && isAsked)) return facts
  const asks = name === 'propose_fee'
  // A new term begins where the old one ends.
  return state === 'renewed'
    ? { state, contract: 'active', end: '9999-12-31', asks, proposes: false }
    : { ...facts, state, asks, proposes: false }
}

async function readState({
  id,
  renewal,
}: World): Promise<{ state: RenewalState; contract: ContractState; terms: number }> {
  return story.db.one(sql`
    select contract_renewals.state, contracts.state as contract,
      (select count(*)::int from contract_terms where contract_id = ${id}) as terms
    from contract_renewals join contracts on contracts.id = contract_id where contract_renewals.id = ${renewal}`)
}

const runningOrClosed = (state: ContractState) => (factsOf(state).is_running ? 'running' : state)

test('whatever both sides, operations and the clock do at once, a renewal is where one order of it leads [S-055] [S-058] [S-059] [S-060]', async () => {
  const step = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES), fc.constantFrom(0, 0, 1, 20))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: MAX_MOVES }), async (steps) => {
      const here = await world()
      let facts: Facts = { state: 'need_renewal', contract: 'active', end: here.end, asks: false, proposes: false }
      for (const [one, other, days] of steps) {
        story.advance(days * DAY + 120_000)
        await Promise.all([MOVES[one](here), MOVES[other](here)])
        const legal = [after(after(facts, one), other), after(after(facts, other), one)]
        const now = await readState(here)
        const match = legal.find(
          ({ state, contract }) => state === now.state && runningOrClosed(contract) === runningOrClosed(now.contract),
        )
        expect([one, other, match?.state ?? 'none of the orders']).toEqual([one, other, now.state])
        facts = match!
        expect(CONTRACT_STATES).toContain(now.contract)
        expect(now.terms).toBe(now.state === 'renewed' ? 2 : 1)
      }
      const { signatures } = (await here.layla.call(talentContractsContract.read, { params: { id: here.id } })).body
        .data
      expect(chainFaults(signatures, sha256)).toEqual([])
      expect(signatures).toHaveLength(facts.state === 'renewed' ? 3 : 2)
    }),
    { numRuns: Math.ceil(PAIRS / MAX_MOVES), endOnFailure: true },
  )
}, 120_000)
