import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { profileProposalsContract } from '@fareeq/domain/profile-proposals/contract.ts'
import { proposalErrors } from '@fareeq/domain/profile-proposals/errors.ts'
import { type ProfilePart, PART_LANGS, mayWithdraw } from '@fareeq/domain/profile-proposals/rules.ts'
import { type ProposalEvent, proposalLife } from '@fareeq/domain/profile-proposals/states.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff, Talent } from '../../platform/session.ts'
import { type OfOwner, publishChange } from '../talents/actions-profile.ts'
import { saveBio } from '../talents/actions-saving.ts'
import { readOwnProposals, readProposals } from './actions.ts'
import { lockTalent, moveProposal, proposalById } from './queries.ts'
import type { ProposalRow } from './rows.ts'

/** By the profile's own action, in the version that was read; the text in the other language stays. */
export const saveText = (ctx: OfOwner, part: ProfilePart, text: string, version: number) =>
  saveBio(ctx, { bio: { [PART_LANGS[part]]: text }, version })

/** Old and new in words; a text that was not there has no old one. */
export const inWords = (part: ProfilePart, from: string | null, to: string) => ({
  part,
  ...(from !== null && { from }),
  to,
})

type Move = { event: ProposalEvent; actor: Actor; note?: string | null; details?: Record<string, unknown> }

/** Saves the state with its trail and the live event of the talent's page. */
export async function move(
  { db, platform, now }: ActionContext,
  talentId: string,
  row: ProposalRow,
  step: Move,
): Promise<void> {
  const { event, actor, note = null, details = { part: row.part } } = step
  const to = proposalLife.next(row.state, event)
  if (!to || !(await moveProposal(db, row, to, note, now))) throw new Refusal(proposalErrors.proposal_over)
  await audit(db, { actor, action: `proposal.${to}`, subject: { kind: 'user', id: talentId }, details })
  await publishToStaff(db, platform.events, 'proposal.changed', { id: talentId })
}

/** Only an active account has something to answer, and only its own. */
async function proposalOrThrow({ db }: ActionContext, talentId: string, id: string): Promise<ProposalRow> {
  const row = (await lockTalent(db, talentId)) ? await proposalById(db, talentId, id) : undefined
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

type Body<Name extends 'accept' | 'decline'> = BodyOf<(typeof profileProposalsContract)[Name]>

export const accept = (ctx: RequestContext<Talent>, id: string, { version }: Body<'accept'>) =>
  inTransaction(ctx, async (ctx) => {
    const { viewer } = ctx
    const row = await proposalOrThrow(ctx, viewer.userId, id)
    const before =
      (await readOwnProposals(ctx)).data.proposals.find((proposal) => proposal.id === id)?.present_text ?? null
    const details = inWords(row.part, before, row.new_text)
    await move(ctx, viewer.userId, row, { event: 'accept', actor: actorOf(viewer), details })
    return saveText(ctx, row.part, row.new_text, version)
  })

export const decline = (ctx: RequestContext<Talent>, id: string, { note }: Body<'decline'>) =>
  inTransaction(ctx, async (ctx) => {
    const { viewer } = ctx
    const row = await proposalOrThrow(ctx, viewer.userId, id)
    const details = { part: row.part, ...(note && { note }) }
    await move(ctx, viewer.userId, row, { event: 'decline', actor: actorOf(viewer), note: note || null, details })
    await publishChange(ctx)
    return readOwnProposals(ctx)
  })

export const withdraw = (ctx: RequestContext<Staff>, talentId: string, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { viewer } = ctx
    const row = await proposalOrThrow(ctx, talentId, id)
    if (proposalLife.next(row.state, 'withdraw') === null) throw new Refusal(proposalErrors.proposal_over)
    if (!mayWithdraw(row, viewer.staffId, viewer.roles)) throw new Refusal(platformErrors.not_authorized)
    await move(ctx, talentId, row, { event: 'withdraw', actor: actorOf(viewer) })
    await publishChange({ ...ctx, viewer: { userId: talentId } })
    return readProposals(ctx, talentId)
  })
