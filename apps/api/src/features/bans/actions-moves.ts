import type { bansOpsContract } from '@fareeq/domain/bans/contract-ops.ts'
import type { bansContract } from '@fareeq/domain/bans/contract.ts'
import { banErrors } from '@fareeq/domain/bans/errors.ts'
import { type ReadCase, answerBy, isAsRead, isImpartial, staffMayMove } from '@fareeq/domain/bans/rules.ts'
import { type BanEvent, type BanState, banLife, isReport } from '@fareeq/domain/bans/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { isContracted } from '../contracts/queries.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { hireTalent, moveHiring } from '../talents/actions-hiring.ts'
import { ensureProfile, isVerified } from '../talents/queries-hiring.ts'
import { attach } from './actions-files.ts'
import { handlersOf, readCase, scopeOf, toOwnCase } from './actions.ts'
import { type BanNews, notifyTalent } from './actions-notifying.ts'
import {
  caseById,
  lockCase,
  lockOwnCase,
  insertReport,
  isKnownTo,
  isTalent,
  moveCase,
  openCaseOf,
  ownCases,
} from './queries.ts'

type Report = BodyOf<(typeof bansOpsContract)['report']>
const subjectOf = (id: string) => ({ kind: 'ban', id }) as const

/** A report opens a case, or joins the open one about the same person. */
async function report(ctx: RequestContext<Client | Staff>, { talent_id, text, files }: Report): Promise<string> {
  const { db, viewer, platform, now } = ctx
  const isStaff = viewer.kind === 'staff'
  const me = isStaff ? viewer.staffId : viewer.userId
  const { id } = await openCaseOf(db, newId(now), talent_id, now)
  const by = { reporterId: isStaff ? null : me, staffId: isStaff ? me : null }
  await insertReport(db, { id: newId(now), caseId: id, ...by, text, at: now })
  await attach(db, me, id, 'report', files)
  await audit(db, { actor: actorOf(viewer), action: 'ban.reported', subject: subjectOf(id) })
  await publishToStaff(db, platform.events, 'ban.changed', { id })
  return id
}

export const reportByStaff = (ctx: RequestContext<Staff>, form: Report) =>
  inTransaction(ctx, async (ctx) => {
    if (!(await isTalent(ctx.db, form.talent_id))) throw new Refusal(platformErrors.not_found)
    return readCase(ctx, await report(ctx, form))
  })

export const reportByClient = (ctx: RequestContext<Client>, form: Report) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const colleagues = await colleagueIds(db, ctx.viewer.userId)
    const mayReport = (await isTalent(db, form.talent_id)) && (await isKnownTo(db, colleagues, form.talent_id))
    if (!mayReport) throw new Refusal(platformErrors.not_found)
    return { data: { id: await report(ctx, form) } }
  })

type Move = {
  event: BanEvent
  columns: readonly Sql[]
  actor: Actor
  details?: Record<string, unknown>
  news?: BanNews
}
type LockedCase = { id: string; talent_id: string; state: BanState }

/** Saves the state with its trail, its news to the talent and its live event. */
export async function applyMove(ctx: ActionContext, banCase: LockedCase, move: Move): Promise<void> {
  const { db, platform, now } = ctx
  const { event, columns, actor, details, news } = move
  const to = banLife.next(banCase.state, event)
  if (!to || (await moveCase(db, banCase.id, banCase.state, to, columns, now)) !== 1)
    throw new Refusal(banErrors.ban_moved)
  await audit(db, { actor, action: `ban.${to}`, subject: subjectOf(banCase.id), ...(details && { details }) })
  if (news) await notifyTalent(ctx, banCase.talent_id, news)
  await publishToStaff(db, platform.events, 'ban.changed', { id: banCase.id })
}

/** By a colleague whose step it is and who took no part before (separation of duties). */
const moveByStaff = (
  ctx: RequestContext<Staff>,
  id: string,
  { event, read }: { event: BanEvent; read?: ReadCase },
  move: (ctx: RequestContext<Staff>, locked: LockedCase) => Promise<Omit<Move, 'event' | 'actor'>>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang } = ctx
    const banCase = await lockCase(db, id)
    const row = banCase && (await caseById(db, scopeOf(viewer), lang, id))
    if (!banCase || !row) throw new Refusal(platformErrors.not_found)
    if (!staffMayMove(viewer.roles, event, isReport(banCase.state))) throw new Refusal(platformErrors.not_authorized)
    if (!banLife.next(banCase.state, event)) throw new Refusal(banErrors.ban_moved)
    if (read && !isAsRead(read, banCase.state, row.reports.length)) throw new Refusal(banErrors.ban_moved)
    if (!isImpartial(event, viewer.staffId, handlersOf(row))) throw new Refusal(banErrors.ban_not_impartial)
    await applyMove(ctx, banCase, { event, actor: actorOf(viewer), ...(await move(ctx, banCase)) })
    return readCase(ctx, id)
  })

