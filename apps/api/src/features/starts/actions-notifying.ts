import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { StartMove } from '@fareeq/domain/starts/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { Party } from './actions-reading.ts'
import { startItemNews, startPlanNews } from './emails.ts'
import { startOf } from './queries.ts'

const AUDITED = {
  tick: 'item_done',
  untick: 'item_opened',
  add: 'item_added',
  remove: 'item_removed',
  plan: 'planned',
} as const satisfies Readonly<Record<StartMove['move'], string>>

/** The audit entry; open pages of both sides and of staff refetch. */
export async function publishMove(
  { db, viewer, platform: { events } }: Party,
  { id, talent_id, client_id }: ContractRow,
  move: StartMove['move'],
): Promise<void> {
  await audit(db, { actor: actorOf(viewer), action: `start.${AUDITED[move]}`, subject: { kind: 'contract', id } })
  for (const userId of [talent_id, ...(await colleagueIds(db, client_id))])
    await events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, events, 'contract.changed', { id })
}

type Plan = { starts_at: Date; timezone: string; contact: string; isChange: boolean }
export async function notifyOfPlan(ctx: Party, contract: ContractRow, plan: Plan): Promise<void> {
  const path = pathTo('talentContract', { id: contract.id })
  const talent_timezone = (await startOf(ctx.db, contract.id))?.talent_timezone ?? null
  const news = startPlanNews({ company: contract.company, ...plan, talent_timezone })
  await notify(ctx, contract.talent_id, { kind: 'contracts', path, news, at: plan.starts_at })
}

export async function notifyOfItem(ctx: Party, contract: ContractRow, label: string): Promise<void> {
  const path = pathTo('talentContract', { id: contract.id })
  const news = startItemNews({ company: contract.company, label, first_day: contract.first_day })
  await notify(ctx, contract.talent_id, { kind: 'contracts', path, news })
}
