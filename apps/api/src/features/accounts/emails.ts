import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { mail } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

export const codeMail = (lang: Lang, code: string) => ({
  ...mail(lang, {
    ar: {
      subject: `رمز التحقق من منصة فريق: ${code}`,
      title: 'رمز التحقق',
      preheader: 'صالح لمدة 10 دقائق ولمرة واحدة.',
      paragraphs: ['أدخل هذا الرمز للمتابعة. الرمز صالح لمدة 10 دقائق ولمرة واحدة.'],
      code,
      footer: 'لم تطلب رمزًا؟ تجاهل هذه الرسالة، فلا يمكن لأحد الدخول دونه.',
    },
    en: {
      subject: `Your Fareeq code: ${code}`,
      title: 'Your code',
      preheader: 'Valid for 10 minutes, single use.',
      paragraphs: ['Enter this code to continue. It is valid for 10 minutes and can be used once.'],
      code,
      footer: 'Didn’t request a code? Ignore this email. Nobody can sign in without it.',
    },
  }),
  secret: true,
})

export const noAccountMail = (lang: Lang, publicUrl: string) =>
  mail(lang, {
    url: `${publicUrl}/signUp`,
    ar: {
      subject: 'لا حساب بهذا البريد في منصة فريق',
      title: 'لا حساب بهذا البريد بعد',
      preheader: 'يمكنك إنشاء حساب في دقيقة.',
      paragraphs: ['وصلنا طلب رمز تحقق بهذا البريد، ولا حساب مسجَّل به. إن كان الطلب منك، فيمكنك إنشاء حساب.'],
      button: 'إنشاء حساب',
      footer: 'لم تطلب شيئًا؟ تجاهل هذه الرسالة.',
    },
    en: {
      subject: 'No Fareeq account with this email',
      title: 'No account with this email yet',
      preheader: 'You can create one in a minute.',
      paragraphs: [
        'Someone requested a verification code for this email, but no account uses it. If that was you, you can sign up.',
      ],
      button: 'Sign up',
      footer: 'Wasn’t you? Ignore this email.',
    },
  })

const BY_LINK = { ar: 'تسجيل الدخول', en: 'Sign in' }

export const linkMail = (lang: Lang, url: string) => ({
  ...mail(lang, {
    url,
    ar: {
      subject: 'رابط الدخول إلى حسابك',
      title: 'رابط الدخول إلى حسابك',
      preheader: 'صالح لمدة 60 دقيقة ولمرة واحدة.',
      paragraphs: ['يفتح هذا الرابط حسابك دون رمز. وهو صالح لمدة 60 دقيقة ولمرة واحدة، فلا ترسله إلى أحد.'],
      button: BY_LINK.ar,
      footer: 'لم تطلب رابطًا؟ تجاهل هذه الرسالة، فلن يدخل أحد إلى حسابك دونها.',
    },
    en: {
      subject: 'Your Fareeq sign-in link',
      title: 'Your sign-in link',
      preheader: 'Valid for 60 minutes, single use.',
      paragraphs: [
        'This link opens your account without a code. It is valid for 60 minutes and works once, so don’t forward it.',
      ],
      button: BY_LINK.en,
      footer: 'Didn’t ask for a link? Ignore this email. Nobody can sign in without it.',
    },
  }),
  secret: true,
})

/** With a sign-in link; without one when an earlier is still valid. */
export const guessingAlertMail = (lang: Lang, url: string | null) => ({
  ...mail(lang, {
    url,
    ar: {
      subject: 'أوقفنا محاولات تسجيل دخول إلى حسابك',
      title: 'أوقفنا محاولات تسجيل دخول إلى حسابك',
      preheader: 'أُدخلت رموز خاطئة أكثر من المعتاد.',
      paragraphs: [
        'أُدخلت رموز خاطئة لحسابك أكثر من المعتاد، فأوقفنا تسجيل الدخول بالرمز لمدة 24 ساعة حمايةً لك.',
        'إن لم تكن المحاولات منك، فلا حاجة إلى أي خطوة: لم يدخل أحد إلى حسابك.',
        'لتسجيل الدخول الآن استخدم رابط الدخول. وهو صالح لمدة 60 دقيقة ولمرة واحدة.',
      ],
      button: BY_LINK.ar,
      footer: 'يبقى تسجيل الدخول عبر Google متاحًا إن كان حسابك مرتبطًا به.',
    },
    en: {
      subject: 'We blocked attempts to sign in to your account',
      title: 'We blocked attempts to sign in to your account',
      preheader: 'More wrong codes than usual were entered.',
      paragraphs: [
        'More wrong codes than usual were entered for your account, so sign-in by code is paused for 24 hours to protect you.',
        'If it wasn’t you, there’s nothing you need to do. Nobody got in.',
        'To sign in now, use the sign-in link. It is valid for 60 minutes and works once.',
      ],
      button: BY_LINK.en,
      footer: 'Google sign-in still works if your account is linked to it.',
    },
  }),
  secret: true,
})

export const accountMails = mailSamples('accounts', {
  code: ({ lang, code }) => codeMail(lang, code),
  no_account: ({ lang, url }) => noAccountMail(lang, url),
  link: ({ lang, url }) => linkMail(lang, url),
  guessing: ({ lang, url }) => guessingAlertMail(lang, url),
})
