import { expect, test } from 'vitest'
import { servicesOff } from './optional-services.ts'

const nothing = { identity: false, payments: false }

test.each([
  ['the local outbox', undefined, []],
  ['Twilio', 'twilio://sid:token@+15551234', ['whatsapp', 'voice']],
  ['Twilio with a number that can call', 'twilio://sid:token@+15551234?also=voice', ['whatsapp']],
  ['Twilio with both', 'twilio://sid:token@+15551234?also=whatsapp,voice', []],
  ['Unifonic, which carries SMS only', 'unifonic://app@Fareeq?also=voice', ['whatsapp', 'voice']],
])('codes by WhatsApp and voice are offered where they can be sent: %s', (_, SMS_URL, off) => {
  expect(servicesOff({ off: nothing, SMS_URL })).toEqual(off)
})

test('without an identity provider and a key of Stripe there is no Google and no card', () => {
  expect(servicesOff({ off: { identity: true, payments: true }, SMS_URL: undefined })).toEqual(['google', 'card'])
})