export const openCase = (
  ctx: RequestContext<Staff>,
  id: string,
  { notice, files }: BodyOf<(typeof bansOpsContract)['open']>,
) =>
  moveByStaff(ctx, id, { event: 'open' }, async (ctx) => {
    const { db, viewer, now } = ctx
    await attach(db, viewer.staffId, id, 'notice', files)
    const until = answerBy(now)
    const columns = [
      sql`notice = ${notice}`,
      sql`opened_by = ${viewer.staffId}`,
      sql`opened_at = ${now}`,
      sql`answer_by = ${until}`,
    ]
    return { columns, news: { kind: 'noticed', text: notice, until } }
  })

export const decideCase = (
  ctx: RequestContext<Staff>,
  id: string,
  { decision, reason, ...read }: BodyOf<(typeof bansOpsContract)['decide']>,
) =>
  moveByStaff(ctx, id, { event: decision, read }, async (ctx, banCase) => {
    const { db, viewer, now } = ctx
    if (decision === 'ban') {
      await ensureProfile(db, banCase.talent_id, now)
      await moveHiring(ctx, banCase.talent_id, 'ban')
    }
    const columns = [sql`decided_by = ${viewer.staffId}`, sql`decided_at = ${now}`, sql`reason = ${reason}`]
    // The talent is not notified of a dismissed report, because they never knew of it.
    if (isReport(banCase.state)) return { columns, details: { reason } }
    return { columns, details: { reason }, news: { kind: decision === 'ban' ? 'banned' : 'dismissed', text: reason } }
  })

/** Where they would be without the ban: from the beginning, as far as what is proved and signed leads. */
async function restoreHiring(ctx: ActionContext, talentId: string) {
  await moveHiring(ctx, talentId, 'lift')
  if (!(await isVerified(ctx.db, talentId))) return
  for (const event of ['attempt', 'pass'] as const) await moveHiring(ctx, talentId, event)
  if (await isContracted(ctx.db, talentId)) await hireTalent(ctx, talentId)
}

export const decideAppeal = (
  ctx: RequestContext<Staff>,
  id: string,
  { decision, reason, ...read }: BodyOf<(typeof bansOpsContract)['decideAppeal']>,
) =>
  moveByStaff(ctx, id, { event: decision, read }, async (ctx, banCase) => {
    const { viewer, now } = ctx
    if (decision === 'lift') await restoreHiring(ctx, banCase.talent_id)
    const columns = [
      sql`appeal_decided_by = ${viewer.staffId}`,
      sql`appeal_decided_at = ${now}`,
      sql`appeal_reason = ${reason}`,
    ]
    return { columns, details: { reason }, news: { kind: decision === 'lift' ? 'lifted' : 'upheld', text: reason } }
  })

const moveByTalent = (
  ctx: RequestContext<Talent>,
  id: string,
  event: 'answer' | 'appeal',
  { text, files }: BodyOf<(typeof bansContract)['answer']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const banCase = await lockOwnCase(db, viewer, id)
    if (!banCase) throw new Refusal(platformErrors.not_found)
    await attach(db, viewer.userId, id, event, files)
    const columns =
      event === 'answer'
        ? [sql`answer = ${text}`, sql`answered_at = ${now}`]
        : [sql`appeal = ${text}`, sql`appealed_at = ${now}`]
    await applyMove(ctx, banCase, { event, actor: actorOf(viewer), columns })
    const row = (await ownCases(db, viewer, ctx.lang)).find((ownCase) => ownCase.id === id)
    if (!row) throw new Refusal(platformErrors.not_found)
    return { data: toOwnCase(row) }
  })

export const answerCase = (ctx: RequestContext<Talent>, id: string, form: BodyOf<(typeof bansContract)['answer']>) =>
  moveByTalent(ctx, id, 'answer', form)
export const appealCase = (ctx: RequestContext<Talent>, id: string, form: BodyOf<(typeof bansContract)['appeal']>) =>
  moveByTalent(ctx, id, 'appeal', form)
