import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { type SelectionState, isThrough, isWithCompany } from '@fareeq/domain/selections/states.ts'
import type { News } from '../../platform/messages/news.ts'

export const dayOf = (moment: Date, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: BUSINESS_ZONE }).format(moment)

const STEP_NAMES = {
  ar: {
    evaluation: 'تقييم المهارات والموارد البشرية',
    interview: 'المقابلة والتحقق',
    alignment: 'اجتماع التوافق',
  },
  en: { evaluation: 'the HR and skills evaluation', interview: 'the interview', alignment: 'the alignment meeting' },
} as const

type StepName = keyof (typeof STEP_NAMES)['ar']
const isStepName = (state: SelectionState): state is StepName => state in STEP_NAMES.ar
export const isAnnounced = (state: SelectionState): state is StepName | 'done' => isStepName(state) || isThrough(state)

/** A step that takes a company has no date until one has chosen them. */
function whenOf(lang: Lang, state: StepName, due: Date | null): string {
  if (isWithCompany(state))
    return {
      ar: 'اجتزت الخطوات الثلاث الأولى. الرابعة مع الشركة التي تختارك، ونخبرك بموعدها حينها.',
      en: 'You’ve passed the first three steps. The fourth is with the company that chooses you; we’ll let you know the date then.',
    }[lang]
  if (!due) return { ar: 'نخبرك بموعدها قريبًا.', en: 'We’ll let you know the date soon.' }[lang]
  const by = dayOf(due, lang)
  return {
    ar: `ننهي هذه الخطوة قبل نهاية ${by}، ونخبرك بما يليها.`,
    en: `We’ll finish it by the end of ${by} and let you know what comes next.`,
  }[lang]
}

/** To the talent: a new step, and by when we are done with it. */
export function stepNews(lang: Lang, state: StepName | 'done', due: Date | null): News {
  if (!isStepName(state))
    return {
      ar: {
        subject: 'اكتملت خطوات الاختيار',
        title: 'مبارك، اكتملت خطوات الاختيار',
        paragraphs: ['اكتملت خطوات الاختيار مع الشركة. نخبرك بما يلي، وأوله إعداد عقدك إن قبلتك الشركة.'],
        button: 'عرض صفحتي',
      },
      en: {
        subject: 'You’ve completed every selection step',
        title: 'You’ve completed every selection step',
        paragraphs: [
          'The selection steps with the company are complete. We’ll let you know what comes next, starting with your contract if the company accepts you.',
        ],
        button: 'Open my home page',
      },
    }[lang]
  const step = STEP_NAMES[lang][state]
  return {
    ar: {
      subject: `وصلت إلى خطوة جديدة: ${step}`,
      title: `خطوتك التالية: ${step}`,
      paragraphs: [whenOf(lang, state, due)],
      button: 'عرض خطواتي',
    },
    en: {
      subject: `You have reached a new step: ${step}`,
      title: `Your next step: ${step}`,
      paragraphs: [whenOf(lang, state, due)],
      button: 'See my steps',
    },
  }[lang]
}

/** To the talent: a rejection, with thanks, what may be said of the reason, and the day of the next chance. */
export const rejectionNews = (lang: Lang, again: Date, reason?: string): News => {
  const day = dayOf(again, lang)
  const why = reason ? [`${{ ar: 'السبب', en: 'Reason' }[lang]}: ${bidiIsolate(reason, lang)}`] : []
  return {
    ar: {
      subject: 'بخصوص طلب انضمامك إلى منصة فريق',
      title: 'شكرًا على وقتك وجهدك',
      paragraphs: [
        'راجعنا طلبك باهتمام، ولن نكمل معك خطوات الاختيار هذه المرة.',
        ...why,
        'القرار عن هذه المرة وحدها وليس حكمًا على قدراتك، وكثيرون اجتازوا الخطوات في محاولتهم الثانية.',
        `يسعدنا أن تتقدّم مرة أخرى ابتداءً من ${day}. يبقى ملفك محفوظًا، فلا تعيد تعبئة شيء.`,
      ],
      button: 'عرض ملفي',
    },
    en: {
      subject: 'About your application to Fareeq',
      title: 'Thank you for your time and your work',
      paragraphs: [
        'We read your application with care and have decided not to move forward this time.',
        ...why,
        'It isn’t a judgement of your ability: many people pass on their second try.',
        `You’re welcome to apply again from ${day}. Your profile stays as it is, so there is nothing to fill in again.`,
      ],
      button: 'See my profile',
    },
  }[lang]
}

/** To the talent: the tests are open. */
export const invitationNews = (lang: Lang): News =>
  ({
    ar: {
      subject: 'دعوة إلى التقييم التقني',
      title: 'تقييماتك بانتظارك',
      paragraphs: [
        'اختر تقييمًا يناسب مهاراتك وابدأه متى شئت. تصلك النتيجة خلال 10 دقائق من إنهائه، ونتيجة الفيديو بعد مراجعته.',
        'اجتياز تقييم واحد يكفي للانتقال إلى الخطوة التالية.',
      ],
      button: 'عرض التقييمات',
    },
    en: {
      subject: 'Your invitation to the technical assessment',
      title: 'Your assessments are ready',
      paragraphs: [
        'Choose an assessment that fits your skills and start whenever you like. You’ll get the result within 10 minutes, or after review for a video.',
        'Passing one of them is enough for the next step.',
      ],
      button: 'See the assessments',
    },
  })[lang]
