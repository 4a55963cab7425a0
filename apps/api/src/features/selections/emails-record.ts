import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

type Facts = { name: string; by: string; talent: string; text: string; url: string }

/** To a colleague who is mentioned in a note. */
export function mentionMail(lang: Lang, facts: Facts) {
  const [name, by, talent] = [facts.name, facts.by, facts.talent].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, News> = {
    ar: {
      subject: `إشارة إليك في ملاحظة من ${by} عن ${talent}`,
      title: `ملاحظة من ${by}`,
      paragraphs: [`أهلًا ${name}، وردت الإشارة إليك في ملاحظة عن ${talent}:`, facts.text],
      button: 'فتح الملف',
    },
    en: {
      subject: `${by} mentioned you in a note on ${talent}`,
      title: `A note from ${by}`,
      paragraphs: [`Hello ${name}, you are mentioned in a note on ${talent}:`, facts.text],
      button: 'Open the profile',
    },
  }
  return mailOf(lang, news[lang], facts.url)
}
