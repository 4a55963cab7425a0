import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { ABSENCE_FACES, type AbsenceNews } from './emails-absence.ts'
import { BOTH_EN, type Face, type Said } from './emails-said.ts'

export type ClientNews =
  | 'confirmed'
  | 'scheduled'
  | 'link'
  | 'proposed'
  | 'declined'
  | 'canceled'
  | 'late_self'
  | 'late_other'
  | 'reminder'
  | 'met'
  | AbsenceNews

const why = { ar: (reason: string) => [`السبب: ${reason}`], en: (reason: string) => [`Reason: ${reason}`] }

export const CLIENT_FACES: Record<Lang, Record<ClientNews, (said: Said) => Face>> = {
  ar: {
    confirmed: ({ other, about, due }) => ({
      subject: `أُكّدت الشروط: ${other}`,
      title: 'اختاروا موعدين للمقابلة',
      says: [`وصلت شروط ${other}${about}، ويمكنكم رؤية التفرّغ والراتب.`, `اقترحوا موعدين للمقابلة قبل ${due}.`],
      button: 'اختيار موعدين',
    }),
    scheduled: ({ other, when, clocks }) => ({
      subject: `مقابلتكم مع ${other}: ${when}`,
      title: 'تأكّد موعد المقابلة',
      says: [clocks, `موعدكم مع ${other} مؤكد، والدعوة مرفقة لإضافتها إلى التقويم.`],
      button: 'تفاصيل المقابلة',
    }),
    link: ({ other, when, clocks }) => ({
      subject: `تغيّر مكان مقابلتكم مع ${other}: ${when}`,
      title: 'تغيّر رابط المقابلة',
      says: [clocks, 'الموعد كما هو. الدعوة المرفقة تحدّث الرابط في التقويم.'],
      button: 'تفاصيل المقابلة',
    }),
    proposed: ({ other, times, due }) => ({
      subject: `مواعيد أخرى للمقابلة مع ${other}`,
      title: 'مواعيد جديدة بانتظار ردكم',
      says: [`لم يناسب الموعدان ${other}، وهذه مواعيد بديلة:`, times, `أكّدوا موعدًا قبل ${due}.`],
      button: 'تأكيد موعد',
    }),
    declined: ({ other, about, reason }) => ({
      subject: `اعتذار عن المقابلة: ${other}`,
      title: 'لن تُعقد المقابلة',
      says: [`وصلنا اعتذار ${other} عن هذه الفرصة${about}.`, ...(reason ? why.ar(reason) : [])],
      button: 'الترشيحات الأخرى',
    }),
    canceled: ({ other, reason }) => ({
      subject: `أُلغيت المقابلة مع ${other}`,
      title: 'أُلغيت المقابلة',
      says: [`لن تُعقد المقابلة مع ${other}.`, ...(reason ? why.ar(reason) : [])],
      button: 'عرض الطلب',
    }),
    late_self: ({ other }) => ({
      subject: `انتهت مهلة المقابلة مع ${other}`,
      title: 'انتهت المهلة',
      says: ['لم يصلنا ردكم في المهلة، فأُلغي الطلب.', `يمكنكم بدء المقابلة مع ${other} من جديد ما دام الترشيح قائمًا.`],
      button: 'عرض الترشيحات',
    }),
    late_other: ({ other }) => ({
      subject: `لم يصل رد ${other} في المهلة`,
      title: 'انتهت المهلة',
      says: [`لم يصلنا رد ${other} في المهلة، فأُغلق الطلب.`],
      button: 'عرض الطلب',
    }),
    reminder: ({ other, when, clocks }) => ({
      subject: `تذكير بمقابلتكم مع ${other}: ${when}`,
      title: 'اقترب موعد المقابلة',
      says: [clocks, `هذا موعد مقابلتكم مع ${other}.`],
      button: 'الدخول إلى المقابلة',
    }),
    met: ({ other, due }) => ({
      subject: `رأيكم في المقابلة مع ${other}`,
      title: 'رأيكم في المقابلة',
      says: [`انتهى موعد مقابلتكم مع ${other}. اكتبوا رأيكم قبل ${due}.`],
      button: 'كتابة الرأي',
    }),
    ...ABSENCE_FACES.client.ar,
  },
  en: {
    ...BOTH_EN,
    confirmed: ({ other, about, due }) => ({
      subject: `Terms confirmed: ${other}`,
      title: 'Choose two times',
      says: [
        `${other} has confirmed${about}: you can now see their availability and salary.`,
        `Offer two times for the interview by ${due}.`,
      ],
      button: 'Choose two times',
    }),
    proposed: ({ other, times, due }) => ({
      subject: `Other times for the interview with ${other}`,
      title: 'New times wait for you',
      says: [`Your times do not suit ${other}, who proposes:`, times, `Confirm one by ${due}.`],
      button: 'Confirm a time',
    }),
    declined: ({ other, about, reason }) => ({
      subject: `${other} has declined`,
      title: 'The interview will not take place',
      says: [`${other} has declined this opportunity${about}.`, ...(reason ? why.en(reason) : [])],
      button: 'Other nominations',
    }),
    canceled: ({ other, reason }) => ({
      subject: `Canceled: the interview with ${other}`,
      title: 'The interview is canceled',
      says: [`The interview with ${other} will not take place.`, ...(reason ? why.en(reason) : [])],
      button: 'See the request',
    }),
    late_self: ({ other }) => ({
      subject: `Time is up for the interview with ${other}`,
      title: 'Time is up',
      says: [
        'We had no answer from you in time, so the request is canceled.',
        `As long as the nomination stands, you can start again with ${other}.`,
      ],
      button: 'See the nominations',
    }),
    late_other: ({ other }) => ({
      subject: `${other} did not answer in time`,
      title: 'Time is up',
      says: [`We had no answer from ${other} in time, so the request is closed.`],
      button: 'See the request',
    }),
    met: ({ other, due }) => ({
      subject: `What do you think of ${other}?`,
      title: 'Your feedback on the interview',
      says: [`Your interview with ${other} is over. Tell us what you think by ${due}.`],
      button: 'Give feedback',
    }),
    ...ABSENCE_FACES.client.en,
  },
}
