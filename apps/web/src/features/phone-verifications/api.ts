import { phoneVerificationsCalls as calls } from '@fareeq/domain/phone-verifications/calls.ts'
import type { PhoneRequest } from '@fareeq/domain/phone-verifications/schema.ts'
import { callApi } from '../../platform/calls/call-api.ts'

export type Channel = PhoneRequest['channel']
type Phone = { phone: string; country_code: string }

// A 401 here must not clear the session during code entry.
const where = 'phone-verification'

export const requestPhoneCode = async (phone: Phone, channel: Channel) =>
  (await callApi(calls.requestPhoneCode, { body: { ...phone, channel } }, { where, key: 'phone-code' })).data

export const verifyPhone = (code: string) => callApi(calls.verifyPhone, { body: { code } }, { where })

/** Called while typing: the answer is shown at the field, never as a toast. */
export const validatePhone = (phone: Phone) =>
  callApi(calls.validatePhone, { body: phone }, { key: 'validate-phone', quiet: true })
