import { refusals } from '../kernel/refusal.ts'

export const meetingErrors = refusals({
  slot_past: {
    status: 422,
    en: 'This time has passed. Choose a later one.',
    ar: 'مضى هذا الموعد. اختر موعدًا لاحقًا.',
  },
  slot_too_soon: {
    status: 422,
    en: 'This time is too close: we need {hours} hours to prepare. Choose a later one.',
    ar: 'هذا الموعد قريب جدًا: نحتاج إلى مهلة للاستعداد (عدد الساعات: {hours}). اختر موعدًا لاحقًا.',
  },
  slot_too_far: {
    status: 422,
    en: 'Meetings can be booked up to {days} days ahead. Choose an earlier time.',
    ar: 'يمكن حجز المواعيد خلال {days} يومًا من الآن. اختر موعدًا أقرب.',
  },
  slot_closed: {
    status: 422,
    en: 'We do not meet at this time. Choose one of the times offered.',
    ar: 'لا اجتماعات في هذا الوقت. اختر أحد المواعيد المعروضة.',
  },
  slot_off_grid: {
    status: 422,
    en: 'Meetings do not begin at this minute. Choose one of the times offered.',
    ar: 'لا تبدأ الاجتماعات في هذه الدقيقة. اختر أحد المواعيد المعروضة.',
  },
  slot_in_gap: {
    status: 422,
    en: 'Clocks are put forward that day and never show this time. Choose another.',
    ar: 'تُقدَّم الساعة في ذلك اليوم فلا يحلّ هذا الوقت. اختر موعدًا آخر.',
  },
  slot_taken: {
    status: 409,
    en: 'This time was just taken. Choose another.',
    ar: 'حُجز هذا الموعد قبل لحظات. اختر موعدًا آخر.',
  },
  holds_full: {
    status: 429,
    en: 'Several times already wait for a code to be entered from your network. Enter yours, or try again in {minutes} minutes.',
    ar: 'عدّة مواعيد محجوزة مؤقتًا من شبكتك بانتظار إدخال رمزها. أدخل رمزك، أو أعد المحاولة لاحقًا (عدد الدقائق: {minutes}).',
  },
  meeting_exists: {
    status: 409,
    en: 'You already have a meeting ahead. You can move it instead of booking another.',
    ar: 'لديك اجتماع قادم. يمكنك تغيير موعده بدل حجز اجتماع آخر.',
  },
  meeting_over: {
    status: 409,
    en: 'This meeting has begun, is over or was canceled. Book another one.',
    ar: 'بدأ هذا الاجتماع أو انتهى أو أُلغي. احجز اجتماعًا آخر.',
  },
  absence_meetings: {
    status: 409,
    en: 'There are meetings in this time. Move or cancel them first.',
    ar: 'في هذه المدة اجتماعات محجوزة. غيّر مواعيدها أو ألغها أولًا.',
  },
})
