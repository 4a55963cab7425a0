import type { ProposedTerms } from '@fareeq/domain/contracts/schema.ts'
import { type ContractEvent, type ContractState, factsOf, isUnsigned } from '@fareeq/domain/contracts/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { askCompany } from './actions-parties.ts'
import { contractNews } from './emails.ts'
import { contractById, insertEvent, lockContractOf, moveContract } from './queries.ts'
import type { ContractRow, LockedContract } from './rows.ts'

/** Whoever knows what was agreed on before may refuse it. */
export async function propose(ctx: ActionContext, interviewId: string | null, terms: ProposedTerms): Promise<void> {
  if (interviewId) await ctx.platform.domainEvents.emit(ctx, 'contract.proposed', { interviewId, terms })
}

/** From here on somebody relies on its terms. */
const PROPOSING: readonly ContractEvent[] = ['send', 'sign_by_talent', 'sign_by_client']

type Move = {
  event: ContractEvent
  actor: Actor
  note: string | null
  also?: readonly Sql[]
  /** Another mail tells both sides. */
  isQuiet?: boolean
}

/** Moves a contract, with its audit entry, notifications to both sides and domain events. */
export async function move(
  ctx: ActionContext,
  contract: LockedContract,
  { event, actor, note, also = [], isQuiet = false }: Move,
): Promise<ContractState | null> {
  const { db, platform, now } = ctx
  if (PROPOSING.includes(event)) {
    const row = await contractById(db, contract.id, 'ar')
    if (row) await propose(ctx, row.interview_id, { ...row, start: row.start_day })
  }
  const isGivenUp = event === 'terminate' && isUnsigned(contract.state)
  const columns = [
    ...also,
    ...(note === null ? [] : [sql`reason = ${note}`]),
    // The interview is free for another contract.
    ...(isGivenUp ? [sql`interview_id = null`] : []),
  ]
  const to = await moveContract(db, contract.id, event, contract.state, now, columns)
  if (!to) return null
  await insertEvent(db, contract.id, { event, actor, note }, now)
  await audit(db, { actor, action: `contract.${to}`, subject: { kind: 'contract', id: contract.id } })
  for (const userId of [contract.talent_id, ...(await colleagueIds(db, contract.client_id))])
    await platform.events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, platform.events, 'contract.changed', { id: contract.id })
  const row = await contractById(db, contract.id, 'ar')
  // No notification about a draft that was given up: neither side has seen it.
  if (row && !isQuiet && (factsOf(contract.state).is_shown || event !== 'terminate'))
    await notifyParties(ctx, row, { from: contract.state, to, note })
  if (row && event === 'send') await askCompany(ctx, row)
  const [was, is] = [factsOf(contract.state).is_running, factsOf(to).is_running]
  const talentId = contract.talent_id
  if (row && is && !was) {
    const { project_id: projectId, months, start_day: startsOn, end_day: endsOn } = row
    const payload = { contractId: contract.id, talentId, projectId, months, startsOn, endsOn }
    await platform.domainEvents.emit(ctx, 'contract.begun', payload)
  } else if (was && !is) await platform.domainEvents.emit(ctx, 'contract.over', { contractId: contract.id, talentId })
  const { interview_id: interviewId } = contract
  if (isGivenUp && interviewId && factsOf(contract.state).is_shown)
    await platform.domainEvents.emit(ctx, 'contract.given-up', { interviewId, actor, reason: note })
  return to
}

/** Gives up what was made after an interview, with the offer it was made of; false where both have signed it. */
export async function giveUpContract(
  ctx: ActionContext,
  interviewId: string,
  { actor, note }: Pick<Move, 'actor' | 'note'>,
): Promise<boolean> {
  const contract = await lockContractOf(ctx.db, interviewId)
  if (!contract) return true
  if (!isUnsigned(contract.state)) return false
  await move(ctx, contract, { event: 'terminate', actor, note, isQuiet: true })
  return true
}

type Happened = { from: ContractState; to: ContractState; note: string | null }
async function notifyParties(ctx: ActionContext, row: ContractRow, { from, to, note }: Happened) {
  const facts = { number: row.number, talent: row.talent_name, company: row.company, reason: note, from }
  const parties = [
    { userId: row.talent_id, side: 'talent' as const, path: pathTo('talentContract', { id: row.id }) },
    { userId: row.client_id, side: 'client' as const, path: pathTo('clientContract', { id: row.id }) },
  ]
  for (const { userId, side, path } of parties) {
    const news = contractNews(to, side, facts)
    if (news) await notify(ctx, userId, { kind: 'contracts', path, news, urgent: true })
  }
}
