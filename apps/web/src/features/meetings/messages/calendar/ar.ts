import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { HostStep } from '@fareeq/domain/meetings/rules.ts'

export const ar = {
  title: 'تقويمي',
  text: 'كل اجتماعاتك أيًّا كان نوعها، ومعها ساعات عملك وأوقات انشغالك. الأوقات بتوقيت الرياض.',
  week: 'أيام الأسبوع',
  previous: 'الأسبوع السابق',
  next: 'الأسبوع التالي',
  thisWeek: 'هذا الأسبوع',
  today: 'اليوم',
  count: countedAr({
    zero: 'لا اجتماعات',
    one: 'اجتماع واحد',
    two: 'اجتماعان',
    few: '{n} اجتماعات',
    many: '{n} اجتماعًا',
    other: '{n} اجتماع',
  }),
  hours: (from: string, to: string) => `ساعات العمل ${from} – ${to}`,
  noHours: 'خارج أيام العمل',
  free: 'لا مواعيد',
  absence: 'غياب',
  allDay: 'طوال اليوم',
  busy: 'مشغول في تقويم آخر',
  join: 'الدخول إلى الاجتماع',
  openTalent: 'فتح صفحة الكفاءة',
  openRequest: 'فتح الطلب',
  steps: {
    prepare: 'الخطوة التالية: التحضير له',
    join: 'الخطوة التالية: الدخول، الغرفة مفتوحة',
    outcome: 'الخطوة التالية: تسجيل ما نتج عنه',
    wait: 'طُلب موعد آخر، وننتظر اختياره',
    none: '',
  } satisfies Record<HostStep, string> as Record<HostStep, string>,
}

export type OwnCalendarWords = typeof ar
