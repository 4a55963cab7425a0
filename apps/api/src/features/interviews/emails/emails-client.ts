import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'
import { ABSENCE_NEWS, type AbsenceNews } from '../absences/emails-absence.ts'
import { EXCUSE_TO_CLIENT } from '../excuses/emails-excuse.ts'
import { MOVE_NEWS, type MoveNews } from '../moving/emails-moving.ts'
import { PANEL_NEWS, type PanelNews } from '../panel/emails-panel.ts'
import { BOTH, type EmailFacts } from './emails-facts.ts'

export type ClientNews =
  | 'confirmed'
  | 'scheduled'
  | 'link'
  | 'proposed'
  | 'declined'
  | 'canceled'
  | 'excused'
  | 'late_self'
  | 'late_other'
  | 'reminder'
  | 'met'
  | 'accepted'
  | PanelNews
  | MoveNews
  | AbsenceNews

const why = { ar: (reason: string) => [`السبب: ${reason}`], en: (reason: string) => [`Reason: ${reason}`] }

export const CLIENT_NEWS: Record<Lang, Record<ClientNews, (facts: EmailFacts) => News>> = {
  ar: {
    confirmed: ({ other, about, due }) => ({
      subject: `تم تأكيد التفرّغ والراتب: ${other}`,
      title: 'اختر موعدين للمقابلة',
      paragraphs: [`وصل تأكيد ${other}${about}، ويمكنك الاطلاع على التفرّغ والراتب.`, `اقترح موعدين للمقابلة قبل ${due}.`],
      button: 'اختيار موعدين',
    }),
    proposed: ({ other, times, due }) => ({
      subject: `مواعيد أخرى للمقابلة مع ${other}`,
      title: 'مواعيد جديدة بانتظار ردك',
      paragraphs: [`لم يناسب الموعدان ${other}، وهذه مواعيد بديلة:`, times, `أكّد موعدًا قبل ${due}.`],
      button: 'تأكيد موعد',
    }),
    declined: ({ other, about, reason }) => ({
      subject: `اعتذار عن المقابلة: ${other}`,
      title: 'لن تُعقد المقابلة',
      paragraphs: [`وصلنا اعتذار ${other} عن هذه الفرصة${about}.`, ...(reason ? why.ar(reason) : [])],
      button: 'الترشيحات الأخرى',
    }),
    canceled: ({ other, reason }) => ({
      subject: `أُلغيت المقابلة مع ${other}`,
      title: 'أُلغيت المقابلة',
      paragraphs: [`لن تُعقد المقابلة مع ${other}.`, ...(reason ? why.ar(reason) : [])],
      button: 'عرض الطلب',
    }),
    late_self: ({ other }) => ({
      subject: `انتهت مهلة المقابلة مع ${other}`,
      title: 'انتهت المهلة',
      paragraphs: ['لم يصلنا ردك في المهلة، فأُلغي الطلب.', `يمكنك طلب مقابلة أخرى مع ${other} ما دام الترشيح قائمًا.`],
      button: 'عرض الترشيحات',
    }),
    late_other: ({ other }) => ({
      subject: `لم يصل رد ${other} في المهلة`,
      title: 'انتهت المهلة',
      paragraphs: [`لم يصلنا رد ${other} في المهلة، فأُغلق الطلب.`],
      button: 'عرض الطلب',
    }),
    met: ({ other, due }) => ({
      subject: `رأيك في المقابلة مع ${other}`,
      title: 'رأيك في المقابلة',
      paragraphs: [`انتهى موعد مقابلتك مع ${other}. اكتب رأيك قبل ${due}.`],
      button: 'كتابة الرأي',
    }),
    accepted: ({ other, about, due }) => ({
      subject: `قبلت ${other}: ما الخطوة التالية؟`,
      title: 'نعد العقد الآن',
      paragraphs: [
        `وصلنا قبولك ${other}${about}. نعد العقد ونرسله إلى الطرفين قبل ${due}.`,
        'توقّع الكفاءة أولًا، ثم توقّع أنت، ويبدأ سريان العقد. نخبرك عند كل خطوة.',
      ],
      button: 'عرض المقابلة',
    }),
    ...BOTH.ar,
    ...EXCUSE_TO_CLIENT.ar,
    ...PANEL_NEWS.ar,
    ...MOVE_NEWS.ar,
    ...ABSENCE_NEWS.ar,
  },
  en: {
    ...BOTH.en,
    accepted: ({ other, about, due }) => ({
      subject: `You accepted ${other}: what comes next`,
      title: 'We’re preparing the contract',
      paragraphs: [
        `You accepted ${other}${about}. We’ll prepare the contract and send it to both of you by ${due}.`,
        'The talent signs first, then you, and the contract is in force. We’ll let you know at each step.',
      ],
      button: 'View interview',
    }),
    confirmed: ({ other, about, due }) => ({
      subject: `Availability and salary confirmed: ${other}`,
      title: 'Choose two times',
      paragraphs: [
        `${other} has confirmed${about}. You can now see their availability and salary.`,
        `Offer two times for the interview by ${due}.`,
      ],
      button: 'Choose two times',
    }),
    proposed: ({ other, times, due }) => ({
      subject: `Other times for the interview with ${other}`,
      title: 'New times to confirm',
      paragraphs: [`Your times do not work for ${other}, who proposes:`, times, `Confirm one by ${due}.`],
      button: 'Confirm a time',
    }),
    declined: ({ other, about, reason }) => ({
      subject: `${other} has declined`,
      title: 'The interview will not take place',
      paragraphs: [`${other} has declined this opportunity${about}.`, ...(reason ? why.en(reason) : [])],
      button: 'Other nominations',
    }),
    canceled: ({ other, reason }) => ({
      subject: `Canceled: the interview with ${other}`,
      title: 'The interview is canceled',
      paragraphs: [`The interview with ${other} will not take place.`, ...(reason ? why.en(reason) : [])],
      button: 'View request',
    }),
    late_self: ({ other }) => ({
      subject: `The deadline passed for your interview with ${other}`,
      title: 'The deadline has passed',
      paragraphs: [
        'We did not hear from you in time, so the request is canceled.',
        `You can request another interview with ${other} while the nomination is active.`,
      ],
      button: 'View nominations',
    }),
    late_other: ({ other }) => ({
      subject: `${other} did not respond in time`,
      title: 'The deadline has passed',
      paragraphs: [`We did not hear from ${other} in time, so the request is closed.`],
      button: 'View request',
    }),
    met: ({ other, due }) => ({
      subject: `Your feedback on ${other}`,
      title: 'Your feedback on the interview',
      paragraphs: [`Your interview with ${other} has ended. Please give your feedback by ${due}.`],
      button: 'Give feedback',
    }),
    ...EXCUSE_TO_CLIENT.en,
    ...PANEL_NEWS.en,
    ...MOVE_NEWS.en,
    ...ABSENCE_NEWS.en,
  },
}
