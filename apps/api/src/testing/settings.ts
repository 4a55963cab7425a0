import { BadSettings } from '../platform/env-parse.ts'
import { readEnv } from '../platform/env.ts'

export const SECRET_KEY = 'k'.repeat(32)

/** With these production needs no local driver. */
export const PRODUCTION_SETTINGS = {
  SECRET_KEY,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fareeq.example',
  DATABASE_URL: 'postgres://fareeq@db/fareeq',
  MAIL_FROM: 'Fareeq <hello@fareeq.example>',
  SMTP_URL: 'smtp://user:password@mail.example:587',
  SMS_URL: 'unifonic://app@Fareeq',
  IDENTITY_ISSUER: 'https://accounts.google.com/',
  IDENTITY_CLIENT_ID: 'id',
  IDENTITY_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STORAGE_URL: 's3://key:secret@host/bucket',
  SELLER_NAME_AR: 'شركة فريق',
  SELLER_NAME_EN: 'Fareeq LLC',
  SELLER_ADDRESS_AR: 'الرياض',
  SELLER_ADDRESS_EN: 'Riyadh',
  SELLER_VAT_NUMBER: '310123456700003',
}

/** The error message when the start is refused. */
export function complaintOf(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof BadSettings) return error.message
    throw error
  }
  return 'started'
}
