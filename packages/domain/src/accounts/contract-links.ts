import * as z from 'zod/mini'
import { codeRequest } from '../codes/schema.ts'
import { codeErrors } from '../codes/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { line } from '../kernel/validation/fields.ts'
import { accountErrors } from './errors.ts'
import { user } from './schema.ts'

/** Token of a mailed link. */
export const mailedLink = () => line(120)

export const linkSent = () =>
  z.object({
    message: z.string(),
    data: z.object({
      resend_after: z.number(),
      expires_in: z.number(),
      /** False when an earlier link is still valid, and so in the mailbox. */
      sent: z.boolean(),
    }),
  })

/** Sign-in by mailed link, which wrong codes cannot lock out (D-120). */
export const linksContract = {
  send: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in-link',
    access: 'anyone',
    summary: 'Mails a link that signs in once; the answer is the same whether or not the address has an account',
    body: codeRequest(),
    answer: linkSent(),
    limit: { count: 20, seconds: 60 },
    idempotent: false,
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/auth/login/link',
    access: 'anyone',
    summary: 'Signs in with the mailed link',
    body: z.strictObject({ link: mailedLink() }),
    answer: z.object({ data: z.object({ access_token: z.string(), user: user() }) }),
    refusals: [codeErrors.link_invalid, accountErrors.account_blocked],
    limit: { count: 30, seconds: 60 },
    idempotent: false,
  }),
} as const
