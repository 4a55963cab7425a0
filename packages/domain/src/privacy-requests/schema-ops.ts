import * as z from 'zod/mini'
import { email, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { PRIVACY_KINDS, PRIVACY_REASON_LENGTH, PRIVACY_STATES } from './rules.ts'

export const privacyReasonForm = () => z.strictObject({ reason: prose(PRIVACY_REASON_LENGTH) })
export const privacyRequestForm = () =>
  z.strictObject({
    kind: z.literal(PRIVACY_KINDS, 'choice'),
    email: email(),
    received_on: z.iso.date('required'),
    reason: prose(PRIVACY_REASON_LENGTH),
  })

export const privacyRequest = () =>
  z.object({
    id: id(),
    kind: z.literal(PRIVACY_KINDS),
    state: z.literal(PRIVACY_STATES),
    /** Without name and address once the account is closed. */
    person: z.object({
      id: id(),
      type: z.literal([TALENT, CLIENT]),
      name: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
    /** Asked in the account, or recorded by a colleague: with that it is answered. */
    requested_at: z.string(),
    /** Days: when it reached us, and until when the law wanted an answer. */
    received_on: z.string(),
    answer_by: z.string(),
    is_late_answer: z.boolean(),
    /** Of a closing the moment it happens; of a copy the end of its download. */
    closes_at: z.nullable(z.string()),
    lapses_at: z.nullable(z.string()),
    ended_at: z.nullable(z.string()),
    waits_for_pay: z.boolean(),
    /** The colleague who recorded it; null when the person asked alone. */
    recorded_by: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    stopped_by: z.nullable(z.string()),
    stop_reason: z.nullable(z.string()),
    can_stop: z.boolean(),
  })
export type PrivacyRequest = z.output<ReturnType<typeof privacyRequest>>
