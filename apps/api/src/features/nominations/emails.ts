import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatBrief, formatMoment, formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { shortName } from '@fareeq/domain/notifications/rules-sms.ts'
import { type News, mail } from '../../platform/messages/news.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type TalentNews, aboutIn, tagName, talentNews } from './emails-talent.ts'
import { metNews, requestPhrase, silenceNews, standingPhrase } from './emails-requests.ts'

/** Short date for SMS. */
const shortDay = (moment: Date, lang: Lang) =>
  new Intl.DateTimeFormat(LOCALE[lang], { day: 'numeric', month: 'long', timeZone: BUSINESS_ZONE }).format(moment)
const inRiyadh = (moment: Date, lang: Lang) => formatMoment(moment, lang, BUSINESS_ZONE)

type Nominated = {
  talent: string
  role: string | null
  product: string | null
  until: Date
}

export const phrasesOf = (lang: Lang, { talent, role, product, until }: Nominated) => {
  const [name, request] = [bidiIsolate(talent, lang), product && bidiIsolate(product, lang)]
  return {
    // In Arabic a role is named by its craft, which cannot be put next to a name like a title.
    who: role ? { ar: `${name} (${roleName(role, 'ar')})`, en: `${name}, ${roleName(role, 'en')}` }[lang] : name,
    what: request ? { ar: `لطلب «${request}»`, en: `for “${request}”` }[lang] : '',
    by: inRiyadh(until, lang),
  }
}

export function nominatedNews(lang: Lang, facts: Nominated): News {
  const { who, what, by } = phrasesOf(lang, facts)
  const { who: briefly } = phrasesOf(lang, { ...facts, talent: shortName(facts.talent) })
  const short = { who: briefly, by: shortDay(facts.until, lang) }
  return {
    ar: {
      subject: `ترشيح جديد: ${who}`,
      headline: `رشّحنا لك ${who} ${what}`.trim(),
      title: 'رشّحنا لك كفاءة',
      preheader: `الترشيح محجوز لك حتى ${by}`,
      paragraphs: [
        `رشّحنا ${who} ${what}.`.replace(' .', '.'),
        `الترشيح محجوز لك حتى ${by}. اطّلع على الملف واطلب المقابلة.`,
      ],
      button: 'عرض الترشيح',
      phone: `ترشيح جديد محجوز لك حتى ${short.by}: ${short.who}`,
    },
    en: {
      subject: `A new nomination: ${who}`,
      headline: `We have nominated ${who} ${what}`.trim(),
      title: 'A new nomination for you',
      preheader: `Reserved for you until ${by}`,
      paragraphs: [
        `We have nominated ${who} ${what}.`.replace(' .', '.'),
        `Reserved for you until ${by}. View the profile and request an interview.`,
      ],
      button: 'View nomination',
      phone: `we nominated ${short.who}, until ${short.by}`,
    },
  }[lang]
}

type ExpiryFacts = { talent: string; until: Date }

export function endingNews(lang: Lang, { talent: name, until }: ExpiryFacts): News {
  const [by, day, talent] = [inRiyadh(until, lang), shortDay(until, lang), bidiIsolate(name, lang)]
  const short = { talent: bidiIsolate(shortName(name), lang), by: formatBrief(until, lang, BUSINESS_ZONE) }
  return {
    ar: {
      subject: `ينتهي ترشيح ${talent} قريبًا`,
      headline: `ينتهي ترشيح ${talent} في ${day}`,
      title: 'الترشيح ينتهي قريبًا',
      preheader: `ينتهي في ${by}`,
      paragraphs: [`ينتهي ترشيح ${talent} في ${by}.`, 'اطلب المقابلة، أو اطلب أيامًا إضافية بضغطة واحدة.'],
      button: 'عرض الترشيحات',
      phone: `ينتهي ترشيح ${short.talent} في ${short.by}`,
    },
    en: {
      subject: `The nomination of ${talent} ends soon`,
      headline: `The nomination of ${talent} ends on ${day}`,
      title: 'A nomination ends soon',
      preheader: `It ends on ${by}`,
      paragraphs: [
        `The nomination of ${talent} ends on ${by}.`,
        'Request an interview, or ask for more days with one click.',
      ],
      button: 'View nominations',
      phone: `The nomination of ${short.talent} ends on ${short.by}`,
    },
  }[lang]
}

