import type {
  clientEndingsContract as client,
  endingsOpsContract as ops,
  talentEndingsContract as talent,
} from '@fareeq/domain/contracts/contract-endings.ts'
import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import type { EndReason, EndingKind } from '@fareeq/domain/contracts/limits.ts'
import {
  type Side,
  endFault,
  isAcknowledgeable,
  isWithdrawable,
  replacementFault,
} from '@fareeq/domain/contracts/rules-endings.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf } from '../../platform/audit.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { type NoticeEvent, notifyOfEnding, publishEnding } from './actions-endings-notifying.ts'
import { trialDays } from './actions-endings-reading.ts'
import { askForSomebodyElse } from './actions-replacing.ts'
import { readForStaff } from './actions-ops.ts'
import { readForClient, readForTalent } from './actions-reading.ts'
import { endingsOf, insertEnding, moveEnding, saveEarlyEnd } from './queries-endings.ts'
import { contractById, contractFor, lockContract } from './queries.ts'
import type { ContractRow, EndingRow } from './rows.ts'

type Party = RequestContext<Client> | RequestContext<Talent>
type Caller = Party | RequestContext<Staff>

/** The contract of a party, or any for staff, which nobody else moves until the transaction ends. */
async function lockForEnding({ db, viewer, lang }: Caller, id: string): Promise<ContractRow> {
  const find = () => (viewer.kind === 'staff' ? contractById(db, id, lang) : contractFor(db, viewer, id, lang))
  if (!(await find()) || !(await lockContract(db, id))) throw new Refusal(platformErrors.not_found)
  const contract = await find()
  if (!contract) throw new Refusal(platformErrors.not_found)
  return contract
}

const EVENTS = { notice: 'give', replacement: 'replace', buyout: 'buy_out' } as const satisfies Readonly<
  Record<EndingKind, NoticeEvent>
>

type NewEnding = {
  kind: EndingKind
  side: Side
  last_day: string
  reason: EndReason
  words?: string | undefined
}

/** Each kind has days of its own. */
function faultOf({ platform, now }: ActionContext, contract: ContractRow, { kind, last_day }: NewEnding) {
  const { first_day: start, end_day: end, notice_days } = contract
  const facts = { today: riyadhDay(now), start, end, trial_days: trialDays(platform, contract) }
  switch (kind) {
    case 'notice':
      return endFault(last_day, { ...facts, notice_days })
    case 'buyout':
      return endFault(last_day, { ...facts, notice_days: 0 })
    case 'replacement':
      return replacementFault(last_day, facts)
  }
}

type SavedEnding = Omit<NewEnding, 'side' | 'words'> & { id: string; words: string | null }

/** By a side, or for it; a day that is not possible is refused. */
export const endContract = <Ctx extends Caller>(
  ctx: Ctx,
  id: string,
  added: NewEnding,
  also?: (ctx: Ctx, contract: ContractRow, ending: SavedEnding) => Promise<void>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, lang, now } = ctx
    const contract = await lockForEnding(ctx, id)
    if (!factsOf(contract.state).is_running) throw new Refusal(contractErrors.contract_not_running)
    const fault = faultOf(ctx, contract, added)
    if (fault) {
      const values = { ...fault.values, day: formatDay(fault.values.day, lang) }
      throw new Refusal(contractErrors[fault.code], { field: 'last_day', values })
    }
    const { kind, side, last_day, reason, words } = added
    const ending = { id: newId(now), contract_id: id, kind, given_by: side, last_day, reason, words: words || null }
    if (!(await insertEnding(db, ending, now))) throw new Refusal(contractErrors.notice_given)
    await saveEarlyEnd(db, id, last_day, now)
    const event = EVENTS[kind]
    await publishEnding(ctx, contract, event, actorOf(viewer))
    await platform.domainEvents.emit(ctx, 'contract.notice-given', { contractId: id, lastDay: last_day })
    await also?.(ctx, contract, ending)
    await notifyOfEnding(ctx, contract, event, ending)
  })

async function standingEnding({ db }: Caller, contract: ContractRow): Promise<EndingRow> {
  const [ending] = await endingsOf(db, [contract.id])
  if (!ending || !factsOf(contract.state).is_running) throw new Refusal(contractErrors.notice_settled)
  return ending
}

/** By the side that gave it, or by staff on its behalf. */
const withdrawNotice = (ctx: Caller, id: string, side: Side | null) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const contract = await lockForEnding(ctx, id)
    const ending = await standingEnding(ctx, contract)
    const isTheirs = side === null || ending.given_by === side
    if (!isTheirs || !isWithdrawable(ending, now) || !(await moveEnding(db, ending, 'withdraw', now)))
      throw new Refusal(contractErrors.notice_settled)
    await saveEarlyEnd(db, id, null, now)
    await publishEnding(ctx, contract, 'withdraw', actorOf(viewer))
    await platform.domainEvents.emit(ctx, 'contract.notice-withdrawn', { contractId: id })
    await notifyOfEnding(ctx, contract, 'withdraw', ending)
  })

/** By the other side. */
const acknowledgeNotice = (ctx: Party, id: string, side: Side) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const contract = await lockForEnding(ctx, id)
    const ending = await standingEnding(ctx, contract)
    const isTheirs = ending.given_by !== side
    if (!isTheirs || !isAcknowledgeable(ending) || !(await moveEnding(db, ending, 'acknowledge', now)))
      throw new Refusal(contractErrors.notice_settled)
    await publishEnding(ctx, contract, 'acknowledge', actorOf(viewer))
    await notifyOfEnding(ctx, contract, 'acknowledge', ending)
  })

export async function giveByTalent(ctx: RequestContext<Talent>, id: string, body: BodyOf<(typeof talent)['give']>) {
  await endContract(ctx, id, { kind: 'notice', side: 'talent', ...body })
  return readForTalent(ctx, id)
}
export async function giveByClient(ctx: RequestContext<Client>, id: string, body: BodyOf<(typeof client)['give']>) {
  await endContract(ctx, id, { kind: 'notice', side: 'client', ...body })
  return readForClient(ctx, id)
}
export async function giveByStaff(ctx: RequestContext<Staff>, id: string, body: BodyOf<(typeof ops)['give']>) {
  await endContract(ctx, id, { kind: 'notice', ...body })
  return readForStaff(ctx, id)
}

export async function replaceByClient(
  ctx: RequestContext<Client>,
  id: string,
  body: BodyOf<(typeof client)['replace']>,
) {
  await endContract(ctx, id, { kind: 'replacement', side: 'client', ...body }, askForSomebodyElse)
  return readForClient(ctx, id)
}

export async function withdrawByTalent(ctx: RequestContext<Talent>, id: string) {
  await withdrawNotice(ctx, id, 'talent')
  return readForTalent(ctx, id)
}
export async function withdrawByClient(ctx: RequestContext<Client>, id: string) {
  await withdrawNotice(ctx, id, 'client')
  return readForClient(ctx, id)
}
export async function withdrawByStaff(ctx: RequestContext<Staff>, id: string) {
  await withdrawNotice(ctx, id, null)
  return readForStaff(ctx, id)
}

export async function acknowledgeByTalent(ctx: RequestContext<Talent>, id: string) {
  await acknowledgeNotice(ctx, id, 'talent')
  return readForTalent(ctx, id)
}
export async function acknowledgeByClient(ctx: RequestContext<Client>, id: string) {
  await acknowledgeNotice(ctx, id, 'client')
  return readForClient(ctx, id)
}
