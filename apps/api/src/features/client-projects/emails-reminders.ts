import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { shortName } from '@fareeq/domain/notifications/rules-sms.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

type Reminder = { name: string; product: string | null; url: string }

const TITLE: Record<Lang, (request: string) => string> = {
  ar: (request) => `طلب التوظيف${request} لم يكتمل`,
  en: (request) => `Your hiring request${request} is not finished`,
}
const requestIn = (lang: Lang, product: string | null): string =>
  product ? { ar: ` «${bidiIsolate(product, 'ar')}»`, en: ` “${bidiIsolate(product, 'en')}”` }[lang] : ''

export const reminderTitle = (lang: Lang, { product }: Reminder): string => TITLE[lang](requestIn(lang, product))

export function reminderMail(lang: Lang, reminder: Reminder) {
  const name = bidiIsolate(reminder.name, lang)
  const { hello, text, label } = {
    ar: {
      hello: `أهلًا ${name}،`,
      text: 'كل ما كتبته محفوظ. أكمل الطلب لنبدأ البحث عن الكفاءات التي تحتاج إليها.',
      label: 'إكمال الطلب',
    },
    en: {
      hello: `Hello ${name},`,
      text: 'Everything you wrote is saved. Finish the request so that we can start looking for the people you need.',
      label: 'Finish the request',
    },
  }[lang]
  const title = reminderTitle(lang, reminder)
  const button = { label, url: reminder.url }
  return { subject: title, ...mailLayout({ lang, title, preheader: text, paragraphs: [hello, text], button }) }
}

export function reminderText(lang: Lang, { product, url }: Reminder): string {
  const title = TITLE[lang](requestIn(lang, product && shortName(product)))
  return { ar: `فريق: ${title}. ${url}`, en: `Fareeq: ${title}. ${url}` }[lang]
}
