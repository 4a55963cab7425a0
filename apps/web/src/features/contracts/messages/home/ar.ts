import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** What waits for a signature, on the home of both sides, and what a talent works on. */
export const ar = {
  title: 'عقود بانتظار توقيعك',
  waiting: (name: string) => `عقد مع ${name}`,
  sign: 'قراءة العقد وتوقيعه',
  running: 'عملك الآن',
  starts: (day: string) => `يبدأ في ${day}`,
  until: (day: string, left: string) => `حتى ${day}، ${left}`,
  daysLeft: countedAr({
    zero: 'واليوم آخر أيامه',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: 'بقيت {n} أيام',
    many: 'بقي {n} يومًا',
    other: 'بقي {n} يوم',
  }),
  view: 'عرض العقد',
}
