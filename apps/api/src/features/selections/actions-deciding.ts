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
import { type Call, inTransaction } from '../../platform/call.ts'
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
type Step = (call: Call<Staff>, selection: LockedSelection) => Promise<unknown>

/** A change under a row lock. */
export const changing = (call: Call<Staff>, id: string, step: Step) =>
  inTransaction(call, async (call) => {
    const selection = await lockSelection(call.db, id)
    if (!selection) throw new Refusal(platformErrors.not_found)
    await step(call, selection)
    return readSelection(call, id)
  })

const byHand = ({ viewer }: Call<Staff>) => ({ movers: viewer.roles, actor: actorOf(viewer) })

/** A talent without an owner is assigned to the colleague who decides about them. */
async function assignOwner({ db, viewer, now }: Call<Staff>, selection: LockedSelection): Promise<void> {
  if (!selection.owner_id) await saveOwner(db, selection.talent_id, viewer.staffId, now)
}

export const moveSelection = (call: Call<Staff>, id: string, { to, expected_state, reason }: Body<'move'>) =>
  changing(call, id, async (call, selection) => {
    if (selection.state !== expected_state) throw await tooLate(call.db, id)
    const event = eventTo(selection.state, to)
    if (!event) throw new Refusal(selectionErrors.no_such_move)
    const lacks = event === 'advance' && missingEvidence(selection)
    if (lacks && !reason) throw new Refusal(selectionErrors.evidence_missing, { data: { lacks } })
    await applyMove(call, selection, { event, ...(lacks && { reason }), ...byHand(call) })
    await assignOwner(call, selection)
  })

export const rejectSelection = (
  call: Call<Staff>,
  id: string,
  { expected_state, reason, shared_reason }: Body<'reject'>,
) =>
  changing(call, id, async (call, selection) => {
    if (selection.state !== expected_state) throw await tooLate(call.db, id)
    if (selection.awaits_consent) throw new Refusal(selectionErrors.consent_awaited)
    await applyMove(call, selection, { event: 'reject', reason, sharedReason: shared_reason, ...byHand(call) })
    await assignOwner(call, selection)
  })

export const reconsiderSelection = (call: Call<Staff>, id: string, { reason }: Body<'reconsider'>) =>
  changing(call, id, async (call, selection) => {
    await applyMove(call, selection, { event: 'reconsider', reason, ...byHand(call) })
    await passAgain(call, selection)
  })

/** By mail, once. */
export const inviteToTests = (call: Call<Staff>, id: string) =>
  changing(call, id, async (call, selection) => {
    const { db, platform, viewer } = call
    if (!isAssessed(selection.state)) throw new Refusal(selectionErrors.no_such_move)
    if (selection.invited_at) throw new Refusal(selectionErrors.already_invited)
    if (selection.awaits_consent) throw new Refusal(selectionErrors.consent_awaited)
    await assignOwner(call, selection)
    await sendInvitation(call, id, actorOf(viewer))
    await publishToStaff(db, platform.events, 'selection.changed', { id })
  })

const ownedSelection = (
  { db, platform, viewer, now }: Call<Staff>,
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

export const takeSelection = (call: Call<Staff>, id: string, expectedOwner: string | null) =>
  changing(call, id, (call, selection) => takeOver(call, ownedSelection(call, selection), expectedOwner))

/** Only to somebody who may move it. */
export const handSelectionOver = (call: Call<Staff>, id: string, to: string) =>
  changing(call, id, async (call, selection) => {
    const next = await activeColleague(call.db, to)
    if (!next || !staffMay(next.roles, 'selections.move')) throw new Refusal(rule.choice, { field: 'to' })
    await handOver(call, ownedSelection(call, selection), to)
  })

export const giveSelectionBack = (call: Call<Staff>, id: string) =>
  changing(call, id, (call, selection) => giveBack(call, ownedSelection(call, selection)))
