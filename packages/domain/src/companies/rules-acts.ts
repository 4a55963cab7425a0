import type { Act } from '../kernel/permissions/acts.ts'
import type { Lang } from '../kernel/language/locale.ts'

/** Acts in words, for notices and for the log of the company. */
const NAMES: Readonly<Record<Act, Readonly<Record<Lang, string>>>> = {
  request_written: { ar: 'كتابة طلب', en: 'Request written' },
  meeting_booked: { ar: 'حجز اجتماع', en: 'Meeting booked' },
  talent_marked: { ar: 'تغيير علامة كفاءة', en: 'Talent marked' },
  nomination_passed: { ar: 'ترشيح غير مناسب', en: 'Nomination turned down' },
  days_asked: { ar: 'طلب أيام إضافية لترشيح', en: 'More days asked for a nomination' },
  interview_asked: { ar: 'طلب مقابلة', en: 'Interview requested' },
  times_offered: { ar: 'اقتراح موعدين لمقابلة', en: 'Times offered for an interview' },
  time_confirmed: { ar: 'تأكيد موعد مقابلة', en: 'Time of an interview confirmed' },
  times_refused: { ar: 'الاعتذار عن مواعيد مقابلة', en: 'Times of an interview refused' },
  interview_canceled: { ar: 'إلغاء مقابلة', en: 'Interview canceled' },
  interview_link_set: { ar: 'تغيير رابط مقابلة', en: 'Link of an interview changed' },
  interview_move_asked: { ar: 'طلب موعد آخر لمقابلة', en: 'Another interview time asked for' },
  interview_moved: { ar: 'تغيير موعد مقابلة', en: 'Interview moved' },
  interview_time_kept: { ar: 'الإبقاء على موعد مقابلة', en: 'Time of an interview kept' },
  interview_move_dropped: { ar: 'سحب طلب تغيير موعد مقابلة', en: 'Request for another time withdrawn' },
}

export const actName = (act: Act, lang: Lang): string => NAMES[act][lang]
