import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import {
  type OwnershipDecision,
  giveBackDecision,
  handOverDecision,
  takeDecision,
  takenBy,
} from '@fareeq/domain/kernel/permissions/ownership.ts'
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
import { actorOf, audit } from '../../platform/audit.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { type MailedColleague, activeColleague, colleague } from '../staff/queries.ts'
import { readSelection } from './actions.ts'
import { applyMove, passAgain, sendInvitation, tooLate } from './actions-moves.ts'
import { owningMail } from './emails-owning.ts'
import { type LockedSelection, lockSelection, saveOwner } from './queries-moves.ts'
import { selectionRow } from './queries.ts'

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

type Change = {
  decision: OwnershipDecision
  owner: string | null
  action: 'selection.taken' | 'selection.handed_over' | 'selection.given_back'
}

const changeOwner = (call: Call<Staff>, id: string, decide: (selection: LockedSelection, db: Db) => Promise<Change>) =>
  changing(call, id, async (call, selection) => {
    const { db, viewer, platform, now } = call
    const { decision, owner, action } = await decide(selection, db)
    const before = selection.owner_id ? await colleague(db, selection.owner_id) : null
    if (decision === 'taken' && before) throw takenBy(before)
    if (decision !== 'change') return
    await saveOwner(db, id, owner, now)
    const next = owner && (await colleague(db, owner))
    const details = { ...(before && { from: before.name }), ...(next && { to: next.name }) }
    await audit(db, { actor: actorOf(viewer), action, subject: { kind: 'talent', id }, details })
    await publishToStaff(db, platform.events, 'selection.changed', { id })
    if (before && before.id !== viewer.staffId) await mailColleague(call, id, 'taken_over', before)
    if (next && next.id !== viewer.staffId) await mailColleague(call, id, 'handed_over', next)
  })

/** Mails a colleague about a talent who was taken over from them or handed to them. */
async function mailColleague(
  { db, platform, viewer }: Call<Staff>,
  id: string,
  news: 'taken_over' | 'handed_over',
  to: MailedColleague,
): Promise<void> {
  const [by, row] = [await colleague(db, viewer.staffId), await selectionRow(db, viewer, id)]
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'talents', id })
  const facts = { name: to.name, by: by.name, talent: row ? nameFor(row, to.lang) : '', url }
  await queueMessage(db, platform, { to: to.email, ...owningMail(to.lang, news, facts) })
}

export const takeSelection = (call: Call<Staff>, id: string, expectedOwner: string | null) =>
  changeOwner(call, id, async ({ owner_id }) => {
    const me = call.viewer.staffId
    return {
      decision: takeDecision({ owner: owner_id, me, expectedOwner }),
      owner: me,
      action: 'selection.taken',
    }
  })

/** Only to somebody who may move it. */
export const handSelectionOver = (call: Call<Staff>, id: string, to: string) =>
  changeOwner(call, id, async ({ owner_id }, db) => {
    const next = await activeColleague(db, to)
    if (!next || !staffMay(next.roles, 'selections.move')) throw new Refusal(rule.choice, { field: 'to' })
    const decision = handOverDecision({ owner: owner_id, me: call.viewer.staffId, to })
    return { decision, owner: to, action: 'selection.handed_over' }
  })

export const giveSelectionBack = (call: Call<Staff>, id: string) =>
  changeOwner(call, id, async ({ owner_id }) => ({
    decision: giveBackDecision({ owner: owner_id, me: call.viewer.staffId }),
    owner: null,
    action: 'selection.given_back',
  }))
