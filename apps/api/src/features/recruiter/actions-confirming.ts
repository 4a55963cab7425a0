import { requestRoles } from '@fareeq/domain/recruiter/rules-request.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { PRODUCT_NAME_LENGTH, SCOPE_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import { INDUSTRY_LENGTH } from '@fareeq/domain/client-projects/schema.ts'
import { cleanLine } from '@fareeq/domain/kernel/text/text.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { recruiterErrors } from '@fareeq/domain/recruiter/errors.ts'
import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import type { ProposalPayload } from '@fareeq/domain/recruiter/schema-stored.ts'
import { dialogueLife, proposalLife } from '@fareeq/domain/recruiter/states.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { saveAbout, saveServices } from '../client-projects/actions.ts'
import { usualSkills } from '../client-projects/actions-choices.ts'
import { hasFinished, lockProject, saveStep } from '../client-projects/queries.ts'
import { markTalent } from '../matching/actions-marks.ts'
import { bookMeeting } from '../meetings/actions.ts'
import { conversationOrNotFound, lockedConversation } from './actions-owning.ts'
import { PROPOSAL_ACTIONS } from './actions-preparing.ts'
import { toConversation } from './actions-reading.ts'
import { button, plain, press } from './actions-turn.ts'
import { type Owner, saveProgress, saveProject } from './queries.ts'
import { insertAnswer, messagesOf } from './queries-messages.ts'
import { lockProposal, saveDecision } from './queries-proposals.ts'
import type { RecruiterConversationRow } from './rows.ts'

type Fields = Readonly<Record<string, string>>
type Confirmed = { readonly href: string; readonly projectId: string | null; readonly subjectId: string | null }

/** The press: the action of the screen, with its permission and its refusals, and a line in the trail of who confirmed it. */
export const confirmProposal = (
  ctx: RequestContext<Client>,
  owner: Owner,
  ids: { id: string; proposal_id: string },
  fields: Fields,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const conversation = await lockedConversation(db, owner, ids.id)
    const proposal = await lockProposal(db, ids.id, ids.proposal_id)
    if (!proposal) throw new Refusal(platformErrors.not_found)
    // A second press finds what the first one did.
    if (proposal.state === 'confirmed') return { data: await toConversation(ctx, conversation) }
    const state = proposalLife.next(proposal.state, 'confirm')
    if (!state) throw new Refusal(recruiterErrors.proposal_gone)
    const { payload } = proposal
    if (!may(viewer, PROPOSAL_ACTIONS[payload.kind])) throw new Refusal(platformErrors.not_authorized)
    const { href, projectId, subjectId } = await carryOut(ctx, conversation, payload, fields)
    await saveDecision(db, proposal.id, { state, href, decidedBy: viewer.userId }, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'recruiter.confirmed',
      subject: { kind: 'client-project', id: subjectId },
      details: { kind: payload.kind, conversation_id: conversation.id },
    })
    if (projectId && projectId !== conversation.project_id) await saveProject(db, conversation.id, projectId)
    await sayConfirmed(ctx, conversation, payload.kind)
    return { data: await toConversation(ctx, await conversationOrNotFound(db, owner, ids.id)) }
  })

async function carryOut(
  ctx: RequestContext<Client>,
  conversation: RecruiterConversationRow,
  payload: ProposalPayload,
  fields: Fields,
): Promise<Confirmed> {
  switch (payload.kind) {
    case 'request':
      return makeRequest(ctx, conversation, payload, fields)
    case 'meeting': {
      const start = required(fields, 'start')
      const timezone = fields['timezone'] ?? payload.timezone
      const topic = cleanLine(fields['topic'] ?? payload.topic)
      const project_id = conversation.project_id ?? payload.project_id ?? undefined
      await bookMeeting(ctx, { kind: 'introduction', start, timezone, topic, ...(project_id && { project_id }) })
      return { href: pathTo('clientHome'), projectId: null, subjectId: project_id ?? null }
    }
    case 'shortlist': {
      for (const id of payload.ids) await markTalent(ctx, payload.project_id, id, 'shortlisted')
      return { href: pathTo('saved'), projectId: null, subjectId: payload.project_id }
    }
  }
}

