import { requestRequirement } from '@fareeq/domain/recruiter/rules-request.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { recruiterContract } from '@fareeq/domain/recruiter/contract.ts'
import { recruiterErrors } from '@fareeq/domain/recruiter/errors.ts'
import { MAX_CONVERSATIONS, MAX_MESSAGES, type Question } from '@fareeq/domain/recruiter/limits.ts'
import { NO_REQUIREMENT } from '@fareeq/domain/recruiter/rules-requirement.ts'
import { titleOf } from '@fareeq/domain/recruiter/rules-understood.ts'
import { type DialogueState, dialogueLife } from '@fareeq/domain/recruiter/states.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { projectOf } from '../client-projects/queries.ts'
import { answerMessage, perform, turnOf } from './actions-answering.ts'
import { audienceOf, conversationOrNotFound, lockedConversation } from './actions-owning.ts'
import { peopleById, readerOf } from './actions-people.ts'
import { toConversation } from './actions-reading.ts'
import type { Outcome, Turn } from './actions-turn.ts'
import {
  type Owner,
  conversationsOf,
  countConversations,
  deleteConversation,
  insertConversation,
  saveProgress,
  saveSharing,
  saveTitle,
} from './queries.ts'
import { insertAnswer, insertPersonMessage, insertSuggestions, messageByKey } from './queries-messages.ts'
import { insertProposal } from './queries-proposals.ts'
import type { RecruiterConversationRow } from './rows.ts'

type Body<Name extends 'begin' | 'change' | 'say' | 'correct'> = BodyOf<(typeof recruiterContract)[Name]>

export async function listConversations({ db }: RequestContext, owner: Owner | null) {
  const rows = owner ? await conversationsOf(db, owner, MAX_CONVERSATIONS) : []
  return { data: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) }
}

/** The request of the company that it is about. */
async function requestFor({ db, viewer }: RequestContext, id: string) {
  if (viewer.kind !== 'client') return undefined
  const request = may(viewer, 'requests.read') ? await projectOf(db, viewer.userId, id) : undefined
  if (!request) throw new Refusal(platformErrors.not_found)
  return request
}

/** With a request it begins with what the request says. */
export async function beginConversation(ctx: RequestContext, owner: Owner, { timezone, project_id }: Body<'begin'>) {
  const { db, viewer, now } = ctx
  if ((await countConversations(db, owner)).count >= MAX_CONVERSATIONS)
    throw new Refusal(recruiterErrors.too_many_conversations)
  const request = project_id === undefined ? undefined : await requestFor(ctx, project_id)
  const id = newId(now)
  await insertConversation(
    db,
    {
      id,
      audience: audienceOf(viewer),
      owner,
      project_id: request ? (project_id ?? null) : null,
      timezone: timezone ?? null,
      requirement: request ? requestRequirement(request) : NO_REQUIREMENT,
    },
    now,
  )
  return { data: await toConversation(ctx, await conversationOrNotFound(db, owner, id)) }
}

export const readConversation = async (ctx: RequestContext, owner: Owner, id: string) => ({
  data: await toConversation(ctx, await conversationOrNotFound(ctx.db, owner, id)),
})

/** Its owner alone names it, shares it and takes it back. */
export const changeConversation = (
  ctx: RequestContext,
  owner: Owner,
  id: string,
  { title, is_shared }: Body<'change'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    const { is_own } = await lockedConversation(db, owner, id)
    if (!is_own) throw new Refusal(platformErrors.not_found)
    if (title !== undefined) await saveTitle(db, id, title)
    if (is_shared !== undefined && viewer.kind === 'client') await saveSharing(db, id, is_shared)
    return { data: await toConversation(ctx, await conversationOrNotFound(db, owner, id)) }
  })

export const removeConversation = (ctx: RequestContext, owner: Owner, id: string) =>
  inTransaction(ctx, async ({ db }) => {
    const { is_own } = await lockedConversation(db, owner, id)
    if (!is_own) throw new Refusal(platformErrors.not_found)
    await deleteConversation(db, id)
  })

