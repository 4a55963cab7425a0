import type { BuyoutState } from '@fareeq/domain/buyouts/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { type BuyoutNewsEvent, buyoutNews } from './emails.ts'
import type { BuyoutRow } from './rows.ts'

/** Open pages of both sides and of staff refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, talent_id, client_id }: ContractRow,
): Promise<void> {
  for (const userId of [talent_id, ...(await colleagueIds(db, client_id))])
    await events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, events, 'contract.changed', { id })
}

type Words = Pick<BuyoutRow, 'last_day' | 'message' | 'expires_at' | 'refusal'>

/** Whoever has to know; what ends with the contract is told by the contract. */
export async function notifySides(
  ctx: ActionContext,
  contract: ContractRow,
  event: BuyoutNewsEvent,
  { last_day, message, expires_at, refusal }: Words,
): Promise<void> {
  const { id, number, talent_name: talent, company } = contract
  const facts = { number, talent, company, last_day, message, until: expires_at, refusal }
  const sides = [
    { userId: contract.talent_id, side: 'talent' as const, path: pathTo('talentContract', { id }) },
    { userId: contract.client_id, side: 'client' as const, path: pathTo('clientContract', { id }) },
  ]
  for (const { userId, side, path } of sides) {
    const news = buyoutNews(event, side, facts)
    if (news) await notify(ctx, userId, { kind: 'contracts', path, news, urgent: true })
  }
}

export const record = ({ db }: ActionContext, contractId: string, to: Exclude<BuyoutState, 'approved'>, actor: Actor) =>
  audit(db, { actor, action: `contract.buyout_${to}`, subject: { kind: 'contract', id: contractId } })
