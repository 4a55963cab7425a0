import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import type { companyActsContract } from '@fareeq/domain/companies/contract-acts.ts'
import { companyErrors } from '@fareeq/domain/companies/errors.ts'
import type { Act } from '@fareeq/domain/kernel/permissions/acts.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { notifyAlways } from '../notifications/actions-always.ts'
import { addEntry } from '../notifications/actions.ts'
import { openImpersonation } from '../staff/actions-impersonations.ts'
import { actNews, actingNews } from './emails-acting.ts'
import { actingSessions, activeMember, actorsOf, actsOf, insertAct, ownActs, ownManager } from './queries-acts.ts'
import { lockCompany } from './queries.ts'
import type { ActRow } from './rows.ts'

const PAGE = 10
const LOG = pathTo('settings', {}, { tab: 'data' })

/** Only for the company one looks after, in the name of somebody who could do it there. */
export const beginActing = (
  ctx: RequestContext<Staff>,
  id: string,
  { user_id, reason }: BodyOf<(typeof companyActsContract)['begin']>,
  userAgent: string | undefined,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const company = await lockCompany(db, viewer, id, now)
    const member = company && (await activeMember(db, viewer, id, user_id, lang))
    if (!member) throw new Refusal(platformErrors.not_found)
    if (company.manager_id !== viewer.staffId) throw new Refusal(companyErrors.not_account_manager)
    if (!may({ kind: 'client', role: member.role }, 'requests.write'))
      throw new Refusal(companyErrors.member_may_not, { values: { name: member.name } })
    const opened = await openImpersonation(ctx, { userId: user_id, reason, acts: true, userAgent })
    const impersonationId = opened.data.id
    await insertAct(db, { id: newId(now), organisationId: id, impersonationId, act: null, subjectId: null }, now)
    const subject = { kind: 'organisation', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'company.acting_begun', subject, details: { reason } })
    const { by, recipients } = await actorsOf(db, impersonationId)
    const news = (lang: Lang) => actingNews(lang, { by, reason })
    for (const userId of recipients) await notifyAlways(ctx, userId, { path: LOG, news })
    return opened
  })

type Acted = { impersonationId: string; act: Act; subjectId: string | null }

/** In the transaction of the act: a line in the company's log, and a notice in its centre. */
export async function noteAct(ctx: ActionContext, { impersonationId, act, subjectId }: Acted): Promise<void> {
  const { db, now } = ctx
  const { organisation_id: organisationId, by, recipients } = await actorsOf(db, impersonationId)
  if (!(await insertAct(db, { id: newId(now), organisationId, impersonationId, act, subjectId }, now))) return
  const title = (lang: Lang) => actNews(lang, act, by)
  for (const userId of recipients)
    await addEntry(ctx, userId, { kind: 'account', path: LOG, title, deliveries: [], messageId: null })
}

/** Ends the impersonations of a former account manager. */
export async function endActing(
  { db, platform: { sessions }, now }: ActionContext,
  organisationId: string,
): Promise<void> {
  for (const { id } of await actingSessions(db, organisationId)) await sessions.end(db, id, now)
}

export async function readManager({ db, viewer, lang }: RequestContext<Client>) {
  const manager = await ownManager(db, viewer)
  return { data: manager ? { ...manager, name: staffNameFor(manager.name, lang) } : null }
}

export async function readActs({ db, viewer, lang }: RequestContext<Client>, before: string | undefined) {
  const rows = await ownActs(db, viewer, lang, { before, limit: PAGE })
  return toActs(rows.map((row) => ({ ...row, by: staffNameFor(row.by, lang) })))
}

export async function readActsOf({ db, viewer, lang }: RequestContext<Staff>, id: string, before: string | undefined) {
  return toActs(await actsOf(db, viewer, id, lang, { before, limit: PAGE }))
}

function toActs(rows: readonly ActRow[]) {
  const { page, next_cursor } = cutPage(rows, PAGE)
  return { data: page.map((row) => ({ ...row, at: row.at.toISOString() })), meta: { more: next_cursor !== null } }
}
