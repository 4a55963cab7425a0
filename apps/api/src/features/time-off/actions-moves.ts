import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { TimeOffEvent, TimeOffState } from '@fareeq/domain/time-off/states.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { contractById } from '../contracts/queries.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { type TimeOffFacts, timeOffNews } from './emails.ts'
import { moveTimeOff, timeOffOf } from './queries.ts'
import type { ContractRow } from '../contracts/rows.ts'

const SYSTEM = { kind: 'system' } as const

/** Open pages of both sides and of staff refetch. */
async function publishChange({ db, platform: { events } }: ActionContext, contract: ContractRow): Promise<void> {
  for (const userId of [contract.talent_id, ...(await colleagueIds(db, contract.client_id))])
    await events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, events, 'contract.changed', { id: contract.id })
}

/** What is told to whom. What lapses with the contract is told by the contract. */
async function notifySide(ctx: ActionContext, contract: ContractRow, event: TimeOffEvent | 'ask', facts: TimeOffFacts) {
  const notice = timeOffNews(event, facts)
  const { userId, path } =
    notice.side === 'talent'
      ? { userId: contract.talent_id, path: pathTo('talentContract', { id: contract.id }) }
      : { userId: contract.client_id, path: pathTo('clientContract', { id: contract.id }) }
  await notify(ctx, userId, { kind: 'contracts', path, news: notice.news, urgent: true })
}

export async function publishAsked(
  ctx: ActionContext,
  contract: ContractRow,
  timeOff: Pick<TimeOffFacts, 'kind' | 'first_day' | 'last_day' | 'days'> & { note: string | null },
): Promise<void> {
  const actor = { kind: 'talent', id: contract.talent_id } as const
  await audit(ctx.db, { actor, action: 'time_off.asked', subject: { kind: 'contract', id: contract.id } })
  await publishChange(ctx, contract)
  const { talent_name: talent, company } = contract
  await notifySide(ctx, contract, 'ask', { ...timeOff, talent, company, reason: timeOff.note })
}

type Move = { event: TimeOffEvent; actor: Actor; reason?: string | null; isTold?: boolean }

/** Moves it by its life, with its audit entry, events and notifications. */
export async function move(
  ctx: ActionContext,
  row: { id: string; contract_id: string; state: TimeOffState },
  { event, actor, reason = null, isTold = true }: Move,
): Promise<TimeOffState | null> {
  const { db, now } = ctx
  const to = await moveTimeOff(db, row, event, reason, now)
  if (!to) return null
  await audit(db, { actor, action: `time_off.${to}`, subject: { kind: 'contract', id: row.contract_id } })
  const contract = await contractById(db, row.contract_id, 'ar')
  if (!contract) return to
  await publishChange(ctx, contract)
  const timeOff = (await timeOffOf(db, row.contract_id, 'ar')).find(({ id }) => id === row.id)
  const { talent_name: talent, company } = contract
  if (timeOff && isTold) await notifySide(ctx, contract, event, { ...timeOff, talent, company, reason })
  return to
}

export const lapse = (ctx: ActionContext, row: Parameters<typeof move>[1], isTold: boolean) =>
  move(ctx, row, { event: 'lapse', actor: SYSTEM, isTold })
