import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

export const ar = {
  title: 'أوقات انشغالك',
  text: {
    own: 'اربط تقويمك، فلا تُقترح مواعيد في أوقات انشغالك.',
    staff: 'اربط تقويمك، فلا تُعرض على الشركات مواعيد في أوقات انشغالك.',
  },
  privacy: 'نقرأ أوقات الانشغال فقط، لا العناوين ولا التفاصيل.',
  address: 'رابط التقويم (iCal)',
  hint: 'من إعدادات تقويم Google أو Apple أو Outlook: انسخ رابط iCal السري.',
  add: 'ربط التقويم',
  added: 'رُبط التقويم',
  list: 'التقاويم المربوطة',
  readAt: (moment: string) => `آخر قراءة: ${moment}`,
  busy: countedAr({
    zero: 'لا انشغال في الأشهر القادمة',
    one: 'وقت انشغال واحد قادم',
    two: 'وقتا انشغال قادمان',
    few: '{n} أوقات انشغال قادمة',
    many: '{n} وقت انشغال قادمًا',
    other: '{n} وقت انشغال قادم',
  }),
  failing: (moment: string) => `لم يُقرأ منذ ${moment}. ما قُرئ قبل ذلك ما زال ساريًا.`,
  failed: 'تعذّرت القراءة',
  read: 'يُقرأ بانتظام',
  remove: 'حذف',
  removeNamed: (host: string) => `حذف تقويم ${host}`,
  removeText: 'تُحذف أوقات انشغاله فورًا، وتعود المواعيد في هذه الأوقات متاحة.',
  loading: 'جارٍ تحميل التقاويم',
}
export type CalendarSourceWords = typeof ar