type DaysRequest = { talent: string; reference: string; due: Date }

export function daysAskedMail(lang: Lang, { talent: name, reference, due }: DaysRequest) {
  const [by, talent] = [inRiyadh(due, lang), bidiIsolate(name, lang)]
  return mail(lang, {
    ar: {
      subject: `طلب أيام إضافية لترشيح ${talent} (${reference})`,
      title: 'وصل طلبك',
      preheader: `نرد عليك قبل ${by}`,
      paragraphs: [`طلبت أيامًا إضافية لترشيح ${talent}.`, `يرد عليك مدير الحساب قبل ${by}. رقم الطلب ${reference}.`],
      footer: 'تصلك هذه الرسالة لأنك طلبت أيامًا إضافية في منصة فريق.',
    },
    en: {
      subject: `More days for the nomination of ${talent} (${reference})`,
      title: 'We received your request',
      preheader: `We will reply by ${by}`,
      paragraphs: [
        `You have asked for more days for the nomination of ${talent}.`,
        `Your account manager will reply by ${by}. Reference ${reference}.`,
      ],
      footer: 'You get this email because you asked Fareeq for more days.',
    },
  })
}

const INDUSTRY = 'fintech'

const nominated = (hasRequest: boolean) => (values: SampleValues) => {
  const { lang, talent, role, request, date: until } = values
  return nominatedNews(lang, { talent, role, product: hasRequest ? request : null, until })
}
const talent = (news: TalentNews) => ({
  compose: ({ lang, role }: SampleValues) => talentNews(lang, news, { role, industry: INDUSTRY }),
  values: ({ lang, role }: SampleValues) => ({ about: aboutIn(lang, { role, industry: INDUSTRY }) }),
})

const TAG = 'skills'
const passed =
  (pass_tag: typeof TAG | null) =>
  ({ lang, role }: SampleValues) =>
    talentNews(lang, 'not_interested', { role, industry: INDUSTRY, pass_tag })

export const nominationMails = mailSamples(
  'nominations',
  {
    new: {
      compose: { with_request: nominated(true), without_request: nominated(false) },
      values: ({ lang, talent, role, request: product, date: until }) => {
        const { who, what } = phrasesOf(lang, { talent, role, product, until })
        return { who, what }
      },
    },
    ending: ({ lang, talent, date: until }) => endingNews(lang, { talent, until }),
    days_asked: ({ lang, talent, reference, date: due }) => daysAskedMail(lang, { talent, reference, due }),
    request_met: {
      compose: ({ lang, name, request: product, date: due }: SampleValues) => metNews(lang, { name, product, due }),
      values: ({ lang, request: product, date }: SampleValues) => ({
        request: requestPhrase(lang, product),
        day: formatDay(riyadhDay(date), lang),
      }),
    },
    request_silent: {
      compose: ({ lang, name, request: product }: SampleValues) => silenceNews(lang, { name, product, waiting: 0 }),
      values: ({ lang, request: product }: SampleValues) => ({
        request: requestPhrase(lang, product),
        standing: standingPhrase(lang, 0),
      }),
    },
    nominated: talent('nominated'),
    accepted: talent('accepted'),
    not_interested: {
      compose: { with_reason: passed(TAG), without_reason: passed(null) },
      values: ({ lang, role }) => ({
        about: aboutIn(lang, { role, industry: INDUSTRY }),
        reason: tagName(TAG, lang) ?? '',
      }),
    },
    expired: talent('expired'),
    withdrawn: talent('withdrawn'),
  },
  'nominations',
)
