import { randomBytes, randomInt } from 'node:crypto'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { MOST_CONFIRMATIONS, PODCAST, SENT_TWICE_WITHIN, ticketDue } from '@fareeq/domain/site/rules-tickets.ts'
import type { ContactTopic } from '@fareeq/domain/site/schema-forms.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Viewer, hashOf } from '../../platform/session.ts'
import { contactMail, podcastMail } from './emails.ts'
import {
  askSubscriber,
  confirmSubscriber,
  insertTicket,
  lockSender,
  sameTicket,
  ticketsFrom,
} from './queries-visitors.ts'

/** Read out on the phone without "was that an O or a zero?". */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE_LENGTH = 6
const newReference = (): string =>
  Array.from({ length: REFERENCE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const RECEIVED = {
  ar: 'وصلتنا رسالتك، وسنرد عليك قريبًا.',
  en: 'We have your message and will answer soon.',
}
const CHECK_MAIL = {
  ar: 'أرسلنا إليك رابطًا. افتحه لتأكيد بريدك.',
  en: 'We have sent you a link. Open it to confirm your address.',
}

type Contact = { name: string; email: string; topic: ContactTopic; message: string; website?: string }
type Caller = { viewer: Viewer; lang: Lang; now: Date }

/** A message becomes a ticket, once, and its sender hears so. A robot gets the same answer, and nothing is kept. */
export async function receiveContact(db: Db, platform: Platform, form: Contact, { viewer, lang, now }: Caller) {
  const due = ticketDue('contact', now)
  const answer = (reference: string, due_at: Date) => ({
    data: { reference, due_at: due_at.toISOString() },
    message: RECEIVED[lang],
  })
  if (form.website) return answer(newReference(), due)
  return db.transaction(async (db) => {
    await lockSender(db, form.email)
    const said = { email: form.email, subject: form.topic, body: form.message, since: after(now, -SENT_TWICE_WITHIN) }
    const same = await sameTicket(db, said)
    if (same) return answer(same.reference, same.due_at)
    const mails = await ticketsFrom(db, form.email, after(now, -DAY))
    const ticket = {
      id: newId(now),
      kind: 'contact' as const,
      subject: form.topic,
      body: form.message,
      from_name: form.name,
      from_email: form.email,
      user_id: 'userId' in viewer ? viewer.userId : null,
      lang,
      due_at: due,
      now,
    }
    let reference = newReference()
    while (!(await insertTicket(db, { ...ticket, reference }))) reference = newReference()
    await audit(db, {
      actor: actorOf(viewer),
      action: 'ticket.opened',
      subject: { kind: 'ticket', id: ticket.id },
      details: { kind: ticket.kind },
    })
    await platform.events.publish(db, { topic: 'tickets', name: 'ticket.opened', body: { id: ticket.id } })
    if (mails < MOST_CONFIRMATIONS)
      await queueMessage(db, platform.jobs, { to: form.email, ...contactMail(lang, { reference, due }) })
    return answer(reference, due)
  })
}

/** The same answer for everybody: nobody learns who has subscribed already. */
export async function subscribe(
  db: Db,
  { env, jobs }: Platform,
  form: { email: string; website?: string },
  lang: Lang,
  now: Date,
) {
  if (form.website) return { message: CHECK_MAIL[lang] }
  const token = randomBytes(32).toString('base64url')
  const ask = {
    email: form.email,
    lang,
    tokenHash: hashOf(token),
    expiresAt: after(now, PODCAST.lifetime),
    mailedBefore: after(now, -PODCAST.pause),
    now,
  }
  await db.transaction(async (db) => {
    if (!(await askSubscriber(db, ask))) return
    const url = `${env.PUBLIC_URL}/api/site/podcast/confirm/${token}`
    await queueMessage(db, jobs, { to: form.email, ...podcastMail(lang, url) })
  })
  return { message: CHECK_MAIL[lang] }
}

/** Where the link leads: the page of the podcast, in the language of the mail. */
export async function confirmPodcast(db: Db, token: string, now: Date): Promise<string> {
  const found = /^[\w-]{43}$/.test(token) ? await confirmSubscriber(db, hashOf(token), now) : undefined
  return found ? `/podcast?subscribed=yes&lang=${found.lang}` : '/podcast?subscribed=expired'
}
