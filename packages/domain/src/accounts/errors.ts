import { refusals } from '../kernel/refusal.ts'

export const accountErrors = refusals({
  email_not_business: {
    status: 422,
    en: 'The email must be a business email address.',
    ar: 'يجب أن يكون البريد الإلكتروني بريد عمل.',
  },
  email_registered: {
    status: 422,
    en: 'This email already registered, Try to login',
    ar: 'هذا البريد مسجَّل من قبل، جرّب تسجيل الدخول',
  },
  email_of_talent: {
    status: 422,
    en: "This email is used as a talent's email, please choose another email",
    ar: 'هذا البريد مستخدم لحساب كفاءة، اختر بريدًا آخر',
  },
  social_token_invalid: {
    status: 400,
    en: 'Google sign-in could not be completed. Please try again.',
    ar: 'تعذّر تسجيل الدخول عبر Google. أعد المحاولة.',
  },
  social_email_unverified: {
    status: 400,
    en: 'Google has not verified this email. Please use another account.',
    ar: 'لم تؤكّد Google هذا البريد. استخدم حسابًا آخر.',
  },
  social_no_account: {
    status: 400,
    en: 'No account uses this email yet. Please sign up first.',
    ar: 'لا حساب بهذا البريد بعد. أنشئ حسابًا أولًا.',
  },
  account_changed: {
    status: 412,
    en: 'Your details were changed in another window. Reload to see them, then save again.',
    ar: 'عُدّلت بياناتك في نافذة أخرى. حدّث الصفحة لتراها، ثم احفظ مرة أخرى.',
  },
  consent_missing: {
    status: 403,
    en: 'We’ve emailed you a link. Open it to see what we hold about you and give your consent, then sign in.',
    ar: 'أرسلنا إليك رابطًا. افتحه لترى ما لدينا عنك وتوافق عليه، ثم يمكنك تسجيل الدخول.',
  },
  account_blocked: {
    status: 403,
    en: 'This account is closed. Please contact us.',
    ar: 'هذا الحساب مغلق. تواصل معنا.',
  },
})
