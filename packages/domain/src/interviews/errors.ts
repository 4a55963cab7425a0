import { DAYS, HOURS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'
import { REASON_NEEDED } from '../nominations/limits.ts'

export const interviewErrors = refusals({
  interview_moved: {
    status: 409,
    en: 'This interview is no longer available (you have actioned this interview)',
    ar: 'هذه المقابلة لم تعد متاحة (سبق أن اتخذت إجراءً بشأنها)',
  },
  two_slots_only: {
    status: 422,
    en: 'You can only select two time slots',
    ar: 'يمكنك اختيار موعدين فقط',
  },
  two_slots_needed: {
    status: 422,
    en: 'Please select two time slots',
    ar: 'اختر موعدين',
  },
  slot_needed: {
    status: 422,
    en: 'Please select a time slot',
    ar: 'اختر موعدًا',
  },
  slots_changed: {
    status: 409,
    en: 'The proposed times have changed. Choose one of the new ones.',
    ar: 'تغيّرت المواعيد المقترحة. اختر موعدًا من الجديدة.',
  },
  slots_overlap: {
    status: 422,
    en: 'These two times overlap. Choose times apart from each other.',
    ar: 'يتداخل الموعدان. اختر موعدين منفصلين.',
  },
  time_past: {
    status: 422,
    en: 'This time has passed. Choose a later one.',
    ar: 'مضى هذا الموعد. اختر موعدًا لاحقًا.',
  },
  time_too_soon: {
    status: 422,
    en: 'A time must be at least {hours} ahead.',
    ar: 'يجب أن يكون الموعد بعد {hours} على الأقل.',
    counts: { hours: HOURS },
  },
  time_too_far: {
    status: 422,
    en: 'A time can be up to {days} ahead.',
    ar: 'يمكن اختيار موعد خلال {days} من الآن.',
    counts: { days: DAYS },
  },
  time_off_grid: {
    status: 422,
    en: 'Choose a time on the quarter hour, such as 9:00, 9:15 or 9:30.',
    ar: 'اختر وقتًا من أرباع الساعة، مثل 9:00 أو 9:15 أو 9:30.',
  },
  time_length: {
    status: 422,
    en: 'An interview lasts 30, 45 or 60 minutes.',
    ar: 'مدة المقابلة 30 أو 45 أو 60 دقيقة.',
  },
  move_late: {
    status: 409,
    en: 'Another time can be asked for up to {hours} before the interview.',
    ar: 'يمكن طلب موعد آخر قبل المقابلة بمدة {hours} على الأقل.',
    counts: { hours: HOURS },
  },
  move_waits: {
    status: 409,
    en: 'A request for another time is already waiting for an answer.',
    ar: 'يوجد طلب موعد آخر بانتظار الرد.',
  },
  move_spent: {
    status: 409,
    en: 'You have asked for another time as often as possible. The agreed time stands.',
    ar: 'استنفدت طلبات تغيير الموعد، والموعد المتفق عليه قائم.',
  },
  move_answered: {
    status: 409,
    en: 'This request for another time has already been answered or withdrawn.',
    ar: 'سبق الرد على طلب الموعد الآخر، أو سُحب.',
  },
  time_same: {
    status: 422,
    en: 'This is the agreed time. Choose another one.',
    ar: 'هذا هو الموعد المتفق عليه. اختر موعدًا غيره.',
  },
  not_colleague: {
    status: 422,
    en: 'Choose colleagues who may interview for your company.',
    ar: 'اختر من زملائك من يحق له إجراء المقابلات.',
  },
  interviewer_busy: {
    status: 409,
    en: 'One of these colleagues has another appointment at the time of the interview.',
    ar: 'لدى أحد هؤلاء الزملاء موعد آخر في وقت المقابلة.',
  },
  excuse_late: {
    status: 409,
    en: 'You can excuse yourself up to {hours} before the interview. Contact us about this one.',
    ar: 'يمكنك الاعتذار قبل المقابلة بمدة {hours} على الأقل. راسلنا بشأن هذه المقابلة.',
    counts: { hours: HOURS },
  },
  interview_exists: {
    status: 409,
    en: 'An interview with this talent is already under way.',
    ar: 'يوجد طلب مقابلة قائم مع هذه الكفاءة.',
  },
  rounds_spent: {
    status: 409,
    en: 'There have been as many rounds as possible. Give your feedback on the last one.',
    ar: 'بلغت الجولات أقصى عددها. أرسل رأيك في الجولة الأخيرة.',
  },
  feedback_reason_needed: { status: 422, ...REASON_NEEDED },
  feedback_given: {
    status: 409,
    en: 'Feedback form already submitted before',
    ar: 'أُرسل هذا النموذج من قبل',
  },
  feedback_expired: {
    status: 410,
    en: 'You can no longer submit your feedback; the interview has now expired',
    ar: 'لم يعد بالإمكان إرسال رأيك، انتهت مهلة هذه المقابلة',
  },
  feedback_early: {
    status: 409,
    en: 'The interview has not taken place yet.',
    ar: 'لم تُعقد المقابلة بعد.',
  },
  rating_given: {
    status: 409,
    en: 'You have already rated this interview.',
    ar: 'سبق أن قيّمت هذه المقابلة.',
  },
  no_show_claimed: {
    status: 409,
    en: 'An absence has already been reported for this interview.',
    ar: 'سبق الإبلاغ عن غياب في هذه المقابلة.',
  },
  no_show_late: {
    status: 410,
    en: 'The time to respond has passed. Contact us if something is wrong.',
    ar: 'انتهت مهلة الرد. راسلنا إن كان في البلاغ خطأ.',
  },
  link_used: {
    status: 410,
    en: 'This link has been used or is no longer valid. Sign in to answer.',
    ar: 'استُخدم هذا الرابط أو انتهت صلاحيته. سجّل الدخول للرد.',
  },
})
