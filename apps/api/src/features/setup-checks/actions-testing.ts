import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { phoneAnywhere } from '@fareeq/domain/phone-verifications/rules.ts'
import type { setupChecksContract } from '@fareeq/domain/setup-checks/contract.ts'
import { setupErrors } from '@fareeq/domain/setup-checks/errors.ts'
import type { TestedService } from '@fareeq/domain/setup-checks/limits.ts'
import type { TestOutcome } from '@fareeq/domain/setup-checks/schema.ts'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { RequestContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Driver, Drivers } from '../../platform/messages/driver.ts'
import type { Message } from '../../platform/messages/message.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { mailOf } from '../../platform/messages/news.ts'
import type { Staff } from '../../platform/session.ts'
import { colleague } from '../staff/queries.ts'
import { saveOutcome } from './actions.ts'

const TIMEOUT = 20 * SECOND
const MAX_ANSWER = 300

/** What an admin sends to see that it arrives; no text of the business, so that content does not edit it. */
const TEST_WORDS = {
  ar: {
    subject: 'تجربة البريد من فريق',
    title: 'وصلت الرسالة',
    text: 'أُرسلت من صفحة التجهيز لتجربة البريد.',
    button: 'فتح صفحة التجهيز',
    sms: 'رسالة تجربة من منصة فريق. لا يلزمك أي إجراء.',
  },
  en: {
    subject: 'Fareeq mail test',
    title: 'The mail arrived',
    text: 'It was sent from the set-up page, to test mail.',
    button: 'Open the set-up page',
    sms: 'A test message from Fareeq. There is nothing to do.',
  },
} as const satisfies Record<Lang, object>

type Body = BodyOf<(typeof setupChecksContract)['test']>

/** Straight to the provider, which answers at once; the local outbox shows what is queued. */
async function sendNow({ db, platform, now }: RequestContext<Staff>, driver: Driver, message: Message) {
  if (driver.local) {
    await queueMessage(db, platform, message)
    return `${message.to}: /local/outbox`
  }
  const parts = message.channel === 'email' ? message : { subject: null, html: null }
  const { subject, html = null } = parts
  const { channel, to, lang, text } = message
  const id = newId(now)
  const { providerId } = await driver.send({ id, channel, to, lang, text, subject, html, headers: {}, calendar: null })
  return [to, providerId].filter(Boolean).join(': ')
}

async function tryStorage({ platform: { files }, now }: RequestContext<Staff>): Promise<string> {
  const content = Buffer.from(`Fareeq ${newId(now)}`)
  const { key, size } = await files.put(Readable.from([content]), { limit: 1024 })
  try {
    const chunks = (await (await files.get(key))?.toArray()) as Uint8Array[] | undefined
    if (!chunks || !Buffer.concat(chunks).equals(content)) throw new Error('the file that was read is another one')
  } finally {
    await files.delete(key)
  }
  return `${size} bytes written, read and deleted`
}

function tryService(ctx: RequestContext<Staff>, drivers: Drivers, service: TestedService, { phone }: Body) {
  const { db, platform, lang, viewer } = ctx
  switch (service) {
    case 'mail':
      return async () => {
        const { email } = await colleague(db, viewer.staffId)
        const { sms: _, text, ...words } = TEST_WORDS[lang]
        const url = platform.env.PUBLIC_URL + pathTo('opsSection', { section: 'setup-checks' })
        return sendNow(ctx, drivers.mail, { to: email, ...mailOf(lang, { ...words, paragraphs: [text] }, url) })
      }
    case 'sms': {
      const number = phoneAnywhere(phone ?? '')
      if (!number) throw new Refusal(rule.phone, { field: 'phone' })
      return () => sendNow(ctx, drivers.phone, { channel: 'sms', to: number.e164, lang, text: TEST_WORDS[lang].sms })
    }
    case 'storage':
      return () => tryStorage(ctx)
    case 'payments':
      return () => platform.payments.probe()
    case 'identity':
      return () => platform.identity.probe()
  }
}

const tooSlow = async (): Promise<never> => {
  await delay(TIMEOUT, undefined, { ref: false })
  throw new Error(`no answer within ${TIMEOUT / SECOND} seconds`)
}

/** A connection that is refused on every address of a host has no message of its own. */
const wordsOf = (error: unknown): string => {
  const { message, code, cause } = error as Error & { code?: string }
  return message || code || (cause ? wordsOf(cause) : 'no answer')
}

export async function testService(
  ctx: RequestContext<Staff>,
  drivers: Drivers,
  service: TestedService,
  body: Body,
): Promise<{ data: TestOutcome }> {
  const { off } = ctx.platform.env
  if (service in off && off[service as keyof typeof off]) throw new Refusal(setupErrors.service_off)
  const run = tryService(ctx, drivers, service, body)
  const startedAt = performance.now()
  const { passed, answer } = await Promise.race([run(), tooSlow()]).then(
    (answer) => ({ passed: true, answer }),
    (error: unknown) => ({ passed: false, answer: wordsOf(error) }),
  )
  await saveOutcome(ctx, service, passed ? 'setup.tested' : 'setup.failed')
  const milliseconds = Math.round(performance.now() - startedAt)
  return { data: { passed, answer: answer.slice(0, MAX_ANSWER), milliseconds } }
}
