// What both parties, staff and the clock do with a contract, its renewal and its money, for the model-based test.
import { randomUUID } from 'node:crypto'
import { contractsOpsContract as contracts } from '@fareeq/domain/contracts/contract-ops.ts'
import {
  clientEndingsContract as clientEndings,
  talentEndingsContract as talentEndings,
} from '@fareeq/domain/contracts/contract-endings.ts'
import type { BuyoutState } from '@fareeq/domain/buyouts/states.ts'
import type { EndingKind } from '@fareeq/domain/contracts/limits.ts'
import { type EndingState, STANDING_ENDINGS } from '@fareeq/domain/contracts/states-endings.ts'
import type { ContractState } from '@fareeq/domain/contracts/states.ts'
import {
  buyoutsOpsContract as buyoutsOps,
  clientBuyoutsContract as buyouts,
  talentBuyoutsContract as talentBuyouts,
} from '@fareeq/domain/buyouts/contract.ts'
import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { payoutsOpsContract as payouts } from '@fareeq/domain/payouts/contract-ops.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import {
  clientRenewalsContract as clients,
  renewalsOpsContract as renewals,
  talentRenewalsContract as talents,
} from '@fareeq/domain/renewals/contract.ts'
import type { RenewalState } from '@fareeq/domain/renewals/states.ts'
import { followBuyouts } from '../features/buyouts/actions-clock.ts'
import { followContracts } from '../features/contracts/actions-clock.ts'
import { followInvoices } from '../features/invoices/actions-clock.ts'
import { billMonth } from '../features/invoices/actions-months.ts'
import { recordPayment, recordRefund } from '../features/invoices/actions-settling.ts'
import { followPayouts } from '../features/payouts/actions-clock.ts'
import { followRenewals } from '../features/renewals/actions-clock.ts'
import { releaseWaiting } from './approvals.ts'
import { sql } from '../platform/db/sql.ts'
import { type Deal, accepted, draftOf, signed } from './contracts.ts'
import type { Person, Story } from './story.ts'

export type World = Deal & { story: Story; finance: Person }
/** What the model knows: the state of the contract, the last day of its term, and its newest renewal. */
export type MoveFacts = {
  state: ContractState | null
  /** The first day of all its terms. */
  start: string
  end: string
  terms: number
  renewal: RenewalState | null
  /** The term that the renewal is about. */
  next: number
  /** The end that stands, of which kind, the day on which it ends the contract, and when it was given. */
  ending: EndingState | null
  kind: EndingKind | null
  last_day: string | null
  given_at: Date | null
  /** The last buyout that the company asked for: its day, until when it is answered, and when it was. */
  buyout: BuyoutState | null
  buyout_day: string | null
  expires_at: Date | null
  answered_at: Date | null
}
type Rows = MoveFacts & { id: string; renewal_id: string | null; buyout_id: string | null }

