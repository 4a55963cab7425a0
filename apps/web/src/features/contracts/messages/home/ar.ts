import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** What a talent works on, on their home. */
export const ar = {
  waiting: (name: string) => `عقد مع ${name}`,
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
  people: {
    title: countedAr({
      zero: 'لا أحد يعمل معك الآن',
      one: 'كفاءة تعمل معك',
      two: 'كفاءتان تعملان معك',
      few: '{n} كفاءات تعمل معك',
      many: '{n} كفاءة تعمل معك',
      other: '{n} كفاءة تعمل معك',
    }),
    all: 'كل العقود',
  },
}
