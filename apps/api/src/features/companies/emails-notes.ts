import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

/** A colleague is mentioned in a note, or is given a task. */
export type CompanyNews = 'mention' | 'task'
type Facts = { name: string; by: string; company: string; text: string; url: string }

export function companyNewsMail(lang: Lang, kind: CompanyNews, facts: Facts) {
  const [name, by, company] = [facts.name, facts.by, facts.company].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, Record<CompanyNews, News>> = {
    ar: {
      mention: {
        subject: `إشارة إليك في ملاحظة من ${by} عن ${company}`,
        title: `ملاحظة من ${by}`,
        paragraphs: [`أهلًا ${name}، وردت الإشارة إليك في ملاحظة عن ${company}:`, facts.text],
        button: 'فتح صفحة الشركة',
      },
      task: {
        subject: `مهمة لك من ${by} عن ${company}`,
        title: `مهمة من ${by}`,
        paragraphs: [`أهلًا ${name}، هذه المهمة عن ${company} لك، وتظهر في صفحتك الرئيسية:`, facts.text],
        button: 'فتح صفحة الشركة',
      },
    },
    en: {
      mention: {
        subject: `${by} mentioned you in a note on ${company}`,
        title: `A note from ${by}`,
        paragraphs: [`Hello ${name}, you’re mentioned in a note on ${company}:`, facts.text],
        button: 'Open the company',
      },
      task: {
        subject: `${by} gave you a task for ${company}`,
        title: `A task from ${by}`,
        paragraphs: [`Hello ${name}, this task for ${company} is yours and appears on your home:`, facts.text],
        button: 'Open the company',
      },
    },
  }
  return mailOf(lang, news[lang][kind], facts.url)
}
