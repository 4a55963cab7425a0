import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** What waits for a talent's answer, on their home. The Arabic file defines the type. */
export const ar = {
  title: 'بانتظار ردك',
  asks: (client: string) => `${client} · طلب مقابلة`,
  asksMove: (client: string) => `${client} · طلب موعد آخر`,
  forProject: (project: string) => `لمشروع ${project}`,
  /** What the answer is. */
  actions: { confirm: 'تأكيد التفرّغ والراتب', select: 'اختيار الموعد', answer: 'الرد' },
  left: {
    days: countedAr({
      zero: 'ينتهي اليوم',
      one: 'بقي يوم واحد',
      two: 'بقي يومان',
      few: 'بقيت {n} أيام',
      many: 'بقي {n} يومًا',
      other: 'بقي {n} يوم',
    }),
    hours: countedAr({
      zero: 'بقي أقل من ساعة',
      one: 'بقيت ساعة واحدة',
      two: 'بقيت ساعتان',
      few: 'بقيت {n} ساعات',
      many: 'بقيت {n} ساعة',
      other: 'بقيت {n} ساعة',
    }),
    minutes: countedAr({
      zero: 'تنتهي المهلة الآن',
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: 'بقيت {n} دقائق',
      many: 'بقيت {n} دقيقة',
      other: 'بقيت {n} دقيقة',
    }),
  },
  all: 'كل المقابلات',
  agreed: 'مقابلة مؤكدة',
  withCompany: (client: string) => `مقابلتك مع ${client}`,
  open: 'تفاصيل المقابلة',
  pending: countedAr({
    zero: 'لا طلبات بانتظار رد الشركات',
    one: 'طلب مقابلة بانتظار رد الشركة',
    two: 'طلبا مقابلة بانتظار رد الشركتين',
    few: '{n} طلبات مقابلة بانتظار رد الشركات',
    many: '{n} طلب مقابلة بانتظار رد الشركات',
    other: '{n} طلب مقابلة بانتظار رد الشركات',
  }),
  none: 'لا طلبات مقابلة الآن',
  noneText: 'تظهر هنا طلبات الشركات لمقابلتك، ونراسلك بها.',
}
