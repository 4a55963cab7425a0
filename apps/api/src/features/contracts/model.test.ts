// Model-based test: random walks of both parties, staff and the clock over a contract, its renewals and its months.
import { chainFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import { CLOSED, RUNNING, VISIBLE_STATES } from '@fareeq/domain/contracts/states.ts'
import { STANDING_ENDINGS } from '@fareeq/domain/contracts/states-endings.ts'
import { talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { OPEN } from '@fareeq/domain/renewals/states.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { after, likelyMoves } from '../../testing/contract-model.ts'
import {
  NAMES,
  type Name,
  type World,
  contractWorld,
  factsIn,
  move,
  rowsOf,
  wait,
} from '../../testing/contract-moves.ts'
import { freshStory } from '../../testing/story.ts'
import { sha256 } from './actions-documents.ts'

const WALKS = Number(process.env['FAREEQ_WALKS'] ?? 3)
const story = await freshStory()

type Sums = Record<
  'twice' | 'running' | 'outside' | 'unbalanced' | 'receivable' | 'credit' | 'payable' | 'open_renewals' | 'other_ends',
  number
>

/** Each of these is zero, or at most one, whatever happened. */
const sums = () =>
  story.db.one<Sums>(sql`
    with settled as (
      select total - (select coalesce(sum(credit_notes.total), 0) from credit_notes where invoice_id = invoices.id) as due,
        (select coalesce(sum(amount), 0) from invoice_payments where invoice_id = invoices.id) as received
      from invoices where number is not null),
    balances as (select account, sum(amount) as amount from ledger_postings group by account)
    select
      (select count(*)::int from (
        select from invoice_lines where kind = 'salary' and not taken_back group by contract_id, term, month having count(*) > 1) as lines)
        as twice,
      (select coalesce(max(count), 0)::int from (
        select count(*) from contracts where state = any(${RUNNING}) group by project_id, talent_id) as pairs) as running,
      (select count(*)::int from invoice_lines join contract_terms using (contract_id, term)
          join contracts on contracts.id = contract_id
        where from_day < start_day or to_day > end_day or to_day > early_end or to_char(from_day, 'YYYY-MM') <> month
          or to_char(to_day, 'YYYY-MM') <> month) as outside,
      (select coalesce(sum(amount), 0)::int8 from balances) as unbalanced,
      (select coalesce(sum(greatest(0, due - received)), 0) from settled)::int8
        - coalesce((select amount from balances where account = 'receivable'), 0)::int8 as receivable,
      (select coalesce(sum(greatest(0, received - due)), 0) from settled)::int8
        + coalesce((select amount from balances where account = 'client_credit'), 0)::int8 as credit,
      (select coalesce(sum(net), 0) from payouts where state in ('due', 'held'))::int8
        + coalesce((select amount from balances where account = 'talent_payable'), 0)::int8 as payable,
      (select count(*)::int from contracts where early_end is distinct from (
        select last_day from contract_endings
        where contract_id = contracts.id and contract_endings.state in (${sql.literals(STANDING_ENDINGS)}))) as other_ends,
      (select count(*)::int from contract_renewals join contracts on contracts.id = contract_id
        where contract_renewals.state = any(${OPEN}) and contracts.state = any(${CLOSED})) as open_renewals`)

/** What was promised to a talent comes on that day or before it; never later. */
async function checkPromises(promised: Map<string, string>) {
  const rows = await story.db.rows<{ id: string; due_day: string }>(sql`select id, due_day::text from payouts`)
  for (const { id, due_day } of rows) {
    expect([id, due_day <= (promised.get(id) ?? due_day)]).toEqual([id, true])
    promised.set(id, promised.get(id) ?? due_day)
  }
}

async function check(promised: Map<string, string>) {
  const { running, ...zeros } = await sums()
  expect(running).toBeLessThanOrEqual(1)
  expect(zeros).toEqual(Object.fromEntries(Object.keys(zeros).map((name) => [name, 0])))
  await checkPromises(promised)
}

/** Moves that lead to a signed contract, so that most random sequences reach one; the other moves are random. */
const BEGIN = ['prepare', 'send', 'sign_by_talent', 'sign_by_client', 'night'] as const

const step = fc.record({
  pick: fc.nat(10_000),
  /** Also what cannot be done now, which must change nothing. */
  isWild: fc.constantFrom(true, false, false, false),
  days: fc.constantFrom(0, 0, 1, 9, 20),
  share: fc.constantFrom(0.5, 1, 1.5),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
const chooseMove = async (here: World, { pick, isWild }: Step) => {
  const names = isWild ? NAMES : likelyMoves(await factsIn(here), story.now())
  return names[pick % names.length] ?? 'night'
}

async function take(here: World, name: Name, share: number) {
  const before = await factsIn(here)
  await move(here, name, share)
  const now = await factsIn(here)
  const expected = after(before, name, story.now())
  expect([name, now]).toEqual([name, { ...expected, start: now.start, end: now.end, given_at: now.given_at }])
  // A contract that is over stays as it was: no new term, and no other last day.
  if (before.state && CLOSED.includes(before.state)) expect([name, now]).toEqual([name, before])
  return now
}

test(`${WALKS} random walks: a contract is where its table leads, and no month is billed, promised or booked wrongly`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 0, 0, 1, 2, 3),
      fc.array(step, { minLength: 10, maxLength: 22 }),
      async (begin, steps) => {
        const here = await contractWorld(story)
        const promised = new Map<string, string>()
        /** A draft that is discarded was never shown to the talent. */
        let wasSent = false
        const go = async (name: Name, share: number) => {
          const { state } = await take(here, name, share)
          wasSent ||= state !== null && VISIBLE_STATES.includes(state) && !CLOSED.includes(state)
        }
        for (const name of begin === 0 ? BEGIN : BEGIN.slice(0, begin)) await go(name, 1)
        for (const one of steps) {
          wait(story, one.days)
          await go(await chooseMove(here, one), one.share)
          await check(promised)
        }
        await take(here, 'night', 1)
        await check(promised)
        const rows = await rowsOf(here)
        // What was taken back is a draft again, which no side sees.
        if (!rows?.state || !wasSent || !VISIBLE_STATES.includes(rows.state)) return
        const { signatures } = (await here.layla.call(talentContractsContract.read, { params: { id: rows.id } })).body
          .data
        expect(chainFaults(signatures, sha256)).toEqual([])
        if (rows.terms > 1) expect(signatures).toHaveLength(rows.terms + 1)
      },
    ),
    { numRuns: WALKS, endOnFailure: true },
  )
}, 240_000)
