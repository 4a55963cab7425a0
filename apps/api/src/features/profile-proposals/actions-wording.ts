import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { profileProposalsOpsContract } from '@fareeq/domain/profile-proposals/contract-ops.ts'
import { proposalErrors } from '@fareeq/domain/profile-proposals/errors.ts'
import { type ProfilePart, isInTheWay, mayChangeAtOnce } from '@fareeq/domain/profile-proposals/rules.ts'
import { isBanned } from '@fareeq/domain/talents/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { notifyAlways } from '../notifications/actions-always.ts'
import { colleague } from '../staff/queries.ts'
import { publishChange } from '../talents/actions-profile.ts'
import { inWords, move, saveText } from './actions-moves.ts'
import { readProposals } from './actions.ts'
import { changedNews, proposedNews } from './emails.ts'
import { lockTalent, insertProposal, openProposal, textsOf } from './queries.ts'

/** Beside the card of the proposal. */
const PATH = pathTo('talentProfile')

/** The present text, under the lock of the talent, when another wording of it may be given. */
async function textToReword(
  { db }: RequestContext<Staff>,
  talentId: string,
  part: ProfilePart,
  text: string,
): Promise<string | null> {
  const texts = (await lockTalent(db, talentId)) ? await textsOf(db, talentId) : undefined
  if (!texts) throw new Refusal(platformErrors.not_found)
  if (isBanned(texts.hiring_status)) throw new Refusal(proposalErrors.proposal_banned)
  if (texts[part] === text) throw new Refusal(proposalErrors.wording_same, { field: 'text' })
  return texts[part]
}

type Body<Name extends 'propose' | 'change'> = BodyOf<(typeof profileProposalsOpsContract)[Name]>

export const propose = (ctx: RequestContext<Staff>, talentId: string, { part, text, reason }: Body<'propose'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const old_text = await textToReword(ctx, talentId, part, text)
    const open = await openProposal(db, talentId, part)
    if (open && isInTheWay(open, viewer.staffId))
      throw new Refusal(proposalErrors.proposal_waiting, { values: { name: open.by ?? '' } })
    const actor = actorOf(viewer)
    if (open) await move(ctx, talentId, open, { event: 'replace', actor })
    const { staffId } = viewer
    await insertProposal(db, { id: newId(now), talentId, part, old_text, new_text: text, reason, staffId }, now)
    const subject = { kind: 'user', id: talentId } as const
    await audit(db, { actor, action: 'proposal.open', subject, details: { part, reason } })
    const { name: by } = await colleague(db, staffId)
    await notifyAlways(ctx, talentId, { path: PATH, news: (lang) => proposedNews(lang, { by, part, reason }) })
    await publishChange({ ...ctx, viewer: { userId: talentId } })
    await publishToStaff(db, platform.events, 'proposal.changed', { id: talentId })
    return readProposals(ctx, talentId)
  })

/** At once and with a reason: the talent is notified; an open proposal for the same text is settled. */
export const change = (ctx: RequestContext<Staff>, talentId: string, { part, text, reason, version }: Body<'change'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform } = ctx
    const from = await textToReword(ctx, talentId, part, text)
    if (!mayChangeAtOnce(viewer.roles)) throw new Refusal(platformErrors.not_authorized)
    const actor = actorOf(viewer)
    const open = await openProposal(db, talentId, part)
    if (open) await move(ctx, talentId, open, { event: 'replace', actor })
    await saveText({ ...ctx, viewer: { userId: talentId } }, part, text, version)
    const subject = { kind: 'user', id: talentId } as const
    await audit(db, { actor, action: 'profile.reworded', subject, details: { ...inWords(part, from, text), reason } })
    const { name: by } = await colleague(db, viewer.staffId)
    await notifyAlways(ctx, talentId, {
      path: PATH,
      news: (lang) => changedNews(lang, { by, part, from, to: text, reason }),
    })
    await publishToStaff(db, platform.events, 'proposal.changed', { id: talentId })
    return readProposals(ctx, talentId)
  })
