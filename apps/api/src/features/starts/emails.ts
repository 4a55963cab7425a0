import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import type { StartSide } from '@fareeq/domain/starts/limits.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import type { News } from '../../platform/messages/news.ts'

type PlanFacts = {
  company: string
  starts_at: Date
  timezone: string
  talent_timezone: string | null
  contact: string
  isChange: boolean
}

/** In the zone of the company, and in the talent's own where that is another one. */
const times = (lang: Lang, { starts_at, timezone, talent_timezone }: PlanFacts): string[] => {
  const zones = talent_timezone && talent_timezone !== timezone ? [talent_timezone, timezone] : [timezone]
  return zones.map((zone) => formatMoment(starts_at, lang, zone))
}

const PLAN: Readonly<Record<Lang, (facts: PlanFacts) => News>> = {
  ar: (facts) => ({
    subject: facts.isChange ? 'تغيّرت تفاصيل يومك الأول' : 'تفاصيل يومك الأول في العمل',
    title: facts.isChange ? 'تغيّرت تفاصيل يومك الأول' : `يومك الأول مع ${bidiIsolate(facts.company, 'ar')}`,
    paragraphs: [
      ...times('ar', facts),
      `في استقبالك: ${bidiIsolate(facts.contact, 'ar')}`,
      'المكان في صفحة العقد. أكّد هناك الاطلاع على التفاصيل.',
    ],
    button: 'عرض التفاصيل',
  }),
  en: (facts) => ({
    subject: facts.isChange ? 'Your first day has changed' : 'Your first day at work',
    title: facts.isChange ? 'Your first day has changed' : `Your first day with ${facts.company}`,
    paragraphs: [
      ...times('en', facts),
      `Who meets you: ${facts.contact}`,
      'The contract page says where. Confirm there that you have read this.',
    ],
    button: 'View details',
  }),
}
export const startPlanNews =
  (facts: PlanFacts) =>
  (lang: Lang): News =>
    PLAN[lang](facts)

type ItemFacts = { company: string; label: string; first_day: string }
const ITEM: Readonly<Record<Lang, (facts: ItemFacts) => News>> = {
  ar: ({ company, label, first_day }) => ({
    subject: 'بند جديد قبل يومك الأول',
    title: `أضافت ${bidiIsolate(company, 'ar')} بندًا إلى قائمتك`,
    paragraphs: [bidiIsolate(label, 'ar'), `يومك الأول: ${formatDay(first_day, 'ar')}.`],
    button: 'عرض القائمة',
  }),
  en: ({ company, label, first_day }) => ({
    subject: 'A new item before your first day',
    title: `${company} added an item to your list`,
    paragraphs: [label, `Your first day: ${formatDay(first_day, 'en')}.`],
    button: 'View list',
  }),
}
export const startItemNews =
  (facts: ItemFacts) =>
  (lang: Lang): News =>
    ITEM[lang](facts)

type ReminderFacts = { talent: string; company: string; first_day: string }
const OPEN_ITEMS = { ar: 'ما زال في قائمتك ما لم يُستكمل.', en: 'Your list still has open items.' } as const
const REMINDER: Readonly<Record<StartSide, Readonly<Record<Lang, (facts: ReminderFacts) => News>>>> = {
  talent: {
    ar: ({ company, first_day }) => ({
      subject: `اقترب يومك الأول مع ${bidiIsolate(company, 'ar')}`,
      title: 'اقترب يومك الأول',
      paragraphs: [`تبدأ العمل في ${formatDay(first_day, 'ar')}.`, OPEN_ITEMS.ar],
      button: 'إكمال القائمة',
    }),
    en: ({ company, first_day }) => ({
      subject: `Your first day with ${company} is near`,
      title: 'Your first day is near',
      paragraphs: [`You start on ${formatDay(first_day, 'en')}.`, OPEN_ITEMS.en],
      button: 'Finish the list',
    }),
  },
  client: {
    ar: ({ talent, first_day }) => ({
      subject: `اقترب اليوم الأول: ${bidiIsolate(talent, 'ar')}`,
      title: 'اقترب اليوم الأول',
      paragraphs: [`اليوم الأول: ${formatDay(first_day, 'ar')}، ${bidiIsolate(talent, 'ar')}.`, OPEN_ITEMS.ar],
      button: 'إكمال القائمة',
    }),
    en: ({ talent, first_day }) => ({
      subject: `The first day of ${talent} is near`,
      title: 'A first day is near',
      paragraphs: [`${talent} starts on ${formatDay(first_day, 'en')}.`, OPEN_ITEMS.en],
      button: 'Finish the list',
    }),
  },
}
export const startReminderNews =
  (side: StartSide, facts: ReminderFacts) =>
  (lang: Lang): News =>
    REMINDER[side][lang](facts)

const reminder =
  (side: StartSide) =>
  ({ lang, talent, company, day: first_day }: SampleValues): News =>
    REMINDER[side][lang]({ talent, company, first_day })
const plan =
  (isChange: boolean) =>
  ({ lang, company, date, zone, person }: SampleValues): News =>
    PLAN[lang]({
      company,
      starts_at: date,
      timezone: zone,
      talent_timezone: null,
      contact: person,
      isChange,
    })

export const startMails = mailSamples(
  'starts',
  {
    planned: plan(false),
    changed: plan(true),
    item_added: ({ lang, company, day: first_day, reason: label }) => ITEM[lang]({ company, label, first_day }),
    talent_reminded: reminder('talent'),
    client_reminded: reminder('client'),
  },
  'contracts',
)
