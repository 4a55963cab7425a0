import { answerBy, buyoutPrice, hasExpired, pausedUntil, takeoverWindow } from '@fareeq/domain/buyouts/rules.ts'
import type { AskedBuyout, Buyout, StaffBuyout, TalentBuyout } from '@fareeq/domain/buyouts/schema.ts'
import { type BuyoutEvent, isStanding, movesOf } from '@fareeq/domain/buyouts/states.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { ratesFor } from '@fareeq/domain/invoices/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { contractById, contractFor } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { billedOnce } from '../invoices/queries-companies.ts'
import { onceKey } from '../invoices/queries-lines.ts'
import { endedBuyout, lastBuyout } from './queries.ts'
import type { BuyoutRow } from './rows.ts'

export type Caller = RequestContext<Client> | RequestContext<Staff> | RequestContext<Talent>

/** The contract of a party, or any for staff; others get none. */
export async function contractOrThrow({ db, viewer, lang }: Caller, id: string): Promise<ContractRow> {
  const contract = viewer.kind === 'staff' ? await contractById(db, id, lang) : await contractFor(db, viewer, id, lang)
  if (!contract) throw new Refusal(platformErrors.not_found)
  return contract
}

export const buyoutLine = ({ id }: ContractRow) => ({ kind: 'buyout' as const, contract_id: id })
export const isBoughtOut = async ({ db }: Caller, contract: ContractRow): Promise<boolean> =>
  (await billedOnce(db, [buyoutLine(contract)])).has(onceKey(buyoutLine(contract)))

/** By the terms in force, with the tax of the country that invoices of the company go to. */
export async function priceOf({ db, platform, now }: Caller, contract: ContractRow) {
  const policies = platform.policies.at(now)
  const buyer = contract.organisation_id ? await buyerRow(db, contract.organisation_id) : undefined
  return buyoutPrice(contract, policies, ratesFor(buyer?.country ?? null, policies).vat_rate)
}

/** It runs, and nobody has ended it. */
export const isEndable = ({ state, ends_on, end_day }: ContractRow): boolean =>
  factsOf(state).is_running && ends_on === end_day

export const windowOf = ({ now }: Caller, { first_day: start, end_day: end }: ContractRow) => ({
  today: riyadhDay(now),
  start,
  end,
})

/** An answer that comes too late is none, whether or not the clock has been there. */
const mayMove = (
  { now }: Caller,
  { state, expires_at }: BuyoutRow,
  mover: 'talent' | 'client' | 'staff',
  event: BuyoutEvent,
) => movesOf(state, mover).includes(event) && !(event === 'consent' && hasExpired(expires_at, now))

const questionOf = (row: BuyoutRow) => ({
  id: row.id,
  state: row.state,
  last_day: row.last_day,
  message: row.message,
  asked_at: row.asked_at.toISOString(),
  answer_by: row.expires_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
})

const toAsked = (ctx: Caller, row: BuyoutRow): AskedBuyout => ({
  ...questionOf(row),
  fee: row.fee,
  due_at: ((movesOf(row.state, 'staff').length > 0 && row.due_at) || row.expires_at).toISOString(),
  can_withdraw: ctx.viewer.kind === 'client' && mayMove(ctx, row, 'client', 'withdraw'),
  can_approve: ctx.viewer.kind === 'staff' && mayMove(ctx, row, 'staff', 'approve'),
})

async function buyoutOf(ctx: Caller, contract: ContractRow): Promise<StaffBuyout | null> {
  const open = takeoverWindow(windowOf(ctx, contract))
  const row = await lastBuyout(ctx.db, contract.id)
  const isAsked = row !== undefined && isStanding(row.state)
  if ((!open && !isAsked) || !isEndable(contract) || (await isBoughtOut(ctx, contract))) return null
  const ended = isAsked ? await endedBuyout(ctx.db, contract.id) : row
  const { today, end } = windowOf(ctx, contract)
  return {
    ...(await priceOf(ctx, contract)),
    open: open ?? { from: end, to: end },
    asked: isAsked ? toAsked(ctx, row) : null,
    last: ended
      ? {
          state: ended.state,
          last_day: ended.last_day,
          ended_on: riyadhDay(ended.updated_at),
          refusal: ended.refusal,
        }
      : null,
    paused_until: isAsked ? null : pausedUntil(ended ?? null, today),
    decline_reason: ended?.decline_reason ?? null,
  }
}

export const readForStaff = async (ctx: RequestContext<Staff>, id: string): Promise<{ data: StaffBuyout | null }> => ({
  data: await buyoutOf(ctx, await contractOrThrow(ctx, id)),
})

export async function readForClient(ctx: RequestContext<Client>, id: string): Promise<{ data: Buyout | null }> {
  const buyout = await buyoutOf(ctx, await contractOrThrow(ctx, id))
  if (!buyout) return { data: null }
  const { decline_reason: _, ...theirs } = buyout
  return { data: theirs }
}

/** The last question, as long as the contract runs on or ends by it. */
export async function readForTalent(ctx: RequestContext<Talent>, id: string): Promise<{ data: TalentBuyout | null }> {
  const contract = await contractOrThrow(ctx, id)
  const row = await lastBuyout(ctx.db, id)
  if (!row || !factsOf(contract.state).is_running) return { data: null }
  return {
    data: {
      ...questionOf(row),
      company: contract.company,
      can_consent: mayMove(ctx, row, 'talent', 'consent'),
      can_decline: mayMove(ctx, row, 'talent', 'decline'),
    },
  }
}

/** Of an old ticket or a new question: by when the talent answers. */
export const expiryOf = ({ platform, now }: Pick<Caller, 'platform' | 'now'>, lastDay: string): Date =>
  answerBy(now, lastDay, platform.policies.at(now))
