import { DAYS, MONTHS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const contractErrors = refusals({
  contract_exists: {
    status: 409,
    en: 'There is already a contract for this interview, or another one of this talent for the same request.',
    ar: 'يوجد عقد لهذه المقابلة، أو عقد آخر قائم مع الكفاءة نفسها للطلب نفسه.',
  },
  interview_not_accepted: {
    status: 409,
    en: 'A contract is prepared once the company has accepted the talent after the interview.',
    ar: 'يُعد العقد بعد قبول الشركة للكفاءة عقب المقابلة.',
  },
  term_not_allowed: {
    status: 422,
    en: 'A new term lasts from {min} to {max}.',
    ar: 'مدة العقد الجديد من {min} إلى {max}.',
    counts: { min: MONTHS, max: MONTHS },
  },
  contract_moved: {
    status: 409,
    en: 'The contract was changed while you were reading. Read it again before you continue.',
    ar: 'تغيّر العقد أثناء عملك. راجعه قبل المتابعة.',
  },
  name_differs: {
    status: 422,
    en: 'Type your name as written in the contract.',
    ar: 'اكتب اسمك كما ورد في العقد.',
  },
  party_missing: {
    status: 409,
    en: 'The contract is signed once both sides have stated their legal details.',
    ar: 'يُوقَّع العقد بعد أن يذكر الطرفان بياناتهما النظامية.',
  },
  capacity_missing: {
    status: 422,
    en: 'Enter the capacity in which you sign for the company.',
    ar: 'اكتب صفتك في التوقيع عن الشركة.',
  },
  empowerment_missing: {
    status: 422,
    en: 'Confirm that you are empowered to sign for the company.',
    ar: 'أكّد أنك مفوّض بالتوقيع عن الشركة.',
  },
  availability_differs: {
    status: 422,
    en: 'The contract type already says full time or part time. Choose the same availability, or a type that names a place.',
    ar: 'نوع العقد يحدد الدوام كاملًا أو جزئيًا. اختر التفرّغ نفسه، أو نوعًا يحدد مكان العمل.',
  },
  contract_offer_unaccepted: {
    status: 409,
    en: 'The last offer for this interview was not accepted. A contract follows the offer that the talent accepted.',
    ar: 'لم يُقبل آخر عرض لهذه المقابلة. لا يُعد العقد إلا على عرض قبلته الكفاءة.',
  },
  contract_differs_from_offer: {
    status: 422,
    en: 'This differs from the offer that was accepted. Change the offer first.',
    ar: 'هذا يخالف العرض المقبول. عدّل العرض أولًا.',
  },
  contract_not_running: {
    status: 409,
    en: 'Only a contract that is in force can be ended by notice.',
    ar: 'لا يُنهى بإشعار إلا عقد سارٍ.',
  },
  notice_given: {
    status: 409,
    en: 'Notice was already given for this contract.',
    ar: 'سبق تقديم إشعار بإنهاء هذا العقد.',
  },
  notice_settled: {
    status: 409,
    en: 'This notice was acknowledged or withdrawn, or the time for that is over.',
    ar: 'سبق تأكيد الاطلاع على هذا الإشعار أو سحبه، أو انتهى وقت ذلك.',
  },
  notice_beyond_end: {
    status: 422,
    en: 'With a notice of {days} the contract would end after {day}, and it ends on that day anyway.',
    ar: 'مدة الإشعار {days}، وينتهي العقد قبل اكتمالها في {day}.',
    counts: { days: DAYS },
  },
  end_too_early: {
    status: 422,
    en: 'By the notice in the contract its last day is {day} at the earliest.',
    ar: 'وفق مدة الإشعار في العقد، أقرب آخر يوم هو {day}.',
  },
  end_too_late: {
    status: 422,
    en: 'The contract ends on {day} by itself. Choose that day or one before it.',
    ar: 'ينتهي العقد في {day}. اختر ذلك اليوم أو يومًا قبله.',
  },
  trial_over: {
    status: 409,
    en: 'The trial ended on {day}. From then on a contract is ended by notice.',
    ar: 'انتهت فترة التجربة في {day}. بعدها يُنهى العقد بإشعار.',
  },
  end_outside_trial: {
    status: 422,
    en: 'Choose a day from today to the end of the trial on {day}.',
    ar: 'اختر يومًا من اليوم حتى نهاية فترة التجربة في {day}.',
  },
  start_past: {
    status: 422,
    en: 'A contract begins today or later.',
    ar: 'يبدأ العقد اليوم أو بعده.',
  },
})
