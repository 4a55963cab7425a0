import type { CheckInSide, Mood } from '@fareeq/domain/check-ins/limits.ts'
import type { CheckInState } from '@fareeq/domain/check-ins/states.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'كيف العمل؟',
  question: (isFirst: boolean): string => (isFirst ? 'كيف كان الأسبوع الأول؟' : 'كيف العمل هذا الشهر؟'),
  private: 'يقرأ ردك مدير الحساب وحده.',
  moods: { good: 'جيد', so_so: 'بين بين', not_good: 'ليس جيدًا' } satisfies Record<Mood, string> as Record<Mood, string>,
  words: 'هل تود إضافة شيء؟',
  share: { talent: 'اعرض ردي على الشركة', client: 'اعرض ردنا على الكفاءة' } satisfies Record<
    CheckInSide,
    string
  > as Record<CheckInSide, string>,
  raised: 'سيتواصل معك مدير الحساب خلال يومي عمل، ولن يقرأ الطرف الآخر ردك.',
  send: 'إرسال',
  done: 'شكرًا، وصل ردك',
  own: 'ردودك',
  theirs: { talent: 'ما عرضته الشركة عليك', client: 'ما عرضته الكفاءة عليك' } satisfies Record<
    CheckInSide,
    string
  > as Record<CheckInSide, string>,
  shared: 'يراه الطرف الآخر',
  afterWeek: 'بعد الأسبوع الأول',
  ofMonth: (day: string) => `رد ${day}`,
  staff: {
    title: 'كيف يرى الطرفان العمل',
    empty: 'لم يُسأل الطرفان بعد.',
    sides: { talent: 'الكفاءة', client: 'الشركة' } satisfies Record<CheckInSide, string> as Record<CheckInSide, string>,
    states: {
      asked: 'بانتظار الرد',
      answered: 'وصل الرد',
      raised: 'بانتظار التواصل',
      handled: 'تم التواصل',
      lapsed: 'دون رد',
    } satisfies Record<CheckInState, string> as Record<CheckInState, string>,
    due: (day: string) => `قبل ${day}`,
    note: 'ما تم:',
    handle: {
      open: 'تسجيل ما تم',
      of: (side: string) => `تسجيل ما تم مع: ${side}`,
      text: 'للزملاء وحدهم، ولا يقرأه أي من الطرفين.',
      label: 'ما الذي تم؟',
      keep: 'رجوع',
      done: 'سُجّل ما تم',
    },
  },
}
