import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { conversationErrors } from './errors.ts'
import { MESSAGES_PER_MINUTE, MESSAGE_FILE_UPLOAD, UPLOADS_PER_HOUR } from './limits.ts'
import {
  conversation,
  conversationMessage,
  conversationsQuery,
  messageFile,
  messageForm,
  messagesQuery,
  readForm,
  reportForm,
  heldMessage,
  writeAnswer,
} from './schema.ts'

/** The id is that of what the conversation is about. */
const idParams = z.object({ id: id() })
const refusals = [platformErrors.not_authorized, platformErrors.not_found] as const

export const conversationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/conversations',
    access: 'user',
    may: 'conversations.use',
    summary: 'Conversations of the caller, the last message first',
    query: conversationsQuery(),
    answer: listOf(conversation()),
    refusals: [platformErrors.not_authorized],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'user',
    may: 'conversations.use',
    summary: 'What was written in a conversation, from the end',
    params: idParams,
    query: messagesQuery(),
    answer: listOf(conversationMessage(), { conversation: conversation(), held: z.array(heldMessage()) }),
    refusals,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'user',
    may: 'conversations.use',
    summary: 'Writes a message; the first one begins the conversation',
    params: idParams,
    body: messageForm(),
    status: 201,
    answer: writeAnswer(),
    refusals: [...refusals, conversationErrors.message_file_missing],
    limit: { count: MESSAGES_PER_MINUTE, seconds: 60, by: 'user' },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/files',
    access: 'user',
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
    path: '/api/conversations/:id/files/:file',
    access: 'user',
    may: 'conversations.use',
    summary: 'What is attached to a message',
    params: z.object({ id: id(), file: id() }),
    answer: 'file',
    refusals,
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/messages/:message/report',
    access: 'user',
    may: 'conversations.use',
    summary: 'Reports a message of somebody else to colleagues; a second time changes nothing',
    params: z.object({ id: id(), message: id() }),
    body: reportForm(),
    answer: z.object({ data: conversationMessage(), message: z.string() }),
    refusals: [...refusals, conversationErrors.message_not_reportable],
    limit: { count: 30, seconds: 3600, by: 'user' },
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/conversations/:id/read',
    access: 'user',
    may: 'conversations.use',
    summary: 'The caller has read it up to this message',
    params: idParams,
    body: readForm(),
    answer: z.object({ data: conversation() }),
    refusals,
  }),
} as const
