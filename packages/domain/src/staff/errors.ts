import { MINUTES } from '../kernel/language/counts.ts'
import { refusals } from '../kernel/refusal.ts'

export const staffErrors = refusals({
  /** One sentence for both factors: knowing only one of the two must not reveal which was right. */
  sign_in_wrong: {
    status: 422,
    en: 'The code or the authenticator code is not right.',
    ar: 'رمز التحقق أو رمز المصادقة غير صحيح.',
  },
  /** After a mailed link only one code is left to be wrong. */
  totp_wrong: {
    status: 422,
    en: 'The authenticator code is not right.',
    ar: 'رمز المصادقة غير صحيح.',
  },
  totp_malformed: {
    status: 422,
    en: 'An authenticator code has 6 digits.',
    ar: 'رمز المصادقة من 6 أرقام.',
  },
  /** An admin whose role was taken away while the screen was open. */
  role_gone: {
    status: 403,
    en: 'Your roles changed while you were working, so you can no longer do this. Nothing was changed.',
    ar: 'تغيّرت أدوارك أثناء عملك ولم يعد هذا من صلاحيتك. لم يتغيّر شيء.',
  },
  last_admin: {
    status: 409,
    en: 'The system needs an admin. Make someone else an admin first.',
    ar: 'لا بد من مسؤول للنظام. أعطِ زميلًا آخر دور إدارة النظام أولًا.',
  },
  roles_changed: {
    status: 409,
    en: '{name} changed the roles of this colleague while you were working. Check them and try again.',
    ar: 'تغيّرت أدوار هذا الحساب على يد {name} أثناء عملك. راجعها ثم أعد المحاولة.',
  },
  staff_exists: {
    status: 409,
    en: 'This email belongs to a colleague already.',
    ar: 'هذا البريد لأحد الزملاء بالفعل.',
  },
  staff_ended: {
    status: 409,
    en: 'This account has ended.',
    ar: 'انتهى هذا الحساب.',
  },
  staff_invited_already: {
    status: 409,
    en: 'This email has already been invited. Send the invitation again instead.',
    ar: 'دُعي هذا البريد من قبل. أعد إرسال الدعوة بدلًا من ذلك.',
  },
  staff_invited_just_now: {
    status: 429,
    en: 'The link was just sent. Try again in {minutes}.',
    ar: 'أُرسل الرابط قبل قليل. أعد المحاولة بعد {minutes}.',
    counts: { minutes: MINUTES },
  },
  setup_link_over: {
    status: 410,
    en: 'This link is no longer valid. Ask an admin to send you a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب من مسؤول النظام رابطًا جديدًا.',
  },
  still_owns: {
    status: 409,
    en: 'Still theirs: {what}. Choose an available colleague who can take it over. Nothing was changed.',
    ar: 'ما زال في عهدة هذا الحساب: {what}. اختر من يتولاه ممن يحق له ذلك ووقته متاح؛ لم يتغيّر شيء.',
  },
  reset_asked_already: {
    status: 409,
    en: '{name} has already asked for this. Another admin must confirm it.',
    ar: 'سُجّل هذا الطلب من قبل باسم {name}، ويبقى تأكيد مسؤول آخر.',
  },
  reset_own: {
    status: 409,
    en: 'A new authenticator needs two admins: another one must confirm it, not the requester or the account owner.',
    ar: 'تطبيق المصادقة الجديد يحتاج إلى مسؤولَين: يؤكده مسؤول آخر، غير صاحب الطلب وصاحب الحساب.',
  },
  reset_over: {
    status: 409,
    en: 'There is nothing to confirm here any more.',
    ar: 'لم يعد هنا ما ينتظر التأكيد.',
  },
})
