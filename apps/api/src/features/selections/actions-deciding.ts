import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { selectionsOpsContract } from '@fareeq/domain/selections/contract-ops.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { missingEvidence } from '@fareeq/domain/selections/rules.ts'
import { eventTo, isAssessed } from '@fareeq/domain/selections/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { type OwnedThing, giveBack, handOver, takeOver } from '../staff/actions-owning.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { readSelection } from './actions.ts'
import { applyMove, passAgain, sendInvitation, tooLate } from './actions-moves.ts'
import { owningMail } from './emails-owning.ts'
import { lockSelection, saveOwner } from './queries-moves.ts'
import { selectionRow } from './queries.ts'
import type { LockedSelection } from './rows.ts'

type Body<Name extends keyof typeof selectionsOpsContract> = BodyOf<(typeof selectionsOpsContract)[Name]>
type Step = (ctx: RequestContext<Staff>, selection: LockedSelection) => Promise<unknown>

/** A change under a row lock. */
export const changing = (ctx: RequestContext<Staff>, id: string, step: Step) =>
  inTransaction(ctx, async (ctx) => {
    const selection = await lockSelection(ctx.db, id)
    if (!selection) throw new Refusal(platformErrors.not_found)
    await step(ctx, selection)
    return readSelection(ctx, id)
  })

const byHand = ({ viewer }: RequestContext<Staff>) => ({ movers: viewer.roles, actor: actorOf(viewer) })

/** A talent without an owner is assigned to the colleague who decides about them. */
async function assignOwner({ db, viewer, now }: RequestContext<Staff>, selection: LockedSelection): Promise<void> {
  if (!selection.owner_id) await saveOwner(db, selection.talent_id, viewer.staffId, now)
}

export const moveSelection = (ctx: RequestContext<Staff>, id: string, { to, expected_state, reason }: Body<'move'>) =>
  changing(ctx, id, async (ctx, selection) => {
    if (selection.state !== expected_state) throw await tooLate(ctx.db, id)
    const event = eventTo(selection.state, to)
    if (!event) throw new Refusal(selectionErrors.no_such_move)
    const lacks = event === 'advance' && missingEvidence(selection)
    if (lacks && !reason) throw new Refusal(selectionErrors.evidence_missing, { data: { lacks } })
    await applyMove(ctx, selection, { event, ...(lacks && { reason }), ...byHand(ctx) })
    await assignOwner(ctx, selection)
  })

export const rejectSelection = (
  ctx: RequestContext<Staff>,
  id: string,
  { expected_state, reason, shared_reason }: Body<'reject'>,
) =>
  changing(ctx, id, async (ctx, selection) => {
    if (selection.state !== expected_state) throw await tooLate(ctx.db, id)
    if (selection.awaits_consent) throw new Refusal(selectionErrors.consent_awaited)
    await applyMove(ctx, selection, { event: 'reject', reason, sharedReason: shared_reason, ...byHand(ctx) })
    await assignOwner(ctx, selection)
  })

export const reconsiderSelection = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'reconsider'>) =>
  changing(ctx, id, async (ctx, selection) => {
    await applyMove(ctx, selection, { event: 'reconsider', reason, ...byHand(ctx) })
    await passAgain(ctx, selection)
  })

/** By mail, once. */
export const inviteToTests = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, async (ctx, selection) => {
    const { db, platform, viewer } = ctx
    if (!isAssessed(selection.state)) throw new Refusal(selectionErrors.no_such_move)
    if (selection.invited_at) throw new Refusal(selectionErrors.already_invited)
    if (selection.awaits_consent) throw new Refusal(selectionErrors.consent_awaited)
    await assignOwner(ctx, selection)
    await sendInvitation(ctx, id, actorOf(viewer))
    await publishToStaff(db, platform.events, 'selection.changed', { id })
  })

const ownedSelection = (
  { db, platform, viewer, now }: RequestContext<Staff>,
  { talent_id: id, owner_id: owner }: LockedSelection,
): OwnedThing => ({
  name: 'selection',
  owner,
  subject: { kind: 'talent', id },
  async save(owner) {
    await saveOwner(db, id, owner, now)
    await publishToStaff(db, platform.events, 'selection.changed', { id })
  },
  async mail(news, to) {
    const [by, row] = [await colleague(db, viewer.staffId), await selectionRow(db, viewer, id)]
    const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'talents', id })
    const facts = { name: to.name, by: by.name, talent: row ? nameFor(row, to.lang) : '', url }
    await queueMessage(db, platform, { to: to.email, ...owningMail(to.lang, news, facts) })
  },
})

export const takeSelection = (ctx: RequestContext<Staff>, id: string, expectedOwner: string | null) =>
  changing(ctx, id, (ctx, selection) => takeOver(ctx, ownedSelection(ctx, selection), expectedOwner))

/** Only to somebody who may move it. */
export const handSelectionOver = (ctx: RequestContext<Staff>, id: string, to: string) =>
  changing(ctx, id, async (ctx, selection) => {
    const next = await activeColleague(ctx.db, to)
    if (!next || !staffMay(next.roles, 'selections.move')) throw new Refusal(rule.choice, { field: 'to' })
    await handOver(ctx, ownedSelection(ctx, selection), to)
  })

export const giveSelectionBack = (ctx: RequestContext<Staff>, id: string) =>
  changing(ctx, id, (ctx, selection) => giveBack(ctx, ownedSelection(ctx, selection)))