export async function contractWorld(story: Story): Promise<World> {
  await story.reset()
  const world = { ...(await accepted(story)), story, finance: await story.staff(['finance']) }
  const iban = 'SA0380000000608010167519'
  await world.layla.call(talentPayoutsContract.saveDetails, {
    body: { country: 'SA', method: 'bank', holder: 'Layla', iban },
  })
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '3 years'`)
  return world
}

export const rowsOf = ({ story }: World) =>
  story.db.row<Rows>(sql`
    select contracts.id, contracts.state, end_day::text as end, contracts.term as terms, renewal.id as renewal_id,
      renewal.state as renewal, coalesce(renewal.term, 0) as next, contract_endings.state as ending,
      contract_endings.last_day::text, contract_endings.kind, given_at,
      (select start_day::text from contract_terms where contract_id = contracts.id and term = 1) as start,
      last_buyout.id as buyout_id, last_buyout.state as buyout, last_buyout.last_day::text as buyout_day,
      last_buyout.expires_at, last_buyout.answered_at
    from contracts join contract_terms on contract_id = contracts.id and contract_terms.term = contracts.term
      left join lateral (
        select id, state, term from contract_renewals where contract_id = contracts.id order by term desc limit 1
      ) as renewal on true
      left join lateral (
        select * from buyouts where contract_id = contracts.id order by asked_at desc, id desc limit 1
      ) as last_buyout on true
      left join contract_endings on contract_endings.contract_id = contracts.id
        and contract_endings.state in (${sql.literals(STANDING_ENDINGS)})`)

const NO_CONTRACT: MoveFacts = {
  state: null,
  start: '',
  end: '',
  terms: 0,
  renewal: null,
  next: 0,
  ending: null,
  kind: null,
  last_day: null,
  given_at: null,
  buyout: null,
  buyout_day: null,
  expires_at: null,
  answered_at: null,
}
export async function factsIn(world: World): Promise<MoveFacts> {
  const rows = (await rowsOf(world)) ?? { id: '', renewal_id: null, buyout_id: null, ...NO_CONTRACT }
  const { id: _, renewal_id: __, buyout_id: ___, ...facts } = rows
  return facts
}

/** The current document, the code of the newest mail, and one's name. */
async function acceptRenewal({ story, layla }: World, id: string) {
  const params = { id }
  await layla.call(talents.sendCode, { params })
  const subjects = (await story.outbox(layla.email)).map(({ subject }) => subject ?? '')
  const [code = '0000'] = subjects.flatMap((subject) => /: (\d{4})$/.exec(subject)?.[1] ?? [])
  const { document_hash = '' } = (await layla.call(talents.document, { params })).body.data ?? {}
  const signature = `${layla.user.first_name} ${layla.user.last_name}`
  await layla.call(talents.accept, { params, body: { signature, code, document_hash } })
}

/** One who is not asked to sign has no text to read. */
const sign = async (world: World, who: 'layla' | 'khalid', id: string) => {
  try {
    await signed(world.story, world[who], id)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
}

async function night({ story }: World) {
  await followContracts(story.work())
  await followRenewals(story.work())
  await billMonth(story.work())
  await followInvoices(story.work())
  await followPayouts(story.work())
  await followBuyouts(story.work())
}

const REQUESTED_TERMS = {
  type: 'hybrid',
  duration: 2,
  availability: 'full_time',
  raise: { yes: true, price: 250 },
} as const

/** Days from the day on which the company asks. */
export const REPLACED_IN = 3
export const TAKEN_OVER_IN = 5

type Ids = Record<'id' | 'renewal' | 'invoice' | 'buyout', string>
type Move = (world: World, ids: Ids, share: number) => Promise<unknown>

/** Money that came in for the newest invoice, or went back. */
const money =
  (record: typeof recordPayment | typeof recordRefund): Move =>
  async ({ story }, { invoice }, share) => {
    const row = await story.db.row<{ total: number }>(sql`select total from invoices where id = ${invoice}`)
    const amount = Math.round((row?.total ?? 0) * share)
    const [id, now] = [randomUUID(), story.now()]
    const about = { invoiceId: invoice, paymentId: id, refundId: id, amount, day: riyadhDay(now) }
    // A refund above what came in is refused, and a draft cannot be paid.
    await story.db
      .transaction((db) => record({ db, platform: story.app.platform, now }, about))
      .catch((error: Error) => error)
  }

/** What each side, staff and the clock do. */
export const MOVES = {
  prepare: (world) =>
    world.operations.call(contracts.prepare, { body: { ...draftOf(world.story, world, 2), months: 2 } }),
  send: ({ manager }, { id }) => manager.call(contracts.send, { params: { id } }),
  take_back: ({ manager }, { id }) => manager.call(contracts.takeBack, { params: { id }, body: { reason: 'Wrong' } }),
  sign_by_talent: (world, { id }) => sign(world, 'layla', id),
  sign_by_client: (world, { id }) => sign(world, 'khalid', id),
  terminate: ({ operations }, { id }) =>
    operations.call(contracts.terminate, { params: { id }, body: { reason: 'Stopped' } }),
  give_notice: ({ khalid, story }, { id }) => {
    const last_day = daysAfter(riyadhDay(story.now()), 30)
    return khalid.call(clientEndings.give, { params: { id }, body: { last_day, reason: 'budget' } })
  },
  withdraw_notice: ({ khalid }, { id }) => khalid.call(clientEndings.withdraw, { params: { id } }),
  replace: ({ khalid, story }, { id }) => {
    const last_day = daysAfter(riyadhDay(story.now()), REPLACED_IN)
    return khalid.call(clientEndings.replace, { params: { id }, body: { last_day, reason: 'skills' } })
  },
  ask_buyout: async ({ khalid, story }, { id }) => {
    const last_day = daysAfter(riyadhDay(story.now()), TAKEN_OVER_IN)
    const price = (await khalid.call(buyouts.read, { params: { id } })).body.data
    return khalid.call(buyouts.ask, { params: { id }, body: { last_day, fee: price?.fee ?? 0 } })
  },
  consent_to_buyout: ({ layla }, { buyout }) => layla.call(talentBuyouts.consent, { params: { id: buyout } }),
  decline_buyout: ({ layla }, { buyout }) =>
    layla.call(talentBuyouts.decline, { params: { id: buyout }, body: { reason: 'stay' } }),
  withdraw_buyout: ({ khalid }, { buyout }) => khalid.call(buyouts.withdraw, { params: { id: buyout } }),
  refuse_buyout: ({ operations }, { buyout }) =>
    operations.call(buyoutsOps.refuse, { params: { id: buyout }, body: { refusal: 'No' } }),
  approve_buyout: async ({ operations }, { id }) => {
    const price = (await operations.call(buyoutsOps.ofContract, { params: { id } })).body.data
    return operations.call(buyoutsOps.approve, { params: { id }, body: { fee: price?.asked?.fee ?? 0 } })
  },
  acknowledge_notice: ({ layla }, { id }) => layla.call(talentEndings.acknowledge, { params: { id } }),
  night,
  renew: ({ khalid }, { renewal }) => khalid.call(clients.renew, { body: { ids: [renewal], duration: 1 } }),
  change_terms: ({ khalid }, { renewal }) =>
    khalid.call(clients.changeTerms, { params: { id: renewal }, body: REQUESTED_TERMS }),
  reject_by_client: ({ khalid }, { renewal }) =>
    khalid.call(clients.reject, { body: { ids: [renewal], reason: 'No' } }),
  approve: ({ operations }, { renewal }) => operations.call(renewals.approve, { params: { id: renewal }, body: {} }),
  refuse: ({ operations }, { renewal }) =>
    operations.call(renewals.refuse, { params: { id: renewal }, body: { note: 'No' } }),
  accept: (world, { renewal }) => acceptRenewal(world, renewal),
  counter: ({ layla }, { renewal }) =>
    layla.call(talents.counter, { params: { id: renewal }, body: { raise: { yes: true, price: 100 } } }),
  reject_by_talent: ({ layla }, { renewal }) =>
    layla.call(talents.reject, { params: { id: renewal }, body: { reason: 'Another offer' } }),
  pay: money(recordPayment),
  refund: money(recordRefund),
  credit: async ({ finance, story }, { invoice }, share) => {
    const lines = await story.db.rows<{ id: string; total: number }>(sql`
      select id, net + wht + fee as total from invoice_lines where invoice_id = ${invoice} order by place limit 1`)
    const body = {
      reason: 'Less was worked',
      lines: lines.map(({ id, total }) => ({ line_id: id, amount: Math.min(total, Math.ceil(total * share)) })),
    }
    return finance.call(invoices.credit, { params: { id: invoice }, body })
  },
  void: ({ finance }, { invoice }) => finance.call(invoices.void, { params: { id: invoice }, body: { reason: 'No' } }),
  bill_again: async ({ finance, story }) => {
    const rows = await story.db.rows<{ id: string }>(sql`select id from invoices where number is not null order by id`)
    for (const { id } of rows) await finance.call(invoices.billAgain, { params: { id } })
  },
  issue: async ({ finance, story }) => {
    const rows = await story.db.rows<{ id: string }>(sql`select id from invoices where state = 'draft' order by id`)
    for (const { id } of rows) await finance.call(invoices.issue, { params: { id } })
  },
  pay_talents: async ({ finance, story }) => {
    const { data } = (await finance.call(payouts.list, { query: { state: 'due' } })).body
    const ids = data.map(({ id }: { id: string }) => id)
    if (ids.length === 0) return
    const { batch } = (await finance.call(batches.choose, { body: { ids } })).body.data
    if (!batch) return
    await releaseWaiting(story)
    await finance.call(batches.pay, { params: { id: batch.id }, body: { day: riyadhDay(story.now()) } })
  },
} satisfies Record<string, Move>
export type Name = keyof typeof MOVES
export const NAMES = Object.keys(MOVES) as Name[]

export async function move(world: World, name: Name, share: number): Promise<void> {
  const rows = await rowsOf(world)
  const newest = await world.story.db.row<{ id: string }>(sql`select id from invoices order by id desc limit 1`)
  const nobody = '00000000-0000-7000-8000-000000000000'
  const ids = {
    id: rows?.id ?? nobody,
    renewal: rows?.renewal_id ?? nobody,
    invoice: newest?.id ?? nobody,
    buyout: rows?.buyout_id ?? nobody,
  }
  await MOVES[name](world, ids, share)
}

export const wait = (story: Story, days: number) => story.advance(days * DAY + 120_000)
