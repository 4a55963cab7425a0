import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { staffReason } from '../staff/schema-accounts.ts'
import { messageErrors } from './errors.ts'
import { TROUBLES } from './limits.ts'
import { troubledMessage, troublesQuery } from './schema-messages.ts'

export const messagesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/messages',
    access: 'staff',
    may: 'messages.read',
    summary: 'The messages that did not arrive, newest first: those given up, still being tried, or dismissed',
    query: troublesQuery(),
    answer: listOf(troubledMessage(), { counts: z.array(z.object({ state: z.literal(TROUBLES), count: z.number() })) }),
    refusals: [platformErrors.not_authorized],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/ops/messages/:id/retry',
    access: 'staff',
    may: 'messages.read',
    summary: 'Sends a message that was given up or came back once more, from the first attempt',
    params: z.object({ id: id() }),
    answer: z.object({ message: z.string() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, messageErrors.message_gone],
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/ops/messages/:id/dismiss',
    access: 'staff',
    may: 'messages.read',
    summary: 'Sets a message that failed aside, with a reason: it is no longer work, and the list says who decided it',
    params: z.object({ id: id() }),
    body: staffReason(),
    answer: z.object({ message: z.string() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found, messageErrors.message_not_failed],
  }),
} as const
