import type { EndReason } from '@fareeq/domain/contracts/limits.ts'
import { type Side, withdrawableUntil } from '@fareeq/domain/contracts/rules-endings.ts'
import type { EndingEvent } from '@fareeq/domain/contracts/states-endings.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { endingNews, managerMail } from './emails-endings.ts'
import { managersOf } from './queries-endings.ts'
import { insertEvent } from './queries.ts'
import type { ContractRow } from './rows.ts'

export type NoticeEvent = 'give' | 'replace' | 'buy_out' | EndingEvent
const AUDITED = {
  give: 'notice_given',
  replace: 'replacement_asked',
  buy_out: 'bought_out',
  withdraw: 'notice_withdrawn',
  acknowledge: 'notice_acknowledged',
} as const

/** The line of its history, the audit entry, and the live events. */
export async function publishEnding(
  { db, platform: { events }, now }: ActionContext,
  { id, talent_id, client_id }: ContractRow,
  event: NoticeEvent,
  actor: Actor,
): Promise<void> {
  await insertEvent(db, id, { event: `${event}_notice`, actor, note: null }, now)
  await audit(db, { actor, action: `contract.${AUDITED[event]}`, subject: { kind: 'contract', id } })
  for (const userId of [talent_id, ...(await colleagueIds(db, client_id))])
    await events.publish(db, { userId, name: 'contract.changed' })
  await publishToStaff(db, events, 'contract.changed', { id })
}

type NoticeTerms = { given_by: Side; reason: EndReason; words: string | null; last_day: string }

/** Both sides by mail and notification; the account manager by mail, with the reason itself. */
export async function notifyOfEnding(
  ctx: ActionContext,
  contract: ContractRow,
  event: NoticeEvent,
  ending: NoticeTerms,
): Promise<void> {
  const { db, platform, now } = ctx
  const { id, number, talent_name: talent, company } = contract
  const facts = { number, talent, company, ...ending, until: withdrawableUntil(now) }
  const sides = [
    { userId: contract.talent_id, side: 'talent' as const, path: pathTo('talentContract', { id }) },
    { userId: contract.client_id, side: 'client' as const, path: pathTo('clientContract', { id }) },
  ]
  for (const { userId, side, path } of sides) {
    const news = endingNews(event, side, facts)
    if (news) await notify(ctx, userId, { kind: 'contracts', path, news, urgent: true })
  }
  for (const { email, name, lang } of await managersOf(db, id))
    await queueMessage(db, platform, { to: email, ...managerMail(lang, event, { ...facts, name }) })
}
