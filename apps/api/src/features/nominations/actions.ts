import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import type { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { nominationErrors } from '@fareeq/domain/nominations/errors.ts'
import { clientMoves, hasExpired } from '@fareeq/domain/nominations/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { cutPage } from '../../platform/db/page.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Member } from '../../platform/session.ts'
import { userById } from '../accounts/queries.ts'
import { ownProject } from '../client-projects/queries.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { applyMove, publishChange } from './actions-moves.ts'
import { toNomination, toNominations } from './actions-reading.ts'
import { daysAskedMail } from './emails.ts'
import { recordEvent, saveMove, setOpened } from './queries-saving.ts'
import { concerningOf, countConcerning, lockOwn, nominationsOf, ownNomination } from './queries.ts'
import type { LockedNomination } from './rows.ts'

const orNotFound = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

/** Without the score, which a change does not need. */
const readOwn = async (ctx: RequestContext<Member>, id: string) =>
  toNomination(orNotFound(await ownNomination(ctx.db, ctx.viewer, id)), ctx, null)

/** What the client has, of all requests or of one; another's is refused. */
export async function nominationsInfo({ db, viewer }: RequestContext<Member>, projectId: string | undefined) {
  if (projectId) await ownProject(db, viewer.userId, projectId)
  if (!may(viewer, 'nominations.read')) return { data: { nominations_count: 0, data: [] } }
  const [nominations_count, rows] = await Promise.all([
    countConcerning(db, viewer, projectId),
    concerningOf(db, viewer, projectId),
  ])
  const data = rows.map(({ expires_at, ...row }) => ({ ...row, expires_at: expires_at.toISOString() }))
  return { data: { nominations_count, data } }
}

export async function listNominations(
  ctx: RequestContext<Member>,
  { project_id, list, cursor, limit }: QueryOf<(typeof nominationsContract)['list']>,
) {
  const { db, viewer, now } = ctx
  if (project_id) await ownProject(db, viewer.userId, project_id)
  const rows = await nominationsOf(db, viewer, { projectId: project_id, list, cursor, limit }, now)
  const { page, next_cursor } = cutPage(rows, limit)
  return { data: await toNominations(ctx, page), meta: { next_cursor } }
}

/** What time has ended is not shown any more: the link says so (D-68). */
export async function openNomination(ctx: RequestContext<Member>, id: string) {
  const row = orNotFound(await ownNomination(ctx.db, ctx.viewer, id))
  if (hasExpired(row, ctx.now)) throw new Refusal(navigationErrors.nomination_expired)
  // An impersonating colleague is not the company.
  if (!ctx.viewer.impersonation) await setOpened(ctx.db, id, ctx.now)
  return { data: orNotFound((await toNominations(ctx, [row]))[0]) }
}

export const passOver = (
  ctx: RequestContext<Member>,
  id: string,
  { reason, tag }: BodyOf<(typeof nominationsContract)['decline']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const locked = orNotFound(await lockOwn(db, viewer, id))
    if (hasExpired(locked, now)) throw new Refusal(navigationErrors.nomination_expired)
    const actor = actorOf(viewer)
    await platform.domainEvents.emit(ctx, 'nomination.given-up', { nominationId: id, mover: 'client', actor })
    await applyMove(ctx, orNotFound(await lockOwn(db, viewer, id)), {
      event: 'pass',
      mover: 'client',
      actor,
      columns: { pass_reason: reason, pass_tag: tag ?? null },
      data: tag ? { tag } : {},
    })
    return { data: await readOwn(ctx, id) }
  })

/** Asks the account manager to extend the nomination, once; also after it has expired (D-71). */
export const askForDays = (ctx: RequestContext<Member>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const locked = orNotFound(await lockOwn(db, viewer, id))
    if (locked.asked_at) throw new Refusal(nominationErrors.days_asked_already)
    if (!clientMoves({ ...locked, asked: false }, now).includes('ask_for_days'))
      throw new Refusal(platformErrors.moved_on)
    const { nomination_extension_days: days } = ctx.platform.policies.at(now)
    await askManager(ctx, locked, days)
    await saveMove(db, id, locked.state, { asked_at: now }, now)
    const actor = actorOf(viewer)
    const by = actor.onBehalfOf ? 'staff' : 'client'
    await recordEvent(db, id, { kind: 'ask_for_days', actor_kind: by, actor_id: actor.id ?? null, data: { days } }, now)
    await audit(db, { actor, action: 'nomination.days_asked', subject: { kind: 'nomination', id } })
    await publishChange(ctx, locked)
    return { data: await readOwn(ctx, id) }
  })

async function askManager(ctx: RequestContext<Member>, nomination: LockedNomination, days: number) {
  const { db, platform, viewer, lang } = ctx
  const [user, row] = [await userById(db, viewer.userId), orNotFound(await ownNomination(db, viewer, nomination.id))]
  const talent = nameFor(row, lang)
  const ticket = await openTicket(ctx, {
    kind: 'extension',
    subject: talent,
    body: row.product_name ?? '',
    from_name: nameFor(user, lang),
    from_email: user.email,
    viewer,
    lang,
    data: { nomination_id: nomination.id, project_id: nomination.project_id, days },
  })
  if (ticket.isNew) await queueMessage(db, platform, { to: user.email, ...daysAskedMail(lang, { talent, ...ticket }) })
}
