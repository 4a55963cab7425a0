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
})
