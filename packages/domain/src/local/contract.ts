import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'

/** The local world plays every outside service; this is where its mail and its phones are read. */
export const localContract = {
  outbox: endpoint({
    method: 'GET',
    path: '/api/local/outbox',
    access: 'anyone',
    localOnly: true,
    summary: 'What was sent to whom, newest first',
    query: z.object({
      to: z.optional(z.string().check(z.maxLength(254))),
      channel: z.optional(z.literal(['email', 'sms', 'whatsapp', 'voice'], 'choice')),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          channel: z.string(),
          to: z.string(),
          subject: z.nullable(z.string()),
          text: z.string(),
          html: z.nullable(z.string()),
          sent_at: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  outboxPage: endpoint({
    method: 'GET',
    path: '/local/outbox',
    access: 'anyone',
    localOnly: true,
    summary: 'The same as a page',
    query: z.object({
      to: z.optional(z.string().check(z.maxLength(254))),
      lang: z.optional(z.string()),
      refresh: z.optional(z.string()),
    }),
    answer: 'page',
  }),
} as const
