import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { type MailContent, mailLayout } from '../../platform/messages/layout.ts'

/** Both languages side by side, so that one is never changed without the other. */
type Mail = Omit<MailContent, 'lang'> & { subject: string }

const mail = (lang: Lang, faces: Record<Lang, Mail>) => {
  const { subject, ...content } = faces[lang]
  return { channel: 'email' as const, lang, subject, ...mailLayout({ ...content, lang }) }
}

export const codeMail = (lang: Lang, code: string) => ({
  ...mail(lang, {
    ar: {
      subject: `رمز الدخول إلى فريق: ${code}`,
      title: 'رمز التحقق',
      preheader: 'صالح لعشر دقائق ولمرة واحدة.',
      paragraphs: ['أدخل هذا الرمز لإكمال الدخول. يصلح لعشر دقائق ولمرة واحدة.'],
      code,
      footer: 'لم تطلب رمزًا؟ تجاهل هذه الرسالة، فلن يدخل أحد من دونه.',
    },
    en: {
      subject: `Your Fareeq code: ${code}`,
      title: 'Your code',
      preheader: 'Valid for ten minutes, once.',
      paragraphs: ['Enter this code to continue. It is valid for ten minutes and works once.'],
      code,
      footer: 'Did not ask for a code? Ignore this mail: nobody gets in without it.',
    },
  }),
  secret: true,
})

export const noAccountMail = (lang: Lang, publicUrl: string) =>
  mail(lang, {
    ar: {
      subject: 'لا حساب بهذا البريد في فريق',
      title: 'لا حساب بهذا البريد بعد',
      preheader: 'يمكنك إنشاء حساب في دقيقة.',
      paragraphs: ['طلب أحدهم رمز دخول بهذا البريد، ولا حساب مسجَّل به. إن كنت أنت، فيمكنك إنشاء حساب.'],
      button: { label: 'إنشاء حساب', url: `${publicUrl}/signUp` },
      footer: 'لم تطلب شيئًا؟ تجاهل هذه الرسالة.',
    },
    en: {
      subject: 'No Fareeq account with this email',
      title: 'No account with this email yet',
      preheader: 'You can open one in a minute.',
      paragraphs: [
        'Somebody asked for a sign-in code with this address, but no account uses it. If that was you, you can sign up.',
      ],
      button: { label: 'Sign up', url: `${publicUrl}/signUp` },
      footer: 'Was it not you? Ignore this mail.',
    },
  })

export const guessingAlertMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'أوقفنا محاولات دخول إلى حسابك',
      title: 'أوقفنا محاولات دخول إلى حسابك',
      preheader: 'أُدخلت رموز خاطئة أكثر من المعتاد.',
      paragraphs: [
        'أُدخلت رموز خاطئة لحسابك أكثر من المعتاد، فأوقفنا الدخول بالرمز لمدة 24 ساعة حمايةً لك.',
        'إن لم تكن أنت، فلا حاجة إلى أي خطوة: لم يدخل أحد.',
      ],
      footer: 'يبقى الدخول عبر Google متاحًا إن كان حسابك مرتبطًا به.',
    },
    en: {
      subject: 'We stopped attempts to enter your account',
      title: 'We stopped attempts to enter your account',
      preheader: 'More wrong codes than usual were entered.',
      paragraphs: [
        'More wrong codes than usual were entered for your account, so sign-in by code is paused for 24 hours to protect you.',
        'If it was not you, nothing needs to be done: nobody got in.',
      ],
      footer: 'Google sign-in still works if your account is linked to it.',
    },
  })
