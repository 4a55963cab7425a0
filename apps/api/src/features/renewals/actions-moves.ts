import { type RenewalEvent, type RenewalState, waitsFor } from '@fareeq/domain/renewals/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { contractById, termsAt } from '../contracts/queries.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { settleTicket } from '../tickets/actions-rewriting.ts'
import { renewalNews } from './emails.ts'
import { moveRenewal, renewalFor } from './queries.ts'
import type { RenewalRow } from './rows.ts'

type Move = { event: RenewalEvent; actor: Actor; note: string | null; columns?: readonly Sql[]; isQuiet?: boolean }

/** Live events: open pages and counters refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) {
    await events.publish(db, { userId, name: 'renewal.changed' })
    await events.publish(db, { userId, name: 'counters.changed' })
  }
}

/** Moves a renewal, with its audit entry and notifications. */
export async function move(
  ctx: ActionContext,
  row: RenewalRow,
  { event, actor, note, columns = [], isQuiet = false }: Move,
): Promise<RenewalState | null> {
  const { db, platform, now } = ctx
  const to = await moveRenewal(db, row, event, now, columns)
  if (!to) return null
  await audit(db, { actor, action: `renewal.${to}`, subject: { kind: 'contract', id: row.contract_id } })
  // What was asked of operations is decided: its ticket is closed.
  if (waitsFor(row.state) === 'operations' && row.ticket_id) await settleTicket(ctx, row.ticket_id, actor)
  await publishToStaff(db, platform.events, 'contract.changed', { id: row.contract_id })
  const contract = await contractById(db, row.contract_id, 'ar')
  if (!contract) return to
  // The offer as it is saved now, and the last day of the term that ends.
  const offered = (await renewalFor(db, null, row.id))?.offered ?? null
  const end = (await termsAt(db, row.contract_id, row.term - 1))?.end_day ?? contract.end_day
  const facts = { number: contract.number, talent: contract.talent_name, company: contract.company, note, offered, end }
  const sides = [
    { userId: contract.talent_id, side: 'talent' as const, path: pathTo('talentRenewals') },
    { userId: contract.client_id, side: 'client' as const, path: pathTo('clientRenewals') },
  ]
  await publishChange(ctx, [contract.talent_id, ...(await colleagueIds(db, contract.client_id))])
  for (const { userId, side, path } of sides) {
    const news = renewalNews(to, side, facts, event)
    if (news && !isQuiet) await notify(ctx, userId, { kind: 'contracts', path, news, urgent: true })
  }
  return to
}
