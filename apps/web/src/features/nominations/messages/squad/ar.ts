import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { SquadStanding } from '@fareeq/domain/nominations/rules-squad.ts'

const standings: Record<SquadStanding, string> = {
  hired: 'على رأس العمل',
  accepted: 'تم القبول',
  in_interview: 'في المقابلات',
  reserved: 'محجوز للعميل',
}

/** The people of one company, as colleagues plan them. */
export const ar = {
  standings,
  roles: {
    title: 'الأدوار',
    text: 'كل طلبات هذه الشركة: من يعمل معها، ومن رُشّح لها، وما لم يُشغل بعد.',
    here: 'هذا الطلب',
    noRole: 'لم يُحدَّد الدور',
    taken: (filled: string, seats: string) => `شُغل ${filled} من ${seats}`,
    beyond: (filled: string, seats: string) => `شُغل ${filled}، والمطلوب ${seats}`,
    missing: countedAr({
      zero: 'لكل شاغر ترشيح',
      one: 'شاغر واحد دون ترشيح',
      two: 'شاغران دون ترشيح',
      few: '{n} شواغر دون ترشيح',
      many: '{n} شاغرًا دون ترشيح',
      other: '{n} شاغر دون ترشيح',
    }),
    nobody: 'لا أحد بعد.',
    noSalary: 'الراتب غير معروف',
    monthly: (amount: string) => `${amount} دولار شهريًا`,
    interview: 'المقابلة',
  },
  budget: {
    title: 'الميزانية الشهرية',
    stated: 'المعلنة لكل الشواغر',
    chosen: 'رواتب من تم قبولهم',
    filled: 'إذا شغل المرشحون ما بقي',
    dollars: (amount: string) => `${amount} دولار`,
    range: (min: string, max: string) => `من ${min} إلى ${max} دولار`,
    none: 'لم تذكر الشركة ميزانية لأي من طلباتها.',
    within: 'ضمن الميزانية',
    mayExceed: 'قد تتجاوز الميزانية',
    exceeds: 'تتجاوز الميزانية',
    unknown: countedAr({
      zero: 'كل الرواتب معروفة',
      one: 'راتب واحد غير معروف، ولم يُحسب',
      two: 'راتبان غير معروفين، ولم يُحسبا',
      few: '{n} رواتب غير معروفة، ولم تُحسب',
      many: '{n} راتبًا غير معروف، ولم تُحسب',
      other: '{n} راتب غير معروف، ولم تُحسب',
    }),
    partly: 'لم تُحدد ميزانية لكل دور، فلا يُقارن المجموع بميزانية.',
  },
  hours: {
    title: 'ساعات العمل',
    text: (city: string) => `يوم واحد بتوقيت ${city}. يوم العمل من 9 ص إلى 6 م بتوقيت كل شخص.`,
    assumed: 'لم تذكر الشركة منطقتها الزمنية، فحُسبت الساعات بتوقيت الرياض.',
    person: 'الاسم',
    works: 'يوم العمل بتوقيت الشركة',
    shared: 'المشترك مع الشركة',
    company: 'الشركة',
    together: 'في العمل معًا',
    hours: (hours: string) => `${hours} س`,
    all: (hours: string) => `الساعات المشتركة للجميع: ${hours} س`,
    none: 'لا ساعة مشتركة للجميع.',
    nobody: 'تظهر الساعات حين يُرشَّح أحد.',
    unknownZone: 'المنطقة الزمنية غير معروفة',
    legend: { inside: 'في ساعات الشركة', outside: 'خارج ساعات الشركة', company: 'ساعات عمل الشركة' },
  },
}
export type SquadWords = typeof ar
