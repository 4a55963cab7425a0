import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { isEnabled, reasonFor } from '@fareeq/domain/notifications/rules.ts'
import { type DeliveryFacts, digestSince, isDigested, waitOf } from '@fareeq/domain/notifications/rules-delivery.ts'
import { fitSms } from '@fareeq/domain/notifications/rules-sms.ts'
import type { EntryKind, MailReason, NoticeDelivery } from '@fareeq/domain/notifications/schema-centre.ts'
import { CHANNELS, CHANNEL_FACTS, isPhone } from '@fareeq/domain/notifications/limits.ts'
import type { NoticeKind } from '@fareeq/domain/notifications/schema.ts'
import { isList } from '@fareeq/domain/notifications/limits.ts'
import type { CalendarPart } from '../../platform/calendar/calendar.ts'
import type { ActionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { withReason } from '../../platform/messages/layout.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { type News, mailOf, phoneText } from '../../platform/messages/news.ts'
import { type ReplyContext, replyHeader } from '../../platform/messages/reply-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { unsubscribeHeaders, unsubscribePage } from './actions-unsubscribing.ts'
import { digestMail, reasonOfMail } from './emails.ts'
import { rewriteMail } from '../../platform/messages/queries.ts'
import { entriesOfMessage, openDigest, insertEntry } from './queries-centre.ts'
import { receiverOf, preferencesOf } from './queries.ts'
import type { Receiver } from './rows.ts'

/** What the centre lists of it. */
export type Entry = {
  /** One plain sentence. */
  title: (lang: Lang) => string
  /** Target of a click: a path. */
  path: string
}

/** Content in the receiver's language, and its target path. */
export type Notice = {
  kind: NoticeKind
  path: string
  news: (lang: Lang) => News
  /** Target of the mail's button; default: the path. */
  url?: string
  /** Links of a text message, the first that leaves room for its sentence; default: the path. None: the sentence alone. */
  links?: readonly string[]
  /** A calendar invitation, attached to the mail. */
  calendar?: CalendarPart | null
  /** When the event takes place: a near one ignores digest and quiet hours. */
  at?: Date | null
  /** Contains a capability link: sent in its own mail, whose text is not stored. */
  secret?: boolean
  /** What an answer to the mail is added to; such a mail is one of its own. */
  reply?: Omit<ReplyContext, 'person'>
  /** Ignores quiet hours. */
  urgent?: boolean
}

const headlineOf = ({ headline, subject }: News): string => headline ?? subject

type EntryFields = { kind: EntryKind; deliveries: readonly NoticeDelivery[]; messageId?: string | null }

/**
 * Adds an entry to the notification centre, with a live event. Delivery goes by the clock: `now` of a late transition is
 * the time when it was due.
 */
export async function addEntry(
  { db, platform: { events, clock } }: ActionContext,
  userId: string,
  entry: Entry & EntryFields,
): Promise<string> {
  const at = clock.now()
  const id = newId(at)
  const { kind, deliveries, messageId = null, path } = entry
  const title = { ar: entry.title('ar'), en: entry.title('en') }
  await insertEntry(db, { id, userId, kind, title, path, told: deliveries, messageId, at })
  await events.publish(db, { userId, name: 'message.new', body: { id, kind } })
  return id
}

/** Notifies by centre and chosen channels, in the transaction of the change. */
export async function notify(ctx: ActionContext, userId: string, notice: Notice): Promise<void> {
  const { db, platform } = ctx
  const preferences = await preferencesOf(db, userId)
  if (!preferences) return
  const { kind, calendar = null, at = null, urgent = false, secret = false } = notice
  const { links = [platform.env.PUBLIC_URL + notice.path] } = notice
  const isOwnMail = calendar !== null || secret || notice.reply !== undefined
  const facts: DeliveryFacts = { kind, isOwnMail, urgent, at }
  const now = platform.clock.now()
  const to = await receiverOf(db, userId)
  const deliveries = CHANNELS.filter(
    (channel) => isEnabled(kind, channel, preferences) && to[CHANNEL_FACTS[channel].address] !== null,
  ).map((channel) => ({ channel, reason: reasonFor(kind, channel, preferences) }))
  const mailed = deliveries.find(({ channel }) => channel === 'email')
  const mail = mailed && (await queueMail(ctx, { userId, to, notice, facts, reason: mailed.reason, now }))
  const news = (lang: Lang) => platform.mails.withPublishedTexts(lang, notice.news(lang))
  const title = (lang: Lang) => headlineOf(news(lang))
  await addEntry(ctx, userId, { kind, path: notice.path, title, deliveries, messageId: mail?.id ?? null })
  if (mail?.digestLang) await rewriteDigest(ctx, mail.id, { userId, kind, lang: mail.digestLang, reason: mail.reason })
  for (const { channel } of deliveries)
    if (isPhone(channel) && to.phone !== null)
      await queueMessage(db, platform, {
        channel,
        to: to.phone,
        lang: to.lang,
        text: fitSms(phoneText(to.lang, news(to.lang).phone ?? title(to.lang), links)),
        wait: waitOf(facts, channel, to.timezone, now),
      })
}

/** Unsubscribe page of the kind's mailing list. */
const leaveOf = ({ env }: Platform, userId: string, kind: NoticeKind): string | null =>
  isList(kind) ? unsubscribePage(env, userId, kind) : null

type MailRequest = { userId: string; to: Receiver; notice: Notice; facts: DeliveryFacts; reason: MailReason; now: Date }
type Mail = { id: string; reason: MailReason; digestLang?: Lang }

/** A mail of its own, or merged into a waiting digest. */
async function queueMail(
  { db, platform }: ActionContext,
  { userId, to, notice, facts, reason, now }: MailRequest,
): Promise<Mail> {
  const { kind, calendar } = notice
  const key = `${userId} ${kind}`
  const isDigest = isDigested(facts, now)
  const waiting = isDigest ? await openDigest(db, key, digestSince(now)) : undefined
  if (waiting) return { id: waiting.id, reason, digestLang: waiting.lang }
  const { PUBLIC_URL } = platform.env
  const words = mailOf(to.lang, notice.news(to.lang), notice.url ?? PUBLIC_URL + notice.path)
  const id = await queueMessage(db, platform, {
    ...withReason(words, reasonOfMail(to.lang, kind, reason, PUBLIC_URL, leaveOf(platform, userId, kind))),
    to: to.email ?? '',
    calendar: calendar ?? null,
    secret: notice.secret ?? false,
    wait: waitOf(facts, 'email', to.timezone, now),
    ...(isDigest && { digestKey: key }),
    headers: {
      ...(isList(kind) && unsubscribeHeaders(platform.env, userId, kind)),
      ...(notice.reply && replyHeader(platform.env, { ...notice.reply, person: userId })),
    },
  })
  return { id, reason }
}

type Digest = { userId: string; kind: NoticeKind; lang: Lang; reason: MailReason }

/** Rewrites the waiting digest with all its entries. */
async function rewriteDigest(
  { db, platform }: ActionContext,
  id: string,
  { userId, kind, lang, reason }: Digest,
): Promise<void> {
  const { PUBLIC_URL } = platform.env
  const mail = digestMail(lang, kind, await entriesOfMessage(db, id), PUBLIC_URL)
  const why = reasonOfMail(lang, kind, reason, PUBLIC_URL, leaveOf(platform, userId, kind))
  await rewriteMail(db, id, platform.mails.rewrite(withReason(mail, why)))
}
