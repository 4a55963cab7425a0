import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationErrors } from '@fareeq/domain/nominations/errors.ts'
import { extendedTo } from '@fareeq/domain/nominations/rules.ts'
import { isExpired, isWithdrawn } from '@fareeq/domain/nominations/states.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, lastByStaff } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { applyMove } from './actions-moves.ts'
import { reasonsFor } from './actions-reading.ts'
import { staffNomination, staffNominations } from './queries-ops.ts'
import { lockPair, isNominatedAlready } from './queries-saving.ts'
import { lockNomination } from './queries.ts'
import type { StaffRow } from './rows.ts'

type Body<Name extends 'extend' | 'withdraw'> = BodyOf<(typeof nominationsOpsContract)[Name]>

const nominationAnswer = (row: StaffRow, lang: Lang) => ({
  ...row,
  ...reasonsFor(row, lang),
  talent_role: row.talent_role && roleName(row.talent_role, lang),
  expires_at: row.expires_at.toISOString(),
  created_at: row.created_at.toISOString(),
  events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
})

export async function readOne({ db, viewer, lang }: RequestContext<Staff>, id: string) {
  const row = await staffNomination(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: nominationAnswer(row, lang) }
}

export async function listForStaff(
  { db, viewer, lang }: RequestContext<Staff>,
  { project_id, talent_id, state, cursor, limit }: QueryOf<(typeof nominationsOpsContract)['list']>,
) {
  const search = { projectId: project_id, talentId: talent_id, state, cursor, limit }
  const { page, next_cursor } = cutPage(await staffNominations(db, viewer, search, lang), limit)
  return { data: page.map((row) => nominationAnswer(row, lang)), meta: { next_cursor } }
}

const moveByStaff = (
  ctx: RequestContext<Staff>,
  id: string,
  move: (
    call: RequestContext<Staff>,
    nomination: NonNullable<Awaited<ReturnType<typeof lockNomination>>>,
  ) => Promise<unknown>,
) =>
  inTransaction(ctx, async (ctx) => {
    const nomination = await lockNomination(ctx.db, id)
    if (!nomination) throw new Refusal(platformErrors.not_found)
    await move(ctx, nomination)
    return readOne(ctx, id)
  })

/** The refusal of a late move names the colleague who was faster (D-121). */
async function tooLate(
  db: Db,
  id: string,
  kind: typeof nominationErrors.nomination_withdrawn | typeof nominationErrors.nomination_extended,
) {
  const subject = { kind: 'nomination', id } as const
  const actions = kind === nominationErrors.nomination_withdrawn ? (['nomination.withdrawn'] as const) : EXTENDED
  const conflictingChange = await lastByStaff(db, subject, actions)
  if (!conflictingChange) return new Refusal(platformErrors.moved_on)
  return new Refusal(kind, {
    values: { name: conflictingChange.name },
    data: { by: conflictingChange.name, at: conflictingChange.at.toISOString() },
  })
}
/** Where more days lead to: the states the move `extend` ends in. */
/** With those of older entries, which were named by the state. */
const EXTENDED = ['nomination.extended', 'nomination.reserved', 'nomination.in_interview'] as const

export const extend = (ctx: RequestContext<Staff>, id: string, { days, expires_at }: Body<'extend'>) =>
  moveByStaff(ctx, id, async (ctx, nomination) => {
    const { db, platform, viewer, now } = ctx
    const { nomination_extension_most_days: max } = platform.policies.at(now)
    if (days > max) throw new Refusal(rule.max_value, { field: 'days', values: { max } })
    if (isWithdrawn(nomination.state)) throw await tooLate(db, id, nominationErrors.nomination_withdrawn)
    if (nomination.expires_at.getTime() !== Date.parse(expires_at))
      throw await tooLate(db, id, nominationErrors.nomination_extended)
    await lockPair(db, nomination.project_id, nomination.talent_id)
    if (isExpired(nomination.state) && (await isNominatedAlready(db, nomination)))
      throw new Refusal(nominationErrors.nominated_already)
    const until = extendedTo(nomination.expires_at, days, now)
    await applyMove(ctx, nomination, {
      event: 'extend',
      mover: 'staff',
      actor: actorOf(viewer),
      columns: { expires_at: until, asked_at: null, reminded_at: null },
      data: { days, until: until.toISOString() },
    })
  })

export const withdraw = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'withdraw'>) =>
  moveByStaff(ctx, id, async (ctx, nomination) => {
    const { db, platform, viewer } = ctx
    if (isWithdrawn(nomination.state)) throw await tooLate(db, id, nominationErrors.nomination_withdrawn)
    const actor = actorOf(viewer)
    await platform.domainEvents.emit(ctx, 'nomination.given-up', { nominationId: id, mover: 'staff', actor })
    const locked = (await lockNomination(db, id)) ?? nomination
    await applyMove(ctx, locked, { event: 'withdraw', mover: 'staff', actor, data: { reason } })
  })
