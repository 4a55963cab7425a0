import { industryName, roleName } from '@fareeq/domain/catalogue/rules.ts'
import { type Bilingual, type Lang, countedAr, countedEn, listed } from '@fareeq/domain/kernel/language/locale.ts'
import { formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { News } from '../../platform/messages/news.ts'
import type { Opportunity } from './queries.ts'
import type { NewsletterArticle } from './rows.ts'
import { COUNTS, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'

const TITLE: Record<Lang, (count: number) => string> = {
  ar: countedAr({
    zero: 'لا فرص جديدة',
    one: 'فرصة جديدة تناسب ملفك',
    two: 'فرصتان جديدتان تناسبان ملفك',
    few: '{n} فرص جديدة تناسب ملفك',
    many: '{n} فرصة جديدة تناسب ملفك',
    other: '{n} فرصة جديدة تناسب ملفك',
  }),
  en: countedEn({
    one: 'A new opportunity that fits your profile',
    other: '{n} new opportunities that fit your profile',
  }),
}
const TEXT: Bilingual = {
  ar: 'طلبات مفتوحة لشركات تبحث عن خبرة مثل خبرتك. لا يلزم التقدّم إليها: أبقِ تفرّغك وراتبك محدّثين، ونرشّحك لما يناسبك منها.',
  en: 'Open requests from companies looking for experience like yours. There’s nothing to apply for: keep your availability and salary up to date, and we’ll nominate you where you fit.',
}
const BUTTON: Bilingual = { ar: 'تحديث التفرّغ والراتب', en: 'Update availability and salary' }
const TIMES: Record<'full_time' | 'part_time', Bilingual> = {
  full_time: { ar: 'دوام كامل', en: 'full-time' },
  part_time: { ar: 'دوام جزئي', en: 'part-time' },
}
const MONTHS: Record<Lang, (months: number) => string> = {
  ar: countedAr({
    zero: '',
    one: 'لمدة شهر',
    two: 'لمدة شهرين',
    few: 'لمدة {n} أشهر',
    many: 'لمدة {n} شهرًا',
    other: 'لمدة {n} شهر',
  }),
  en: countedEn({ one: 'for one month', other: 'for {n} months' }),
}

/** One request in a line; nothing in it names the company. */
const lineOf = (lang: Lang, { role, industry, availability, duration }: Opportunity): string =>
  listed(lang, [
    roleName(role, lang),
    industry && industryName(industry, lang),
    availability && TIMES[availability][lang],
    duration && MONTHS[lang](duration),
  ])

export function opportunitiesNews(lang: Lang, opportunities: readonly Opportunity[], url: string): News {
  const title = TITLE[lang](opportunities.length)
  return {
    subject: title,
    title,
    paragraphs: [TEXT[lang]],
    items: opportunities.map((opportunity) => ({ text: lineOf(lang, opportunity), url })),
    button: BUTTON[lang],
  }
}

const NEWSLETTER: Record<Lang, { title: (month: string) => string; text: string; button: string }> = {
  ar: {
    title: (month) => `نشرة منصة فريق، ${month}`,
    text: 'ما نشرناه في مركز المعرفة خلال الشهر:',
    button: 'مركز المعرفة',
  },
  en: {
    title: (month) => `The Fareeq newsletter, ${month}`,
    text: 'What we published in the Knowledge Center this month:',
    button: 'Knowledge Center',
  },
}

export function newsletterNews(
  lang: Lang,
  month: string,
  articles: readonly NewsletterArticle[],
  publicUrl: string,
): News {
  const words = NEWSLETTER[lang]
  const title = words.title(formatMonth(month, lang))
  return {
    subject: title,
    title,
    preheader: articles[0]?.[lang] ?? title,
    paragraphs: [words.text],
    items: articles.map((article) => ({
      text: article[lang],
      url: publicUrl + pathTo('article', { slug: article.slug }),
    })),
    button: words.button,
  }
}

export const opportunityMails = mailSamples(
  'subscriptions',
  {
    opportunities: {
      compose: countedVariants(['one', 'two', 'few', 'many', 'other'], ({ lang, role, url }, count) =>
        opportunitiesNews(
          lang,
          Array.from({ length: count }, () => ({ role, industry: null, availability: null, duration: null })),
          url,
        ),
      ),
      values: () => COUNTS,
    },
  },
  'opportunities',
)

export const newsletterMails = mailSamples(
  'subscriptions',
  {
    newsletter: ({ lang, month, assessment, url }) =>
      newsletterNews(lang, month, [{ slug: 'article', ar: assessment, en: assessment }], url),
  },
  'newsletter',
)
