import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'
import { ABSENCE_NEWS, type AbsenceNews } from '../absences/emails-absence.ts'
import { EXCUSE_TO_TALENT } from '../excuses/emails-excuse.ts'
import { MOVE_NEWS, type MoveNews } from '../moving/emails-moving.ts'
import { BOTH, type EmailFacts } from './emails-facts.ts'

export type TalentNews =
  | 'asked'
  | 'further_round'
  | 'offered'
  | 'scheduled'
  | 'link'
  | 'canceled'
  | 'excused'
  | 'late_self'
  | 'late_other'
  | 'reminder'
  | 'met'
  | 'result'
  | MoveNews
  | AbsenceNews

const why = { ar: (reason: string) => [`السبب: ${reason}`], en: (reason: string) => [`Reason: ${reason}`] }

export const TALENT_NEWS: Record<Lang, Record<TalentNews, (facts: EmailFacts) => News>> = {
  ar: {
    asked: ({ other, about, due }) => ({
      subject: `طلب مقابلة من ${other}`,
      title: 'شركة تريد مقابلتك',
      paragraphs: [
        `وصلك طلب مقابلة من ${other}${about}.`,
        `أكّد تفرّغك وراتبك قبل ${due}. يظهران لهذه الشركة ولهذا الترشيح فقط.`,
      ],
      button: 'تأكيد التفرّغ والراتب',
    }),
    further_round: ({ other, about, round, reason }) => ({
      subject: `${round} من مقابلاتك مع ${other}`,
      title: 'الشركة تريد مقابلتك مرة أخرى',
      paragraphs: [
        `تدعوك ${other} إلى مقابلة أخرى${about}.`,
        ...(reason ? [`موضوعها: ${reason}`] : []),
        'تقترح الشركة موعدين، ونخبرك فور وصولهما. لا يُطلب منك شيء الآن.',
      ],
      button: 'عرض الطلب',
    }),
    offered: ({ other, about, times, due }) => ({
      subject: `موعدان للمقابلة مع ${other}`,
      title: 'اختر موعد المقابلة',
      paragraphs: [
        `وصلك موعدان مقترحان للمقابلة مع ${other}${about}:`,
        times,
        `اختر أحدهما أو اقترح غيرهما قبل ${due}. هذا الرابط لك وحدك، ويعمل مرة واحدة دون تسجيل دخول.`,
      ],
      button: 'اختيار موعد',
    }),
    canceled: ({ other, about, reason }) => ({
      subject: `أُلغيت مقابلتك مع ${other}`,
      title: 'أُلغيت المقابلة',
      paragraphs: [`لن تُعقد المقابلة مع ${other}${about}.`, ...(reason ? why.ar(reason) : [])],
      button: 'طلبات المقابلة',
    }),
    late_self: ({ other }) => ({
      subject: `انتهت مهلة طلب المقابلة من ${other}`,
      title: 'انتهت المهلة',
      paragraphs: [`لم يصلنا ردك على طلب ${other} في المهلة، فأُغلق الطلب.`, 'حدّث تفرّغك لتصلك الطلبات التي تناسبك.'],
      button: 'طلبات المقابلة',
    }),
    late_other: ({ other }) => ({
      subject: `أُغلق طلب المقابلة من ${other}`,
      title: 'أُغلق طلب المقابلة',
      paragraphs: [`لم يصل رد ${other} في المهلة، فأُغلق الطلب. ملفك كما هو، ونواصل ترشيحك.`],
      button: 'طلبات المقابلة',
    }),
    met: ({ other }) => ({
      subject: `كيف كانت المقابلة مع ${other}؟`,
      title: 'رأيك في المقابلة',
      paragraphs: [`انتهى موعد مقابلتك مع ${other}. قيّمها في دقيقة، ولا يقرأ تقييمك إلا فريق العمليات.`],
      button: 'تقييم المقابلة',
    }),
    result: ({ other, reason }) => ({
      subject: `رأي ${other} في المقابلة`,
      title: 'وصل رأي الشركة',
      paragraphs: [`وصل رأي ${other} بعد المقابلة.`, ...(reason ? [reason] : [])],
      button: 'عرض المقابلة',
    }),
    ...BOTH.ar,
    ...EXCUSE_TO_TALENT.ar,
    ...MOVE_NEWS.ar,
    ...ABSENCE_NEWS.ar,
  },
  en: {
    ...BOTH.en,
    asked: ({ other, about, due }) => ({
      subject: `An interview request from ${other}`,
      title: 'A company would like to interview you',
      paragraphs: [
        `${other} would like to interview you${about}.`,
        `Confirm your availability and salary by ${due}. Only this company sees them, and only for this nomination.`,
      ],
      button: 'Confirm availability and salary',
    }),
    further_round: ({ other, about, round, reason }) => ({
      subject: `${round} of your interviews with ${other}`,
      title: 'The company would like to meet you again',
      paragraphs: [
        `${other} invites you to another interview${about}.`,
        ...(reason ? [`What it is about: ${reason}`] : []),
        'The company offers two times next, and we’ll let you know. There is nothing to do now.',
      ],
      button: 'View request',
    }),
    offered: ({ other, about, times, due }) => ({
      subject: `Two times for your interview with ${other}`,
      title: 'Choose a time',
      paragraphs: [
        `${other} offers two times for your interview${about}:`,
        times,
        `Pick one or propose others by ${due}. This link is private and works once, without signing in.`,
      ],
      button: 'Choose a time',
    }),
    canceled: ({ other, about, reason }) => ({
      subject: `Canceled: your interview with ${other}`,
      title: 'The interview is canceled',
      paragraphs: [`The interview with ${other}${about} will not take place.`, ...(reason ? why.en(reason) : [])],
      button: 'Interview requests',
    }),
    late_self: ({ other }) => ({
      subject: `The request from ${other} has ended`,
      title: 'The deadline has passed',
      paragraphs: [
        `You did not respond to the request from ${other} in time, so it is closed.`,
        'Keep your availability up to date to get requests that suit you.',
      ],
      button: 'Interview requests',
    }),
    late_other: ({ other }) => ({
      subject: `The request from ${other} is closed`,
      title: 'The request is closed',
      paragraphs: [`${other} did not respond in time, so the request is closed. We will keep nominating you.`],
      button: 'Interview requests',
    }),
    met: ({ other }) => ({
      subject: `How was the interview with ${other}?`,
      title: 'Your feedback on the interview',
      paragraphs: [`Your interview with ${other} has ended. Rate it in a minute. Only our operations team reads it.`],
      button: 'Rate the interview',
    }),
    result: ({ other, reason }) => ({
      subject: `Feedback from ${other} on your interview`,
      title: 'The company sent feedback',
      paragraphs: [`${other} shared feedback after the interview.`, ...(reason ? [reason] : [])],
      button: 'View interview',
    }),
    ...EXCUSE_TO_TALENT.en,
    ...MOVE_NEWS.en,
    ...ABSENCE_NEWS.en,
  },
}
