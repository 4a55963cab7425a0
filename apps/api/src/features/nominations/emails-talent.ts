import { industryName, roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Bilingual, Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Outcome } from '@fareeq/domain/nominations/rules.ts'
import type { PassTag } from '@fareeq/domain/nominations/schema.ts'
import type { News } from '../../platform/messages/news.ts'

export type TalentNews = 'nominated' | Outcome
/** `pass_tag`: what a company that turned somebody down said it is about; its own words stay with us. */
export type Request = { role: string | null; industry: string | null; pass_tag?: PassTag | null }

/** Null where it says nothing. */
const TAG_NAMES: Record<PassTag, Bilingual | null> = {
  skills: { ar: 'المهارات المطلوبة', en: 'the skills needed' },
  seniority: { ar: 'مستوى الخبرة', en: 'the level of experience' },
  language: { ar: 'اللغة', en: 'language' },
  availability: { ar: 'التفرّغ', en: 'availability' },
  start: { ar: 'موعد البدء', en: 'the start date' },
  price: { ar: 'الراتب', en: 'salary' },
  position_filled: { ar: 'شُغل الشاغر', en: 'the position was filled' },
  other: null,
}
export const tagName = (tag: PassTag | null | undefined, lang: Lang): string | null =>
  (tag && TAG_NAMES[tag]?.[lang]) ?? null

/** The role and the sector of a request, as far as they are known. */
export const aboutIn = (lang: Lang, { role, industry }: Request): string => {
  const what = role && roleName(role, lang)
  const where = industry && industryName(industry, lang)
  if (lang === 'ar') return `${what ? ` لدور «${what}»` : ''}${where ? ` في قطاع ${where}` : ''}`
  return `${what ? ` for the role “${what}”` : ''}${where ? ` in ${where}` : ''}`
}

type Sentences = { title: Record<Lang, (about: string) => string>; says: Record<Lang, (about: string) => string[]> }

const KEEP_ON: Bilingual = {
  ar: 'ملفك كما هو، ونواصل ترشيحك لما يناسبك.',
  en: 'Your profile stays as it is, and we keep nominating you for work that fits.',
}

const TALENT_NEWS: Record<TalentNews, Sentences> = {
  nominated: {
    title: { ar: (about) => `رشّحناك لشركة${about}`, en: (about) => `We nominated you to a company${about}` },
    says: {
      ar: (about) => [
        `رشّحناك لشركة${about}. راتبك مخفي عنها إلى أن تؤكده لهذا الترشيح.`,
        'إن أرادت مقابلتك فسيصلك طلب المقابلة مع موعد للرد.',
      ],
      en: (about) => [
        `We nominated you to a company${about}. Your salary stays hidden from it until you confirm it for this nomination.`,
        'If the company wants to meet you, you will get an interview request with a deadline.',
      ],
    },
  },
  accepted: {
    title: { ar: (about) => `قبلتك الشركة${about}`, en: (about) => `The company accepted you${about}` },
    says: {
      ar: (about) => [`قبلتك الشركة${about}.`, 'يتواصل معك فريق العمليات لإعداد العقد.'],
      en: (about) => [
        `The company accepted you${about}.`,
        'Our operations team will contact you to prepare the contract.',
      ],
    },
  },
  not_interested: {
    title: {
      ar: (about) => `لم تتابع الشركة ترشيحك${about}`,
      en: (about) => `The company did not go ahead with your nomination${about}`,
    },
    says: {
      ar: (about) => [`قررت الشركة ألا تتابع ترشيحك${about}.`, KEEP_ON.ar],
      en: (about) => [`The company decided not to go ahead with your nomination${about}.`, KEEP_ON.en],
    },
  },
  expired: {
    title: { ar: (about) => `انتهت مدة ترشيحك${about}`, en: (about) => `Your nomination${about} has ended` },
    says: {
      ar: (about) => [`انتهت مدة ترشيحك${about} قبل أن تقرر الشركة.`, KEEP_ON.ar],
      en: (about) => [`Your nomination${about} ended before the company decided.`, KEEP_ON.en],
    },
  },
  withdrawn: {
    title: { ar: (about) => `أنهينا ترشيحك${about}`, en: (about) => `We withdrew your nomination${about}` },
    says: {
      ar: (about) => [`أنهينا ترشيحك${about}.`, KEEP_ON.ar],
      en: (about) => [`We withdrew your nomination${about}.`, KEEP_ON.en],
    },
  },
}

const BUTTON: Bilingual = { ar: 'عرض صفحتي', en: 'Open my home page' }

const reasonLine: Record<Lang, (tag: string) => string> = {
  ar: (tag) => `السبب الذي ذكرته الشركة: ${tag}.`,
  en: (tag) => `The reason the company gave: ${tag}.`,
}

export function talentNews(lang: Lang, kind: TalentNews, request: Request): News {
  const { title, says } = TALENT_NEWS[kind]
  const about = aboutIn(lang, request)
  const brief = title[lang]('')
  const tag = kind === 'not_interested' ? tagName(request.pass_tag, lang) : null
  const [decision, ...rest] = says[lang](about)
  return {
    subject: title[lang](about),
    title: brief,
    paragraphs: tag ? [decision!, reasonLine[lang](tag), ...rest] : says[lang](about),
    button: BUTTON[lang],
    phone: brief,
  }
}
