import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, mailOf } from '../../platform/messages/news.ts'

type OwnerChange = 'taken_over' | 'handed_over'
type Facts = { name: string; by: string; talent: string; url: string }

/** To a colleague: a talent was taken from them, or handed to them. */
export function owningMail(lang: Lang, kind: OwnerChange, facts: Facts) {
  const [name, by, talent] = [facts.name, facts.by, facts.talent].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, Record<OwnerChange, News>> = {
    ar: {
      taken_over: {
        subject: `انتقل ملف ${talent} من عهدتك إلى ${by}`,
        title: `انتقل ملف ${talent} إلى ${by}`,
        paragraphs: [`أهلًا ${name}، ملف ${talent} في عهدة ${by} الآن.`],
      },
      handed_over: {
        subject: `ملف ${talent} في عهدتك الآن`,
        title: `ملف ${talent} في عهدتك الآن`,
        paragraphs: [`أهلًا ${name}، انتقل إليك ملف ${talent} من ${by}.`],
      },
    },
    en: {
      taken_over: {
        subject: `${by} took over ${talent} from you`,
        title: `${by} took over ${talent}`,
        paragraphs: [`Hello ${name}, ${by} now looks after ${talent}.`],
      },
      handed_over: {
        subject: `${talent} is yours now`,
        title: `${talent} is yours now`,
        paragraphs: [`Hello ${name}, ${by} handed ${talent} over to you.`],
      },
    },
  }
  const button = { ar: 'فتح الملف', en: 'Open the profile' }[lang]
  return mailOf(lang, { ...news[lang][kind], button }, facts.url)
}

/** To a colleague, once for all: several talents were taken from them, or handed to them. */
export function manyOwningMail(lang: Lang, kind: OwnerChange, facts: Omit<Facts, 'talent'>) {
  const [name, by] = [facts.name, facts.by].map((words) => bidiIsolate(words, lang))
  const news: Record<Lang, Record<OwnerChange, News>> = {
    ar: {
      taken_over: {
        subject: `انتقلت ملفات من عهدتك إلى ${by}`,
        title: `انتقلت ملفات إلى ${by}`,
        paragraphs: [`أهلًا ${name}، عدة ملفات كانت في عهدتك انتقلت إلى ${by}.`],
      },
      handed_over: {
        subject: 'ملفات جديدة في عهدتك',
        title: 'ملفات جديدة في عهدتك',
        paragraphs: [`أهلًا ${name}، انتقلت إليك عدة ملفات من ${by}.`],
      },
    },
    en: {
      taken_over: {
        subject: `${by} took over several talents from you`,
        title: `${by} took over several talents`,
        paragraphs: [`Hello ${name}, ${by} now looks after several talents who were yours.`],
      },
      handed_over: {
        subject: 'Several talents are yours now',
        title: 'Several talents are yours now',
        paragraphs: [`Hello ${name}, ${by} handed several talents over to you.`],
      },
    },
  }
  const button = { ar: 'فتح خطوات الاختيار', en: 'Open the pipeline' }[lang]
  return mailOf(lang, { ...news[lang][kind], button }, facts.url)
}
