import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'

type Facts = { title: string; reason: string }

const REFUSED: Record<Lang, (facts: Facts) => News> = {
  ar: ({ title, reason }) => ({
    subject: `الرد على اعتراضك في «${title}»`,
    title: 'لم يتغير قرارنا',
    paragraphs: [
      `راجع عضو من فريق العمليات لم يشارك في القرار الأول محاولتك في «${title}» وما كتبته لنا، وبقيت النتيجة كما هي.`,
      `السبب: ${reason}`,
    ],
    button: 'عرض التقرير',
  }),
  en: ({ title, reason }) => ({
    subject: `Our reply to your objection: “${title}”`,
    title: 'The result stays as it is',
    paragraphs: [
      `Someone on our operations team who had no part in the first decision reviewed your attempt at “${title}” and what you wrote. The result stays as it is.`,
      `Reason: ${reason}`,
    ],
    button: 'See the report',
  }),
}

const RESULT_KEPT: Record<Lang, (facts: Facts) => News> = {
  ar: ({ title, reason }) => ({
    subject: `ما أبلغت عنه في «${title}»`,
    title: 'راجعنا ما أبلغت عنه',
    paragraphs: [`راجعنا العطل الذي أبلغت عنه في «${title}»، وتُحتسب المحاولة كما هي.`, `السبب: ${reason}`],
    button: 'عرض التقرير',
  }),
  en: ({ title, reason }) => ({
    subject: `What you reported about “${title}”`,
    title: 'We looked into it',
    paragraphs: [
      `We looked into the problem you reported during “${title}”. The attempt counts as it is.`,
      `Reason: ${reason}`,
    ],
    button: 'See the report',
  }),
}

const isolated = (lang: Lang, { title, reason }: Facts): Facts => ({
  title: bidiIsolate(title, lang),
  reason: bidiIsolate(reason, lang),
})

export const objectionRefusedNews = (lang: Lang, facts: Facts): News => REFUSED[lang](isolated(lang, facts))
export const incidentKeptNews = (lang: Lang, facts: Facts): News => RESULT_KEPT[lang](isolated(lang, facts))
