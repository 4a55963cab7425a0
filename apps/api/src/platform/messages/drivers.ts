import { notificationsContract } from '@fareeq/domain/notifications/contract.ts'
import type { MessageChannel } from '@fareeq/domain/notifications/limits.ts'
import { type Driver, type Drivers, localDriver } from './driver.ts'
import { mailReceipts } from './mail-receipts.ts'
import { smtpDriver } from './smtp.ts'
import { snsDriver } from './sns.ts'
import { twilioDriver } from './twilio.ts'
import { unifonicDriver } from './unifonic.ts'

/** By settings; a channel without one uses the local outbox. */
export const createDrivers = (settings: Settings): Drivers => ({
  mail: settings.SMTP_URL ? mailDriver(settings.SMTP_URL, settings) : localDriver,
  phone: settings.SMS_URL ? phoneDriver(settings.SMS_URL, receiptsAt(settings.PUBLIC_URL)) : localDriver,
})
type Settings = {
  SMTP_URL?: string
  MAIL_FROM: string
  MAIL_RECEIPTS_SECRET?: string
  SMS_URL?: string
  PUBLIC_URL?: string
}

const mailDriver = (url: string, { MAIL_FROM: from, MAIL_RECEIPTS_SECRET: secret }: Settings): Driver =>
  smtpDriver({ url, from, ...(secret && { receipt: mailReceipts(secret) }) })

/** Webhooks need a public https address. */
const receiptsAt = (publicUrl = ''): string | undefined =>
  publicUrl.startsWith('https://') ? publicUrl + notificationsContract.receipts.path : undefined

/** Channels of phone messages beside SMS; only Twilio has others, and only those that its account was given. */
const MORE_CHANNELS = ['whatsapp', 'voice'] as const

/** Channels a code can be sent by: all in the local outbox; else SMS and, of Twilio, those named in `?also=whatsapp,voice`. */
export function phoneChannels(url: string | undefined): MessageChannel[] {
  if (!url) return ['sms', ...MORE_CHANNELS]
  const also = new URLSearchParams(SHAPE.exec(url)?.[5]).get('also')?.split(',') ?? []
  return ['sms', ...(url.startsWith('twilio:') ? MORE_CHANNELS.filter((channel) => also.includes(channel)) : [])]
}

const PROVIDERS = { twilio: twilioDriver, unifonic: unifonicDriver, sns: snsDriver }
const SHAPE = /^(\w+):\/\/(?:([^:@]*)(?::([^@]*))?@)?([^?/]+)\/?(?:\?(.*))?$/

/**
 * `twilio://sid:token@+15551234?also=whatsapp,voice`, `unifonic://appsid@Fareeq?receipts=<a word of yours>`, `sns://key:secret@me-south-1`,
 * each with `endpoint=…` where it is another than the provider's own.
 */
export function phoneDriver(url: string, receiptsUrl?: string): Driver {
  const [, provider = '', ...rest] = SHAPE.exec(url) ?? []
  const make = PROVIDERS[provider as keyof typeof PROVIDERS]
  if (!make) throw new Error('SMS_URL must look like twilio://…, unifonic://… or sns://…')
  const [user = '', password = '', host = ''] = rest.slice(0, 3).map((part) => decodeURIComponent(part ?? ''))
  const options = new URLSearchParams(rest[3])
  const endpoint = options.get('endpoint')?.replace(/\/+$/, '')
  const receipts = { url: receiptsUrl, key: options.get('receipts') ?? undefined }
  return make({ user, password, host, endpoint, receipts })
}