const required = (fields: Fields, field: string): string => {
  const value = cleanLine(fields[field] ?? '')
  if (value === '')
    throw new Refusal(platformErrors.invalid_input, { faults: [{ kind: rule.required, field: `fields.${field}` }] })
  return value
}

const SERVICE = 'team-as-a-service'

/** A whole request with its roles; the members of a team go on its shortlist. */
async function makeRequest(
  ctx: RequestContext<Client>,
  conversation: RecruiterConversationRow,
  { requirement, members }: Extract<ProposalPayload, { kind: 'request' }>,
  fields: Fields,
): Promise<Confirmed> {
  const { db, viewer, now, platform } = ctx
  const roles = requestRoles(requirement, { now, policies: platform.policies.at(now), usualSkills })
  if (!roles) throw new Refusal(recruiterErrors.proposal_gone)
  const { first, more } = roles
  const { technologies, ...details } = first
  const product_name = required(fields, 'product_name').slice(0, PRODUCT_NAME_LENGTH)
  const industry = required(fields, 'industry').slice(0, INDUSTRY_LENGTH)
  const text = await scopeText(ctx, conversation)
  const about = { ...details, product_name, industry, scope: { kind: 'text' as const, text }, more_roles: more }
  const { data } = await saveAbout(ctx, about)
  await saveServices(ctx, { project_id: data.id, services: [SERVICE], technologies })
  // A first meeting is needed once for each company, as for every further request.
  const project = await lockProject(db, viewer.userId, data.id)
  if (project && (await hasFinished(db, viewer.userId))) await saveStep(db, project, CLIENT_STEP.DONE, now)
  for (const id of may(viewer, 'talents.choose') ? members : []) await markTalent(ctx, data.id, id, 'shortlisted')
  return { href: pathTo('clientHome', {}, { request: data.id }), projectId: data.id, subjectId: data.id }
}

/** In the words of those who said it. */
async function scopeText({ db }: RequestContext, { id }: RecruiterConversationRow): Promise<string> {
  const messages = await messagesOf(db, id)
  const words = messages.flatMap(({ author, text }) => (author === 'person' && text ? [text] : []))
  return words.join('\n').slice(0, SCOPE_LENGTH)
}

async function sayConfirmed(
  ctx: RequestContext<Client>,
  conversation: RecruiterConversationRow,
  kind: ProposalPayload['kind'],
) {
  const { db, now, lang } = ctx
  const say = sentencesIn(lang)
  const seq = conversation.messages + 1
  const choices =
    kind === 'request'
      ? [press(say.choices.meeting, { kind: 'prepare', action: 'meeting', proposal: null })]
      : [button(say.choices.showNow)]
  await insertAnswer(
    db,
    {
      id: newId(now),
      conversation_id: conversation.id,
      seq,
      lang,
      sentences: [plain(say.confirmed[kind])],
      blocks: [],
      choices,
      unread: [],
      question: null,
    },
    now,
  )
  const state = dialogueLife.next(conversation.state, 'confirm') ?? conversation.state
  await saveProgress(db, conversation.id, { ...conversation, state, question: null, messages: seq }, now)
}

/** Left as it was. */
export const dropProposal = (ctx: RequestContext, owner: Owner, ids: { id: string; proposal_id: string }) =>
  inTransaction(ctx, async (ctx) => {
    const { db, now, viewer } = ctx
    await lockedConversation(db, owner, ids.id)
    const proposal = await lockProposal(db, ids.id, ids.proposal_id)
    if (!proposal) throw new Refusal(platformErrors.not_found)
    const state = proposalLife.next(proposal.state, 'drop')
    if (!state) throw new Refusal(recruiterErrors.proposal_gone)
    const decidedBy = viewer.kind === 'client' || viewer.kind === 'talent' ? viewer.userId : null
    await saveDecision(db, proposal.id, { state, href: null, decidedBy }, now)
    return { data: await toConversation(ctx, await conversationOrNotFound(db, owner, ids.id)) }
  })
