import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

const workingDays = countedAr({
  zero: 'اليوم نفسه',
  one: 'يوم عمل',
  two: 'يومي عمل',
  few: '{n} أيام عمل',
  many: '{n} يوم عمل',
  other: '{n} يوم عمل',
})

/** Questions people ask. The Arabic file defines the type. */
export const ar = {
  title: 'الأسئلة الشائعة',
  lead: 'إجابات قصيرة عمّا يسألنا عنه الناس كل أسبوع. وما لم تجده هنا نجيب عنه بأنفسنا.',
  filter: 'ابحث في الأسئلة',
  placeholder: 'العقد، الراتب، رمز التحقق…',
  found: countedAr({
    zero: 'لا أسئلة مطابقة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{n} أسئلة',
    many: '{n} سؤالًا',
    other: '{n} سؤال',
  }),
  none: { title: 'لم نجد سؤالًا بهذه الكلمات', text: 'جرّب كلمة أعم، أو اسألنا مباشرة.' },
  groups: 'أقسام الأسئلة',
  link: 'رابط هذا السؤال',
  contact: {
    title: 'بقي سؤال؟',
    text: (days: number) => `اكتب لنا، ويجيبك أحد المختصين خلال ${workingDays(days)}.`,
    action: 'تواصل معنا',
  },
}
export type FaqWords = typeof ar
