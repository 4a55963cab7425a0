import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { inboundMailErrors } from './errors.ts'
import { inboundResult } from './schema.ts'

export const inboundMailsContract = {
  receive: endpoint({
    method: 'POST',
    path: '/api/webhooks/mails',
    access: 'anyone',
    summary:
      'A mail as it came over the wire (message/rfc822), with x-fareeq-timestamp and x-fareeq-signature: ' +
      'HMAC-SHA256 over the timestamp, a dot and the body; as often as it likes',
    answer: z.object({ data: inboundResult() }),
    refusals: [
      platformErrors.not_found,
      platformErrors.unavailable,
      inboundMailErrors.mail_signature,
      inboundMailErrors.mail_too_many_parts,
      inboundMailErrors.mail_unreadable,
    ],
    limit: { count: 600, seconds: 60 },
    // Idempotent by the Message-ID.
    idempotent: false,
  }),
} as const
