import * as z from 'zod/mini'
import { line } from '../kernel/validation/fields.ts'
import { parsePhone } from './rules.ts'

/** The two halves of a phone number as a form has them; the country is an ISO code or a dial code. */
export const phoneParts = { phone: line(32), country_code: line(5) }

export const phoneIsReal = z.refine<{ phone: string; country_code: string }>(
  ({ phone, country_code }) => parsePhone(phone, country_code) !== null,
  { error: 'phone', path: ['phone'] },
)

export const phoneInput = () => z.strictObject(phoneParts).check(phoneIsReal)

export const phoneRequest = () =>
  z
    .strictObject({ ...phoneParts, channel: z._default(z.literal(['sms', 'whatsapp', 'voice'], 'choice'), 'sms') })
    .check(phoneIsReal)
export type PhoneRequest = z.output<ReturnType<typeof phoneRequest>>
