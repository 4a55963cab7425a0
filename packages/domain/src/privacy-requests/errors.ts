import { refusals } from '../kernel/refusal.ts'

export const privacyErrors = refusals({
  privacy_no_account: {
    status: 422,
    en: 'No open account has this email.',
    ar: 'لا حساب مفتوح بهذا البريد.',
  },
  received_ahead: {
    status: 422,
    en: 'A request can’t arrive in the future. Choose today or an earlier day.',
    ar: 'لا يصل طلب في المستقبل. اختر اليوم أو يومًا قبله.',
  },
  privacy_own: {
    status: 409,
    en: 'You can’t handle a request about your own account. Ask another admin.',
    ar: 'لا يعالج أحد طلبًا يخص حسابه، ويتولاه مسؤول آخر.',
  },
  /** The second of two colleagues (D-121). */
  closing_recorded: {
    status: 409,
    en: '{name} has already recorded this request. Nothing was changed.',
    ar: 'سبق تسجيل هذا الطلب من {name}، ولم يتغيّر شيء.',
  },
  closing_asked: {
    status: 409,
    en: 'This person has already asked to close the account. The day stays as it is.',
    ar: 'سبق أن طلب صاحب الحساب إغلاقه، ويبقى الموعد كما هو.',
  },
  closing_stopped: {
    status: 409,
    en: '{name} has already stopped this request. Nothing was changed.',
    ar: 'سبق إيقاف هذا الطلب من {name}، ولم يتغيّر شيء.',
  },
  closing_over: {
    status: 409,
    en: 'This request has ended: the account was closed, or its owner kept it.',
    ar: 'انتهى هذا الطلب: أُغلق الحساب، أو أبقاه صاحبه.',
  },
  copy_offered: {
    status: 409,
    en: '{name} has already sent them the download link. Nothing was sent twice.',
    ar: 'سبق أن أُرسلت طريقة تنزيل النسخة من {name}، ولم يُرسل شيء مرتين.',
  },
})
