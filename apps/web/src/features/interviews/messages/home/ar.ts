import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** The interviews of a talent, on their home. The Arabic file defines the type. */
export const ar = {
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
