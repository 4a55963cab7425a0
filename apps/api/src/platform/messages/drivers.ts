import { type Driver, type Drivers, localDriver } from './driver.ts'
import { smtpDriver } from './smtp.ts'
import { snsDriver } from './sns.ts'
import { twilioDriver } from './twilio.ts'
import { unifonicDriver } from './unifonic.ts'

/** By the settings; what is not set stays in the local outbox. */
export const createDrivers = (settings: { SMTP_URL?: string; MAIL_FROM: string; SMS_URL?: string }): Drivers => ({
  mail: settings.SMTP_URL ? smtpDriver({ url: settings.SMTP_URL, from: settings.MAIL_FROM }) : localDriver,
  phone: settings.SMS_URL ? phoneDriver(settings.SMS_URL) : localDriver,
})

const PROVIDERS = { twilio: twilioDriver, unifonic: unifonicDriver, sns: snsDriver }
const SHAPE = /^(\w+):\/\/(?:([^:@]*)(?::([^@]*))?@)?([^?/]+)\/?(?:\?(.*))?$/

/** `twilio://sid:token@+15551234`, `unifonic://appsid@Fareeq`, `sns://key:secret@me-south-1`, each `?endpoint=…`. */
export function phoneDriver(url: string): Driver {
  const [, provider = '', ...rest] = SHAPE.exec(url) ?? []
  const make = PROVIDERS[provider as keyof typeof PROVIDERS]
  if (!make) throw new Error('SMS_URL must look like twilio://…, unifonic://… or sns://…')
  const [user = '', password = '', host = ''] = rest.slice(0, 3).map((part) => decodeURIComponent(part ?? ''))
  const endpoint = new URLSearchParams(rest[3]).get('endpoint')?.replace(/\/+$/, '')
  return make({ user, password, host, endpoint })
}
