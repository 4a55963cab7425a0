import { DAYS, HOURS, MINUTES } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const meetingErrors = refusals({
  slot_past: {
    status: 422,
    en: 'This time has passed. Choose a later one.',
    ar: 'مضى هذا الموعد. اختر موعدًا لاحقًا.',
  },
  slot_too_soon: {
    status: 422,
    en: 'This time is too soon. We need at least {hours} to prepare, so choose a later one.',
    ar: 'هذا الموعد قريب جدًا. نحتاج إلى {hours} على الأقل للاستعداد، فاختر موعدًا لاحقًا.',
    counts: { hours: HOURS },
  },
  slot_too_far: {
    status: 422,
    en: 'Meetings can be booked up to {days} ahead. Choose an earlier time.',
    ar: 'يمكن حجز الاجتماع خلال {days} من الآن. اختر موعدًا أقرب.',
    counts: { days: DAYS },
  },
  slot_closed: {
    status: 422,
    en: 'We do not hold meetings at this time. Choose one of the times offered.',
    ar: 'لا اجتماعات في هذا الوقت. اختر أحد المواعيد المعروضة.',
  },
  slot_off_grid: {
    status: 422,
    en: 'Meetings do not start at this minute. Choose one of the times offered.',
    ar: 'لا تبدأ الاجتماعات في هذه الدقيقة. اختر أحد المواعيد المعروضة.',
  },
  slot_in_gap: {
    status: 422,
    en: 'The clocks go forward that day, so this time does not exist. Choose another.',
    ar: 'تُقدَّم الساعة في ذلك اليوم فلا يحلّ هذا الوقت. اختر موعدًا آخر.',
  },
  slot_taken: {
    status: 409,
    en: 'This time was just taken. Choose another.',
    ar: 'حُجز هذا الموعد قبل لحظات. اختر موعدًا آخر.',
  },
  holds_full: {
    status: 429,
    en: 'Too many unconfirmed bookings from your network. Enter your code, or try again in {minutes}.',
    ar: 'بلغت المواعيد المحجوزة مؤقتًا من شبكتك الحد المسموح. أدخل الرمز الذي وصلك، أو أعد المحاولة بعد {minutes}.',
    counts: { minutes: MINUTES },
  },
  meeting_exists: {
    status: 409,
    en: 'You already have an upcoming meeting. You can reschedule it instead of booking another.',
    ar: 'لديك اجتماع قادم. يمكنك تغيير موعده بدل حجز اجتماع آخر.',
  },
  meeting_over: {
    status: 409,
    en: 'This meeting has started, ended or been canceled. Book another one.',
    ar: 'بدأ هذا الاجتماع أو انتهى أو أُلغي. احجز اجتماعًا آخر.',
  },
  /** Optimistic locking: a concurrent change has won (D-121); no mail was sent twice. */
  meeting_moved: {
    status: 409,
    en: '{name} has already moved this meeting. Close this, look at the new time, then decide.',
    ar: 'سبق تغيير موعد هذا الاجتماع من {name}. أغلق النافذة وراجع الموعد الجديد ثم قرّر.',
  },
  meeting_canceled: {
    status: 409,
    en: '{name} has already canceled this meeting.',
    ar: 'سبق إلغاء هذا الاجتماع من {name}.',
  },
  meeting_marked: {
    status: 409,
    en: '{name} has already noted how this meeting went. Close this, look at it, then decide.',
    ar: 'سبق تسجيل نتيجة هذا الاجتماع من {name}. أغلق النافذة وراجعها ثم قرّر.',
  },
  meeting_not_begun: {
    status: 409,
    en: 'This meeting has not started yet. Note how it went once it has.',
    ar: 'لم يبدأ هذا الاجتماع بعد. سجّل نتيجته بعد أن يبدأ.',
  },
  /** The unique key of a host: of two who add the same colleague the second is told. */
  host_exists: {
    status: 409,
    en: '{name} is already a host. Change their room and hours in the list.',
    ar: '{name} ضمن المضيفين من قبل. عدّل الغرفة والساعات من القائمة.',
  },
  host_changed: {
    status: 409,
    en: '{name} has changed this host while you were working. Close this, look at it, then decide.',
    ar: 'سبق تعديل هذا المضيف من {name} أثناء عملك. أغلق النافذة وراجع التعديل ثم قرّر.',
  },
  host_has_meetings: {
    status: 409,
    en: 'This host has had meetings and stays in their history. Deactivate them instead.',
    ar: 'لهذا المضيف اجتماعات محفوظة في السجل، فلا يُحذف. أوقف الاستضافة بدل ذلك.',
  },
  host_not_free: {
    status: 409,
    en: '{name} is not free for every one of these meetings. Choose another host, or let them stay.',
    ar: 'مواعيد {name} لا تتسع لكل هذه الاجتماعات. اختر مضيفًا آخر، أو أبقها كما هي.',
  },
  absence_past: {
    status: 422,
    en: 'This absence is over already. Choose a later end.',
    ar: 'انتهى هذا الغياب. اختر نهاية لاحقة.',
  },
  absence_meetings: {
    status: 409,
    en: 'There are meetings during this time. Say what becomes of them.',
    ar: 'في هذه المدة اجتماعات محجوزة. حدّد ما يصير إليها.',
  },
})
