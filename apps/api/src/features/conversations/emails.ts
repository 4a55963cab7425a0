import { conversationTitle, otherParties } from '@fareeq/domain/conversations/rules.ts'
import { NOT_DELIVERED } from '@fareeq/domain/conversations/rules-contacts.ts'
import type { Side } from '@fareeq/domain/conversations/limits.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type Lang, listed } from '@fareeq/domain/kernel/language/locale.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import type { News } from '../../platform/messages/news.ts'
import type { ThreadName, UnreadMessage } from './rows.ts'

const EXCERPT = 600

export type Excerpt = ThreadName & {
  messages: Pick<UnreadMessage, 'name' | 'side' | 'text'>[]
  count: number
  isReplyable: boolean
}

const shorten = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text)

const writer = (lang: Lang, { name, side }: Excerpt['messages'][number]): string =>
  listed(lang, [name && bidiIsolate(name, lang), side === 'staff' ? BRAND[lang] : null])

/** What was written since its reader was there. */
export function messageNews(lang: Lang, side: Side, { messages, count, isReplyable, ...about }: Excerpt): News {
  const topic = conversationTitle(about, lang)
  const parties = otherParties(about, side).map((name) => bidiIsolate(name, lang))
  const place = listed(lang, [topic, ...parties])
  const lines = messages.map((message) => `${writer(lang, message)}:\n${shorten(message.text)}`)
  const isMore = count > messages.length
  return lang === 'ar'
    ? {
        subject: `رسالة جديدة: ${place}`,
        title: 'رسالة جديدة لك',
        preheader: topic,
        paragraphs: [...lines, ...(isMore ? ['وفي المحادثة رسائل أخرى لم تقرأها.'] : [])],
        button: 'فتح المحادثة والرد',
        ...(isReplyable && { note: 'يمكنك الرد على هذا البريد مباشرة، ويصل ردك إلى المحادثة.' }),
      }
    : {
        subject: `New message: ${place}`,
        title: 'You have a new message',
        preheader: topic,
        paragraphs: [...lines, ...(isMore ? ['There are more messages you haven’t read in the conversation.'] : [])],
        button: 'Open and reply',
        ...(isReplyable && { note: 'You can also reply to this email; your reply is added to the conversation.' }),
      }
}

/** An answer by mail that was held back: whoever wrote it does not see the page. */
export function heldNews(lang: Lang, about: ThreadName): News {
  const topic = conversationTitle(about, lang)
  return lang === 'ar'
    ? {
        subject: `لم تُرسل رسالتك: ${topic}`,
        title: 'رسالتك لم تُرسل',
        paragraphs: [NOT_DELIVERED.ar],
        button: 'فتح المحادثة',
      }
    : {
        subject: `Your message was not delivered: ${topic}`,
        title: 'Your message was not delivered',
        paragraphs: [NOT_DELIVERED.en],
        button: 'Open the conversation',
      }
}

const ABOUT = { kind: 'contract', detail: null } as const

const message =
  (isReplyable: boolean) =>
  ({ lang, number: label, talent, company, by: name, text }: SampleValues) =>
    messageNews(lang, 'talent', {
      ...ABOUT,
      label,
      talent,
      company,
      messages: [{ name, side: 'staff', text }],
      count: 2,
      isReplyable,
    })

const values = ({ lang, number: label }: SampleValues) => ({ topic: conversationTitle({ ...ABOUT, label }, lang) })

export const conversationMails = mailSamples(
  'conversations',
  {
    message: { compose: { usual: message(true), not_replyable: message(false) }, values },
    held: {
      compose: ({ lang, number: label, talent, company }) => heldNews(lang, { ...ABOUT, label, talent, company }),
      values,
    },
  },
  'conversations',
)
