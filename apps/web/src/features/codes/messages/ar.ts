import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** `{time}` and `{moment}` are filled with bidi isolates. */
export const ar = {
  label: 'رمز التحقق',
  confirm: 'تأكيد الرمز',
  resend: 'إرسال رمز جديد',
  resendIn: 'رمز جديد بعد {time}',
  sentAgain: 'أرسلنا رمزًا جديدًا، والسابق لم يعد صالحًا.',
  retriesLeft: countedAr({
    zero: 'لا محاولات متبقية',
    one: 'بقيت محاولة واحدة',
    two: 'بقيت محاولتان',
    few: 'بقيت {n} محاولات',
    many: 'بقيت {n} محاولة',
    other: 'بقيت {n} محاولة',
  }),
  byLink: 'إرسال رابط دخول إلى بريدي',
  linkSent: 'إن كان لهذا البريد حساب فستجد فيه رابط دخول. صالح لمدة 60 دقيقة ولمرة واحدة.',
  help: 'تواصل معنا',
  blockedUntil: 'يمكنك إعادة المحاولة في {moment}.',
}

export type CodeWords = typeof ar
