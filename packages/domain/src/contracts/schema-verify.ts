import * as z from 'zod/mini'
import { compact } from '../kernel/text/text.ts'

/** The code of a certificate as it is printed or typed, or the hash of the file; one of both. */
export const verifyForm = () =>
  z
    .strictObject({
      code: z.optional(
        z.pipe(
          z.pipe(z.string(), z.transform(compact)),
          z.string().check(z.regex(/^[0-9A-F]{16}$/, 'verification_code')),
        ),
      ),
      sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'wrong_type'))),
    })
    .check(
      z.refine(({ code, sha256 }) => code !== undefined || sha256 !== undefined, { error: 'required', path: ['code'] }),
    )

export const verifiedContract = () =>
  z.object({
    number: z.string(),
    term: z.number(),
    /** Both sides have signed. */
    is_complete: z.boolean(),
    printed_at: z.string(),
    document_hash: z.string(),
    signatures: z.array(
      z.object({
        party: z.literal(['talent', 'client']),
        /** As in the copy; null without its code. */
        name: z.nullable(z.string()),
        on_behalf_of: z.nullable(z.string()),
        capacity: z.nullable(z.string()),
        signed_at: z.string(),
      }),
    ),
  })
export type VerifiedContract = z.output<ReturnType<typeof verifiedContract>>
