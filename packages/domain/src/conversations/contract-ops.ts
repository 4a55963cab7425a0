import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { conversationErrors } from './errors.ts'
import { MAIL_CHOICES, MESSAGES_PER_MINUTE, MESSAGE_FILE_UPLOAD, UPLOADS_PER_HOUR } from './limits.ts'
import {
  conversation,
  mailChoiceForm,
  conversationMessage,
  messageFile,
  messageForm,
  messagesQuery,
  readForm,
  staffConversationsQuery,
  heldMessage,
  writeAnswer,
} from './schema.ts'

const idParams = z.object({ id: id() })
const refusals = [platformErrors.not_authorized, platformErrors.not_found] as const

export const conversationsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/conversations',
    access: 'staff',
    may: 'conversations.use',
    summary: 'Conversations of the kinds the caller answers: those that wait for us, the longest first, or all',
    query: staffConversationsQuery(),
    answer: listOf(conversation(), {
      waiting: z.number(),
      /** Which of them the caller is written to about. */
      mails: z.literal(MAIL_CHOICES),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  chooseMails: endpoint({
    method: 'PUT',
    path: '/api/ops/conversation-mails',
    access: 'staff',
    may: 'conversations.use',
    summary: 'Which conversations the caller is written to about',
    body: mailChoiceForm(),
    answer: z.object({ data: mailChoiceForm() }),
    refusals: [platformErrors.not_authorized],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/ops/conversations/:id/messages',
    access: 'staff',
    may: 'conversations.use',
    summary: 'What was written in a conversation, from the end',
    params: idParams,
    query: messagesQuery(),
    answer: listOf(conversationMessage(), { conversation: conversation(), held: z.array(heldMessage()) }),
    refusals,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/ops/conversations/:id/messages',
    access: 'staff',
    may: 'conversations.use',
    summary: 'Writes a message to all who take part; what was asked before is answered by it',
    params: idParams,
    body: messageForm(),
    status: 201,
    answer: writeAnswer(),
    refusals: [...refusals, conversationErrors.message_file_missing],
    limit: { count: MESSAGES_PER_MINUTE, seconds: 60, by: 'user' },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/ops/conversations/:id/files',
    access: 'staff',
    may: 'conversations.use',
    summary: 'A file for a message, kept for the one that names it',
    params: idParams,
    upload: MESSAGE_FILE_UPLOAD,
    status: 201,
    answer: z.object({ data: messageFile() }),
    refusals: [...refusals, platformErrors.file_type, platformErrors.file_too_large],
    limit: { count: UPLOADS_PER_HOUR, seconds: 3600, by: 'user' },
    // A repeated upload is another file, which nobody names and a job deletes.
    idempotent: false,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/ops/conversations/:id/files/:file',
    access: 'staff',
    may: 'conversations.use',
    summary: 'What is attached to a message',
    params: z.object({ id: id(), file: id() }),
    answer: 'file',
    refusals,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/ops/conversations/:id/read',
    access: 'staff',
    may: 'conversations.use',
    summary: 'A colleague has read it up to this message',
    params: idParams,
    body: readForm(),
    answer: z.object({ data: conversation() }),
    refusals,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/ops/conversations/:id/settle',
    access: 'staff',
    may: 'conversations.use',
    summary: 'Nothing up to this message waits for an answer of ours',
    params: idParams,
    body: readForm(),
    answer: z.object({ data: conversation() }),
    refusals,
  }),
} as const
