import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'عروض العمل',
  closedTitle: 'عروض العمل ليست من مهام دورك',
  closedText: 'يتابعها فريق العمليات ومديرو الحسابات.',
  state: 'الحالة',
  all: 'الكل',
  who: 'العرض',
  expires: 'آخر موعد للرد',
  total: 'تكلفة الشهر',
  emptyTitle: 'لا عروض هنا',
  emptyText: 'تظهر العروض هنا فور تقديمها.',
  shown: countedAr({
    zero: '',
    one: 'عرض واحد',
    two: 'عرضان',
    few: '{n} عروض',
    many: '{n} عرضًا',
    other: '{n} عرض',
  }),
  back: 'كل العروض',
  gone: 'لا عرض هنا',
  goneText: 'ربما الرابط غير صحيح.',
  between: '{client} إلى {talent}',
  awaited: { title: 'كفاءات مقبولة بانتظار عرض', due: 'الموعد الموعود', late: 'متأخر' },
}
