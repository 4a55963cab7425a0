import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Milestone } from '@fareeq/domain/selections/rules-milestones.ts'
import { type News, hello } from '../../platform/messages/news.ts'
import { dayOf } from './emails.ts'

type Facts = { name: string; isFinished: boolean; hasPhone: boolean; due: Date | null }
type Texts = { subject: string; paragraphs: (facts: Facts, day: string) => string[]; button: string }

const AR: Record<Milestone, Texts> = {
  welcome: {
    subject: 'أهلًا بك في منصة فريق',
    paragraphs: ({ hasPhone }) => [
      hasPhone
        ? 'حسابك جاهز ورقم جوالك موثّق. بقي طلب انضمام يمكنك ملؤه من سيرتك الذاتية، ثم تقييم تقني تجريه متى شئت.'
        : 'حسابك جاهز. أمامك ثلاثة أمور: طلب انضمام يمكنك ملؤه من سيرتك الذاتية، وتوثيق رقم جوالك، ثم تقييم تقني تجريه متى شئت.',
      'لا ترى أي شركة راتبك أو بيانات التواصل معك حتى تُظهرها بنفسك.',
    ],
    button: 'متابعة الطلب',
  },
  phone: {
    subject: 'تم توثيق رقم جوالك',
    paragraphs: ({ isFinished }) => [
      isFinished
        ? 'طلبك مكتمل ورقمك موثّق، فأصبح بإمكان الشركات أن ترى ملفك متى كنت متفرّغًا.'
        : 'بقي أن تُكمل طلب الانضمام ليظهر ملفك للشركات.',
    ],
    button: 'عرض ملفي',
  },
  application: {
    subject: 'اكتمل طلبك، وهذا ما يلي',
    paragraphs: ({ hasPhone }) => [
      'وصلنا طلبك كاملًا.',
      ...(hasPhone ? [] : ['وثّق رقم جوالك، فلا ترى أي شركة ملفك قبل ذلك.']),
      'أولى خطوات الاختيار تقييم تقني في مهارة تتقنها: تجريه متى شئت، وتصلك نتيجته خلال 10 دقائق. واجتيازه يوثّق ملفك.',
      'بعده خطوتان مع فريقنا، ثم نرشّحك لشركات يناسبها عملك.',
    ],
    button: 'اختيار تقييم',
  },
  verified: {
    subject: 'اجتزت التقييم وبدأت الخطوة الثانية',
    paragraphs: ({ hasPhone }, day) => [
      hasPhone
        ? 'اجتزت التقييم التقني، وأصبح ملفك موثّقًا.'
        : 'اجتزت التقييم التقني. وثّق رقم جوالك ليصبح ملفك موثّقًا وتراه الشركات.',
      `الخطوة الثانية تقييم المهارات والموارد البشرية، ونُنهيها قبل نهاية ${day} ثم نخبرك بما يليها.`,
    ],
    button: 'عرض خطواتي',
  },
}
const EN: Record<Milestone, Texts> = {
  welcome: {
    subject: 'Welcome to Fareeq',
    paragraphs: ({ hasPhone }) => [
      hasPhone
        ? 'Your account is ready and your phone is verified. Next come an application you can fill in from your CV, and a technical assessment you take whenever you like.'
        : 'Your account is ready. Three things come next: an application you can fill in from your CV, verifying your phone, and a technical assessment you take whenever you like.',
      'No company sees your salary or contact details until you show them yourself.',
    ],
    button: 'Continue the application',
  },
  phone: {
    subject: 'Your phone is verified',
    paragraphs: ({ isFinished }) => [
      isFinished
        ? 'Your application is complete and your number is verified, so companies can see your profile while you’re available.'
        : 'Finish your application so that companies can see your profile.',
    ],
    button: 'See my profile',
  },
  application: {
    subject: 'Your application is complete: here’s what’s next',
    paragraphs: ({ hasPhone }) => [
      'We have your complete application.',
      ...(hasPhone ? [] : ['Verify your phone: no company sees your profile before that.']),
      'The first step of selection is a technical assessment in a skill you know well. Take it whenever you like; you’ll get the result within 10 minutes, and passing makes your profile verified.',
      'Two steps with our team follow, and then we nominate you to companies your work fits.',
    ],
    button: 'Choose an assessment',
  },
  verified: {
    subject: 'You passed, and step two has begun',
    paragraphs: ({ hasPhone }, day) => [
      hasPhone
        ? 'You passed a technical assessment, and your profile is now verified.'
        : 'You passed a technical assessment. Verify your phone so that your profile is verified and companies can see it.',
      `Step two is the HR and skills evaluation. We’ll finish it by the end of ${day} and let you know what comes next.`,
    ],
    button: 'See my steps',
  },
}
const TEXTS: Record<Lang, Record<Milestone, Texts>> = { ar: AR, en: EN }

/** To a new talent: where they have come, and what comes next. */
export function milestoneNews(lang: Lang, milestone: Milestone, facts: Facts): News {
  const { subject, paragraphs, button } = TEXTS[lang][milestone]
  const lines = paragraphs(facts, facts.due ? dayOf(facts.due, lang) : '')
  return {
    subject,
    title: subject,
    preheader: lines[0] ?? subject,
    paragraphs: [hello(lang, bidiIsolate(facts.name, lang)), ...lines],
    button,
  }
}
