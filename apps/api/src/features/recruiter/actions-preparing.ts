import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ProposalKind } from '@fareeq/domain/recruiter/limits.ts'
import { namedRoles } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import { titleOf } from '@fareeq/domain/recruiter/rules-understood.ts'
import type { ProposalPayload } from '@fareeq/domain/recruiter/schema-stored.ts'
import { newId } from '../../platform/ids.ts'
import { projectOf } from '../client-projects/queries.ts'
import { referredIds, screenIds } from './actions-explaining.ts'
import { type Outcome, type Turn, link, plain } from './actions-turn.ts'

const DEFAULT_ZONE = 'Asia/Riyadh'

/** Which permission the press will need: that of the screen that does the same. */
export const PROPOSAL_ACTIONS = {
  request: 'requests.write',
  meeting: 'meetings.keep',
  shortlist: 'talents.choose',
} as const

/** A preview with a button; nothing is saved, sent or booked by it. */
export async function prepare(turn: Turn, kind: ProposalKind, proposal: number | null = null): Promise<Outcome> {
  const { ctx, reader, say } = turn
  const { viewer } = ctx
  if (reader.audience === 'visitor')
    return { sentences: [plain(say.needsAccount)], choices: [link(say.choices.signUp, pathTo('clientSignup'))] }
  if (viewer.kind !== 'client') return { sentences: [plain(say.notHere)] }
  if (!may(viewer, PROPOSAL_ACTIONS[kind])) return { sentences: [plain(say.notAllowed)] }
  const payload = await payloadOf(turn, kind, proposal)
  if ('refusal' in payload) return { sentences: [plain(payload.refusal)] }
  const id = newId(ctx.now)
  return {
    event: 'prepare',
    sentences: [plain(say.prepared[kind])],
    blocks: [{ kind: 'preview', proposal_id: id }],
    proposals: [{ id, payload }],
  }
}

async function payloadOf(
  turn: Turn,
  kind: ProposalKind,
  proposal: number | null,
): Promise<ProposalPayload | { refusal: string }> {
  switch (kind) {
    case 'request':
      return requestPayload(turn, proposal)
    case 'meeting':
      return meetingPayload(turn)
    case 'shortlist':
      return shortlistPayload(turn)
  }
}

function requestPayload(turn: Turn, proposal: number | null): ProposalPayload | { refusal: string } {
  const { requirement, say, lang, screen, conversation } = turn
  if (namedRoles(requirement).length === 0) return { refusal: say.questions.roles }
  const squad = screen?.kind === 'squads' && proposal !== null ? screen.proposals[proposal] : undefined
  const name = conversation.is_titled ? conversation.title : titleOf(requirement, lang)
  return {
    kind: 'request',
    fields: { product_name: name, industry: '' },
    requirement,
    members: squad?.seats.map(({ id }) => id) ?? [],
  }
}

const MAX_TOPIC = 200
async function meetingPayload(turn: Turn): Promise<ProposalPayload> {
  const { requirement, lang, reader, conversation } = turn
  const roles = namedRoles(requirement).map(({ role, count }) => `${count ?? 1} × ${roleName(role!, lang)}`)
  return {
    kind: 'meeting',
    topic: roles.join(lang === 'ar' ? '، ' : ', ').slice(0, MAX_TOPIC),
    project_id: conversation.project_id,
    timezone: reader.zone ?? DEFAULT_ZONE,
  }
}

async function shortlistPayload(turn: Turn): Promise<ProposalPayload | { refusal: string }> {
  const { ctx, say, conversation } = turn
  const { viewer } = ctx
  const project =
    viewer.kind === 'client' && conversation.project_id
      ? await projectOf(ctx.db, viewer.userId, conversation.project_id)
      : undefined
  if (!project) return { refusal: say.noRequest }
  const referred = await referredIds(turn)
  const ids = referred.length > 0 ? referred : screenIds(turn)
  return ids.length === 0 ? { refusal: say.whoFirst } : { kind: 'shortlist', project_id: project.id, ids }
}
