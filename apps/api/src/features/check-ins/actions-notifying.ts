import type { CheckInSide } from '@fareeq/domain/check-ins/limits.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { managersOf } from '../contracts/queries-endings.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { askedNews, raisedMail } from './emails.ts'

/** Open pages of both sides and of staff refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, talent_id, client_id }: ContractRow,
): Promise<void> {
  for (const userId of [talent_id, ...(await colleagueIds(db, client_id))])
    await events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, events, 'contract.changed', { id })
}

export async function notifyOfQuestion(
  ctx: ActionContext,
  { id, talent_id, client_id, talent_name: talent, company }: ContractRow,
  side: CheckInSide,
  number: number,
): Promise<void> {
  const path = pathTo(side === 'talent' ? 'talentContract' : 'clientContract', { id })
  const news = askedNews(side, { talent, company, isFirst: number === 1 })
  await notify(ctx, side === 'talent' ? talent_id : client_id, { kind: 'contracts', path, news })
}

type Raised = { side: CheckInSide; words: string | null; due_at: Date }
/** Whoever of us looks after the company; the other side is not told. */
export async function notifyManagers(ctx: ActionContext, contract: ContractRow, raised: Raised): Promise<void> {
  const { db, platform } = ctx
  const { id, number, talent_name: talent, company } = contract
  for (const { email, name, lang } of await managersOf(db, id)) {
    await queueMessage(db, platform, {
      to: email,
      ...raisedMail(lang, { name, number, talent, company, ...raised }),
    })
  }
}
