import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { actingNews } from './emails-acting.ts'
import { companyNewsMail } from './emails-notes.ts'

export type ManagerNews = 'assigned' | 'passed_on'
type Facts = { name: string; by: string; company: string; url: string }

/** To the colleague who looks after a company from now on, or no longer. */
export function managerMail(lang: Lang, kind: ManagerNews, facts: Facts) {
  const [name, by, company] = [facts.name, facts.by, facts.company].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, Record<ManagerNews, News>> = {
    ar: {
      assigned: {
        subject: `شركة «${company}» في عهدتك الآن`,
        title: `إدارة حساب «${company}» لديك الآن`,
        preheader: `من ${by}.`,
        paragraphs: [`أهلًا ${name}، انتقلت إليك إدارة حساب «${company}» بقرار من ${by}.`],
      },
      passed_on: {
        subject: `انتقلت إدارة حساب «${company}» من عهدتك`,
        title: `لم تعد إدارة حساب «${company}» في عهدتك`,
        preheader: `بقرار من ${by}.`,
        paragraphs: [
          `أهلًا ${name}، انتقلت إدارة حساب «${company}» إلى غيرك بقرار من ${by}.`,
          'إن كان لديك ما يفيد فأخبر به من يتولاه.',
        ],
      },
    },
    en: {
      assigned: {
        subject: `You look after ${company} now`,
        title: `You are the account manager of ${company}`,
        preheader: `From ${by}.`,
        paragraphs: [`Hello ${name}, ${by} made you the account manager of ${company}.`],
      },
      passed_on: {
        subject: `${company} has another account manager`,
        title: `You no longer look after ${company}`,
        preheader: `Changed by ${by}.`,
        paragraphs: [
          `Hello ${name}, ${by} changed the account manager of ${company}.`,
          'Tell them what they should know.',
        ],
      },
    },
  }
  const button = { ar: 'فتح صفحة الشركة', en: 'Open the company' }[lang]
  return mailOf(lang, { ...news[lang][kind], button }, facts.url)
}

export const companyMails = mailSamples(
  'companies',
  {
    assigned: (values) => managerMail(values.lang, 'assigned', values),
    passed_on: (values) => managerMail(values.lang, 'passed_on', values),
    mention: (values) => companyNewsMail(values.lang, 'mention', values),
    task: (values) => companyNewsMail(values.lang, 'task', values),
    acting: ({ lang, by, reason }) => actingNews(lang, { by, reason }),
  },
  'always',
)
