import { DAYS } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const offerErrors = refusals({
  offer_exists: {
    status: 409,
    en: 'There is already an offer for this interview. Change it or withdraw it.',
    ar: 'يوجد عرض لهذه المقابلة. عدّله أو اسحبه.',
  },
  offer_contract_exists: {
    status: 409,
    en: 'There is already a contract for this interview.',
    ar: 'يوجد عقد لهذه المقابلة.',
  },
  offer_not_accepted_interview: {
    status: 409,
    en: 'An offer is made once the company has accepted the talent after the interview.',
    ar: 'يُقدَّم العرض بعد قبول الشركة للكفاءة عقب المقابلة.',
  },
  offer_moved: {
    status: 409,
    en: 'This offer has already been answered, withdrawn or has expired.',
    ar: 'سبق الرد على هذا العرض، أو سُحب، أو انتهت مهلته.',
  },
  offer_changed: {
    status: 409,
    en: 'The offer was changed while you were reading. Read it again before you continue.',
    ar: 'تغيّر العرض أثناء قراءتك. راجعه قبل المتابعة.',
  },
  offer_same: {
    status: 422,
    en: 'Nothing has changed. Change a term, or keep the offer as it is.',
    ar: 'لم يتغيّر شيء. عدّل أحد الشروط، أو أبقِ العرض كما هو.',
  },
  offer_start_past: {
    status: 422,
    en: 'The first day must be today or later.',
    ar: 'يجب أن يكون أول يوم عمل اليوم أو بعده.',
  },
  offer_start_passed: {
    status: 409,
    en: 'The first day of this offer has passed. Ask for another one.',
    ar: 'مضى أول يوم عمل في هذا العرض. اطلب موعدًا آخر.',
  },
  offer_salary_low: {
    status: 422,
    en: 'The monthly pay is at least ${min}.',
    ar: 'لا يقل الراتب الشهري عن {min} دولار.',
  },
  offer_probation_long: {
    status: 422,
    en: 'The trial must be shorter than the contract, which lasts {days}.',
    ar: 'يجب أن تكون فترة التجربة أقصر من مدة العقد، وهي {days}.',
    counts: { days: DAYS },
  },
  offer_city_needed: {
    status: 422,
    en: 'Name the city in which the work is done.',
    ar: 'اذكر المدينة التي يكون فيها العمل.',
  },
  offer_signed: {
    status: 409,
    en: 'Both sides have signed the contract. It can only be ended now.',
    ar: 'وقّع الطرفان العقد، ولا يمكن الآن إلا إنهاؤه.',
  },
})
