import type { interviewsFeedbackContract as contract } from '@fareeq/domain/interviews/contract-feedback.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { answerDue, isAnswerable, isUnanswered, standingOf } from '@fareeq/domain/interviews/rules-absence.ts'
import { hasBegun } from '@fareeq/domain/interviews/rules-feedback.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import type { Member } from '../../../platform/session.ts'
import { openTicket } from '../../tickets/actions-opening.ts'
import { lockSettled } from '../actions-moves.ts'
import { publishChange } from '../actions-publishing.ts'
import { notifyParty } from '../actions-notifying.ts'
import { type Side, answerClaim, claimOf, insertClaim } from './queries-no-show.ts'
import { partiesOf } from '../queries-parties.ts'
import { isReachable, recordEvent } from '../queries.ts'
import type { LockedInterview, Parties } from '../rows.ts'

export const otherSide = (side: Side): Side => (side === 'client' ? 'talent' : 'client')

/** Saves a statement about an absence in both histories, and notifies the other side. */
async function recordStatement(
  ctx: RequestContext<Member>,
  interview: LockedInterview,
  record: { kind: 'no_show' | 'no_show_answer'; data: Record<string, unknown>; note: string | null },
): Promise<Parties> {
  const { db, platform, viewer, now } = ctx
  const { kind, data, note } = record
  const by = viewer.kind
  const event = { kind, to_state: interview.state, actor_kind: by, actor_id: viewer.userId } as const
  await recordEvent(db, interview.id, { ...event, data: { ...data, ...(note && { note }) } }, now)
  await audit(db, {
    actor: actorOf(viewer),
    action: `interview.${kind}`,
    subject: { kind: 'interview', id: interview.id },
    details: data,
  })
  await publishChange(ctx, interview)
  const parties = await partiesOf(db, interview.id)
  const news = kind === 'no_show' ? 'absence' : 'absence_answer'
  const due = kind === 'no_show' ? answerDue(now, platform.policies.at(now)) : null
  await notifyParty(ctx, parties, { side: otherSide(by), news }, { reason: note, due })
  return parties
}

async function lockReachable(ctx: RequestContext<Member>, id: string): Promise<LockedInterview> {
  if (!(await isReachable(ctx.db, ctx.viewer, id))) throw new Refusal(platformErrors.not_found)
  return lockSettled(ctx, id)
}

/** Opens a no-show claim of one side; the other side has a deadline to answer it. */
export const claimAbsence = (
  ctx: RequestContext<Member>,
  id: string,
  { who, note }: BodyOf<(typeof contract)['claimByClient']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const interview = await lockReachable(ctx, id)
    if (!hasBegun(interview, ctx.now)) throw new Refusal(interviewErrors.feedback_early)
    const claim = { claimed_by: ctx.viewer.kind, who, note: note || null, at: ctx.now }
    if (!(await insertClaim(db, id, claim))) throw new Refusal(interviewErrors.no_show_claimed)
    await recordStatement(ctx, interview, { kind: 'no_show', data: { who }, note: claim.note })
  })

/** Where the two do not agree, an account manager looks after it. */
export const answerAbsence = (
  ctx: RequestContext<Member>,
  id: string,
  { answer, note = '' }: BodyOf<(typeof contract)['answerByClient']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const interview = await lockReachable(ctx, id)
    const claim = await claimOf(db, id)
    const policies = ctx.platform.policies.at(claim?.at ?? ctx.now)
    const standing = claim && standingOf(claim, interview.state, policies, ctx.now)
    if (!standing || claim.claimed_by === ctx.viewer.kind) throw new Refusal(interviewErrors.interview_moved)
    if (!isAnswerable(standing))
      throw new Refusal(isUnanswered(standing) ? interviewErrors.no_show_late : interviewErrors.interview_moved)
    await answerClaim(db, id, answer, note || null, ctx.now)
    const parties = await recordStatement(ctx, interview, {
      kind: 'no_show_answer',
      data: { answer },
      note: note || null,
    })
    if (answer === 'denied') await openAbsenceTicket(ctx, interview, parties, [claim.note, note])
  })

async function openAbsenceTicket(
  ctx: RequestContext<Member>,
  interview: LockedInterview,
  parties: Parties,
  paragraphs: readonly (string | null)[],
) {
  const { viewer, lang } = ctx
  const me = parties[viewer.kind]
  const when = interview.starts_at && formatMoment(interview.starts_at, lang, BUSINESS_ZONE)
  await openTicket(ctx, {
    kind: 'no_show',
    subject: `${parties.talent.name[lang]} · ${parties.client.name[lang]}`,
    body: [when, ...paragraphs].filter(Boolean).join('\n\n'),
    from_name: me.name[lang],
    from_email: me.email,
    viewer,
    lang,
    data: { interview_id: interview.id, project_id: interview.project_id },
  })
}
