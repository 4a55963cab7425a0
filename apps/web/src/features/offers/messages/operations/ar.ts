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
  hires: {
    title: 'كفاءات مقبولة بلا عقد',
    turn: {
      talent: (moment: string) => `العرض بانتظار رد الكفاءة، آخر موعد: ${moment}`,
      client: (moment: string) => `طلبت الكفاءة تعديلًا، والرد على الشركة، آخر موعد: ${moment}`,
    },
    accepted: (moment: string) => `قُبل العرض: ${moment}`,
  },
  prepare: {
    open: 'إعداد العقد',
    openFor: (name: string) => `إعداد العقد: ${name}`,
    title: (name: string) => `إعداد عقد ${name}`,
    text: 'يأخذ العقد الشروط التي قبلتها الكفاءة، ويبقى مسودة لنا وحدنا حتى يرسلها مدير الحساب.',
    accepted: 'ما قُبل في العرض',
    late: 'مضى أول يوم عمل في هذا العرض',
    lateText: 'اسحب العرض، وقدّم عرضًا جديدًا بأول يوم آخر.',
  },
  awaited: { title: 'كفاءات مقبولة بانتظار عرض', due: 'الموعد الموعود', late: 'متأخر' },
}
