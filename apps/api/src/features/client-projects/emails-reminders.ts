import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { shortName } from '@fareeq/domain/notifications/rules-sms.ts'
import { type News, hello } from '../../platform/messages/news.ts'

type Reminder = { name: string; product: string | null }

const TITLE: Record<Lang, (request: string) => string> = {
  ar: (request) => `طلب التوظيف${request} لم يكتمل`,
  en: (request) => `Your hiring request${request} is not finished`,
}
export const requestIn = (lang: Lang, product: string | null): string =>
  product ? { ar: ` «${bidiIsolate(product, 'ar')}»`, en: ` “${bidiIsolate(product, 'en')}”` }[lang] : ''

export function reminderNews(lang: Lang, { name, product }: Reminder): News {
  const { text, button } = {
    ar: {
      text: 'كل ما كتبته محفوظ. أكمل الطلب لنبدأ البحث عن الكفاءات التي تحتاج إليها.',
      button: 'إكمال الطلب',
    },
    en: {
      text: 'Everything you wrote is saved. Finish the request so that we can start looking for the people you need.',
      button: 'Finish the request',
    },
  }[lang]
  const title = TITLE[lang](requestIn(lang, product))
  const phone = TITLE[lang](requestIn(lang, product && shortName(product)))
  const paragraphs = [hello(lang, bidiIsolate(name, lang)), text]
  return { subject: title, title, preheader: text, paragraphs, button, phone }
}
