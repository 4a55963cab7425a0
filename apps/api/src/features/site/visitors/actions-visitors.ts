import { randomBytes } from 'node:crypto'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { MAX_CONFIRMATIONS, PODCAST } from '@fareeq/domain/site/rules.ts'
import { ticketDue, ticketKindOf } from '@fareeq/domain/tickets/rules-opening.ts'
import type { ContactTopic } from '@fareeq/domain/tickets/limits.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { queueMessage } from '../../../platform/messages/messages.ts'
import { replyHeader } from '../../../platform/messages/reply-address.ts'
import { hashOf } from '../../../platform/session.ts'
import { contactMail, podcastMail } from '../emails.ts'
import { newReference, openTicket } from '../../tickets/actions-opening.ts'
import { lockSender } from '../../tickets/queries-opening.ts'
import { saveSubscriber, confirmSubscriber, ticketsFrom } from './queries-visitors.ts'

const RECEIVED = {
  ar: 'وصلتنا رسالتك، وسنرد عليك قريبًا.',
  en: 'We have your message and will answer soon.',
}
const CHECK_MAIL = {
  ar: 'أرسلنا إليك رابطًا. افتحه لتأكيد بريدك.',
  en: 'We have sent you a link. Open it to confirm your address.',
}

type Contact = { name: string; email: string; topic: ContactTopic; message: string; website?: string }

/** A message becomes a ticket, idempotently, with a confirmation mail. A bot gets the same answer without effect. */
export async function receiveContact(ctx: RequestContext, form: Contact) {
  const { platform, lang, now } = ctx
  const kind = ticketKindOf(form.topic)
  const due = ticketDue(kind, now, platform.policies.at(now))
  const answer = (reference: string, due_at: Date) => ({
    data: { reference, due_at: due_at.toISOString() },
    message: RECEIVED[lang],
  })
  if (form.website) return answer(newReference(), due)
  return inTransaction(ctx, async (ctx) => {
    // Locked before counting: concurrent clicks must see each other.
    const { db, viewer } = ctx
    await lockSender(db, form.email)
    const mails = await ticketsFrom(db, form.email, after(now, -DAY))
    const ticket = await openTicket(ctx, {
      kind,
      // The kind says it all where it has one topic.
      subject: kind === 'contact' ? form.topic : '',
      body: form.message,
      from_name: form.name,
      from_email: form.email,
      viewer,
      lang,
    })
    if (ticket.isNew && mails < MAX_CONFIRMATIONS)
      await queueMessage(db, platform, {
        to: form.email,
        headers: replyHeader(platform.env, { kind: 'ticket', id: ticket.id, person: form.email }),
        ...contactMail(lang, ticket),
      })
    return answer(ticket.reference, ticket.due)
  })
}

/** The same answer for everybody, against enumeration. */
export async function subscribe(
  { db, platform, lang, now }: RequestContext,
  form: { email: string; website?: string },
) {
  const { env } = platform
  if (form.website) return { message: CHECK_MAIL[lang] }
  const token = randomBytes(32).toString('base64url')
  const subscriber = {
    email: form.email,
    lang,
    tokenHash: hashOf(token),
    expiresAt: after(now, PODCAST.lifetime),
    mailedBefore: after(now, -PODCAST.pause),
    now,
  }
  await db.transaction(async (db) => {
    if (!(await saveSubscriber(db, subscriber))) return
    const url = `${env.PUBLIC_URL}/api/site/podcast/confirm/${token}`
    await queueMessage(db, platform, { to: form.email, ...podcastMail(lang, url) })
  })
  return { message: CHECK_MAIL[lang] }
}

/** Redirect target of the link: the podcast page, in the language of the mail. */
export async function confirmPodcast(db: Db, token: string, now: Date): Promise<string> {
  const subscriber = /^[\w-]{43}$/.test(token) ? await confirmSubscriber(db, hashOf(token), now) : undefined
  return subscriber ? `/podcast?subscribed=yes&lang=${subscriber.lang}` : '/podcast?subscribed=expired'
}
