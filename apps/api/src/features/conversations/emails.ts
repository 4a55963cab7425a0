import { conversationTitle } from '@fareeq/domain/conversations/rules.ts'
import type { Side } from '@fareeq/domain/conversations/limits.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import type { News } from '../../platform/messages/news.ts'
import type { ThreadName, UnreadMessage } from './rows.ts'

const EXCERPT = 600

export type Excerpt = ThreadName & { messages: Pick<UnreadMessage, 'name' | 'side' | 'text'>[]; count: number }

const shorten = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text)

const listed = (lang: Lang, parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ')

const writer = (lang: Lang, { name, side }: Excerpt['messages'][number]): string =>
  listed(lang, [name && bidiIsolate(name, lang), side === 'staff' ? BRAND[lang] : null])

/** What was written about a contract or a payout since its reader was there. */
export function messageNews(lang: Lang, side: Side, { messages, count, ...about }: Excerpt): News {
  const topic = conversationTitle(about, lang)
  const party = side === 'talent' ? about.company : about.talent
  const place = listed(lang, [topic, party && bidiIsolate(party, lang)])
  const lines = messages.map((message) => `${writer(lang, message)}:\n${shorten(message.text)}`)
  const isMore = count > messages.length
  return lang === 'ar'
    ? {
        subject: `رسالة جديدة: ${place}`,
        title: 'رسالة جديدة لك',
        preheader: topic,
        paragraphs: [...lines, ...(isMore ? ['وفي المحادثة رسائل أخرى لم تقرأها.'] : [])],
        button: 'فتح المحادثة والرد',
      }
    : {
        subject: `New message: ${place}`,
        title: 'You have a new message',
        preheader: topic,
        paragraphs: [...lines, ...(isMore ? ['There are more messages you haven’t read in the conversation.'] : [])],
        button: 'Open and reply',
      }
}

const ABOUT = { kind: 'contract' } as const

export const conversationMails = mailSamples(
  'conversations',
  {
    message: {
      compose: ({ lang, number: label, talent, company, by: name, text }: SampleValues) =>
        messageNews(lang, 'talent', {
          ...ABOUT,
          label,
          talent,
          company,
          messages: [{ name, side: 'staff', text }],
          count: 2,
        }),
      values: ({ lang, number: label }) => ({ topic: conversationTitle({ ...ABOUT, label }, lang) }),
    },
  },
  'conversations',
)
