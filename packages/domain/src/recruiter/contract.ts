import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { recruiterErrors } from './errors.ts'
import {
  confirmForm,
  conversation,
  conversationChanges,
  conversationForm,
  conversationSummary,
  messageForm,
  objectionForm,
  requirementForm,
} from './schema.ts'

const idParams = z.object({ id: id() })
const proposalParams = z.object({ id: id(), proposal_id: id() })
const answer = () => z.object({ data: conversation() })
const refusals = [platformErrors.not_found] as const
/** A person types a few messages a minute; a script would type fifty. */
const talkLimit = { count: 20, seconds: 60, by: 'user' } as const
const readLimit = { count: 120, seconds: 60, by: 'user' } as const

// Not idempotent by a key but by what they do: the answer is made of people, whom the matching index reads outside of the
// transaction that a key would open. A second press finds what the first one did.

/** A visitor’s conversations belong to the cookie that begins them, and move into the account that they sign in with. */
export const recruiterContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/recruiter/conversations',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'The caller’s conversations with the recruiter and those that colleagues share, last changed first',
    answer: z.object({ data: z.array(conversationSummary()) }),
    hiddenFromImpersonation: true,
    limit: readLimit,
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/recruiter/conversations',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'Begins a conversation, about a request if one is named',
    body: conversationForm(),
    status: 201,
    idempotent: false,
    answer: answer(),
    hiddenFromImpersonation: true,
    refusals: [...refusals, recruiterErrors.too_many_conversations],
    limit: talkLimit,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/recruiter/conversations/:id',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'A conversation with all it says, as the caller may see it today',
    params: idParams,
    answer: answer(),
    hiddenFromImpersonation: true,
    refusals,
    limit: readLimit,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/recruiter/conversations/:id',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'Names a conversation, or shares it with colleagues of the company',
    params: idParams,
    body: conversationChanges(),
    idempotent: false,
    answer: answer(),
    refusals,
    limit: talkLimit,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/recruiter/conversations/:id',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'Deletes a conversation with all it says',
    params: idParams,
    answer: 'empty',
    refusals,
    limit: talkLimit,
  }),
  say: endpoint({
    method: 'POST',
    path: '/api/recruiter/conversations/:id/messages',
    access: 'anyone',
    may: 'recruiter.talk',
    summary:
      'Says something; the answer comes as server-sent events: each `sentence`, then the `conversation` with all of it',
    params: idParams,
    body: messageForm(),
    answer: 'stream',
    // The message has an id of the browser: sent again, the same answer is read again.
    idempotent: false,
    refusals: [...refusals, recruiterErrors.conversation_full],
    limit: talkLimit,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/recruiter/conversations/:id/requirement',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'Corrects what was understood, field by field; what is shown follows',
    params: idParams,
    body: requirementForm(),
    idempotent: false,
    answer: answer(),
    refusals,
    limit: talkLimit,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/recruiter/conversations/:id/proposals/:proposal_id/confirm',
    access: 'client',
    may: 'recruiter.talk',
    summary:
      'Does what was prepared, as the screen of it would and with its permission; the trail says who confirmed it',
    params: proposalParams,
    body: confirmForm(),
    idempotent: false,
    answer: answer(),
    refusals: [...refusals, platformErrors.not_authorized, recruiterErrors.proposal_gone],
    limit: talkLimit,
  }),
  drop: endpoint({
    method: 'POST',
    path: '/api/recruiter/conversations/:id/proposals/:proposal_id/drop',
    access: 'anyone',
    may: 'recruiter.talk',
    summary: 'Leaves what was prepared; nothing changes',
    params: proposalParams,
    idempotent: false,
    answer: answer(),
    refusals: [...refusals, recruiterErrors.proposal_gone],
    limit: talkLimit,
  }),
  object: endpoint({
    method: 'POST',
    path: '/api/recruiter/conversations/:id/objections',
    access: 'user',
    may: 'recruiter.talk',
    summary: 'Objects to a suggestion; a colleague reads it and answers',
    params: idParams,
    body: objectionForm(),
    status: 201,
    answer: z.object({ data: z.object({ reference: z.string(), due_at: z.string() }) }),
    refusals,
    limit: { count: 5, seconds: 600, by: 'user' },
  }),
} as const