/** A message and its answer, saved together: nothing that was said is lost. */
export const saySomething = (
  ctx: RequestContext,
  owner: Owner,
  id: string,
  { id: messageId, text, lang, command }: Body<'say'>,
) =>
  inTransaction({ ...ctx, lang }, async (ctx): Promise<void> => {
    const { db, now, viewer } = ctx
    const conversation = await lockedConversation(db, owner, id)
    // Sent again by a browser that did not hear the answer.
    if (await messageByKey(db, id, messageId)) return
    if (conversation.messages + 2 > MAX_MESSAGES) throw new Refusal(recruiterErrors.conversation_full)
    const { turn, outcome, reading } = await answerMessage(ctx, conversation, { text, lang, command })
    const seq = conversation.messages + 1
    const user_id = viewer.kind === 'client' || viewer.kind === 'talent' ? viewer.userId : null
    await insertPersonMessage(db, { id: messageId, conversation_id: id, seq, user_id, text, lang }, now)
    await saveAnswer(ctx, conversation, {
      turn,
      outcome,
      seq: seq + 1,
      unread: isAnswered(outcome) || reading.changes.length === 0 ? [] : reading.unread,
    })
  })

/** What was not read is said beside a question or a card, not beside a sentence of its own; a button was read whole. */
const isAnswered = ({ event }: Outcome): boolean => event === undefined

type NewAnswer = {
  readonly turn: Turn
  readonly outcome: Outcome
  readonly seq: number
  readonly unread: readonly string[]
}

async function saveAnswer(
  ctx: RequestContext,
  conversation: RecruiterConversationRow,
  { turn, outcome, seq, unread }: NewAnswer,
): Promise<void> {
  const { db, now } = ctx
  const { sentences = [], blocks = [], choices = [], question = null, proposals = [], suggested = [], event } = outcome
  const requirement = outcome.requirement ?? turn.requirement
  const answerId = newId(now)
  for (const { id, payload } of proposals)
    await insertProposal(db, { id, conversation_id: conversation.id, payload }, now)
  await insertAnswer(
    db,
    {
      id: answerId,
      conversation_id: conversation.id,
      seq,
      lang: turn.lang,
      sentences,
      blocks,
      choices,
      unread,
      question,
    },
    now,
  )
  if (suggested.length > 0) await insertSuggestions(db, answerId, suggested, now)
  const isRestart = event === 'restart'
  const questions: Question[] = isRestart ? [] : [...conversation.asked]
  await saveProgress(
    db,
    conversation.id,
    {
      state: stateAfter(conversation.state, event),
      requirement,
      asked: question ? [...questions, question] : questions,
      question,
      shown: outcome.screen === undefined ? conversation.shown : outcome.screen,
      title: titleOf(requirement, turn.lang) || conversation.title,
      messages: seq,
    },
    now,
  )
}

const stateAfter = (state: DialogueState, event: Outcome['event']): DialogueState =>
  (event && dialogueLife.next(state, event)) ?? state

/** Corrected field by field: what is on the screen follows, without a word of the person. */
export const correctRequirement = (
  ctx: RequestContext,
  owner: Owner,
  id: string,
  { requirement, lang }: Body<'correct'>,
) =>
  inTransaction({ ...ctx, lang }, async (ctx) => {
    const { db } = ctx
    const conversation = await lockedConversation(db, owner, id)
    if (conversation.messages + 1 > MAX_MESSAGES) throw new Refusal(recruiterErrors.conversation_full)
    const reader = await readerOf(ctx, conversation.timezone)
    const people = await peopleById(ctx, [])
    const turn = turnOf({ ctx, reader, conversation, text: '', lang, people }, { requirement, references: [] })
    const { shown } = conversation
    const outcome: Outcome = shown ? await perform(turn, shown.kind === 'squads' ? 'compose' : 'find') : {}
    if (shown) await saveAnswer(ctx, conversation, { turn, outcome, seq: conversation.messages + 1, unread: [] })
    else
      await saveProgress(
        db,
        id,
        { ...conversation, requirement, title: titleOf(requirement, lang) || conversation.title },
        ctx.now,
      )
    return { data: await toConversation(ctx, await conversationOrNotFound(db, owner, id)) }
  })
