import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { mail } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { handedOverMail, invitationMail, newAuthenticatorMail, rolesIn } from './emails-accounts.ts'

const LOCAL_TOTP = {
  ar: 'في العالم المحلي لا هاتف ولا تطبيق مصادقة، فهذا رمزه. وهو صالح لنحو دقيقة ولمرة واحدة.',
  en: 'The local world has no phone and no authenticator app, so here is its code. It is valid for about a minute and works once.',
}
/** In the same mail: one more would take longer than the answer to an unknown address. */
const localTotp = (lang: Lang, totp: string | null) => (totp ? [LOCAL_TOTP[lang], totp] : [])

/** `totp`: with local drivers only, where there is no authenticator app. */
export const staffCodeMail = (lang: Lang, code: string, totp: string | null = null) => ({
  ...mail(lang, {
    ar: {
      subject: `رمز التحقق لفريق العمليات: ${code}`,
      title: 'رمز التحقق',
      preheader: 'صالح لمدة 10 دقائق ولمرة واحدة، مع رمز المصادقة.',
      paragraphs: [
        'أدخل هذا الرمز مع رمز تطبيق المصادقة. الرمز صالح لمدة 10 دقائق ولمرة واحدة.',
        ...localTotp('ar', totp),
      ],
      code,
      footer: 'لم تطلب رمزًا؟ أخبر مسؤول النظام، فقد يعرف أحدهم بريدك.',
    },
    en: {
      subject: `Your Fareeq staff code: ${code}`,
      title: 'Your code',
      preheader: 'Valid for ten minutes, once, together with your authenticator.',
      paragraphs: [
        'Enter this code together with the one from your authenticator app. It is valid for 10 minutes and works once.',
        ...localTotp('en', totp),
      ],
      code,
      footer: 'Didn’t ask for a code? Tell an admin: someone may know your address.',
    },
  }),
  secret: true,
})

export const notStaffMail = (lang: Lang, publicUrl: string) =>
  mail(lang, {
    url: `${publicUrl}/login`,
    ar: {
      subject: 'هذا البريد ليس لأحد من فريق العمليات',
      title: 'هذا البريد ليس لأحد من فريق العمليات',
      preheader: 'تسجيل الدخول إلى حسابك من صفحة أخرى.',
      paragraphs: [
        'وصلنا طلب تسجيل دخول إلى فريق العمليات بهذا البريد. إن كنت تقصد حسابك في منصة فريق، فاستخدم صفحة تسجيل الدخول.',
      ],
      button: 'تسجيل الدخول',
      footer: 'لم تطلب شيئًا؟ تجاهل هذه الرسالة.',
    },
    en: {
      subject: 'This email belongs to no member of staff',
      title: 'This email belongs to no member of staff',
      preheader: 'Your own account has another sign-in page.',
      paragraphs: [
        'Someone tried to sign in to the staff area with this address. If you meant your own Fareeq account, sign in there.',
      ],
      button: 'Sign in',
      footer: 'Wasn’t you? Ignore this email.',
    },
  })

/** The key it was stored with is lost (docs/operating/settings-and-keys.md). */
export const authenticatorLostMail = (lang: Lang) =>
  mail(lang, {
    ar: {
      subject: 'رمز المصادقة يحتاج إلى إعداد من جديد',
      title: 'رمز المصادقة يحتاج إلى إعداد من جديد',
      preheader: 'لم نعد نستطيع قراءة بيانات تطبيق المصادقة الخاص بك.',
      paragraphs: [
        'لم نعد نستطيع قراءة بيانات تطبيق المصادقة الخاص بك، فلا يمكنك تسجيل الدخول به. اطلب من مسؤول النظام رابطًا تُعدّه به من جديد.',
      ],
      footer: 'وصلتك هذه الرسالة لأن أحدهم طلب تسجيل الدخول بهذا البريد.',
    },
    en: {
      subject: 'Your authenticator must be set up again',
      title: 'Your authenticator must be set up again',
      preheader: 'We can no longer read the data of your authenticator app.',
      paragraphs: [
        'We can no longer read the data of your authenticator app, so you cannot sign in with it. Ask an admin for a link to set it up again.',
      ],
      footer: 'You get this email because someone asked to sign in with your address.',
    },
  })

const BY_LINK = { ar: 'تسجيل الدخول', en: 'Sign in' }

export const staffLinkMail = (lang: Lang, url: string, totp: string | null = null) => ({
  ...mail(lang, {
    url,
    ar: {
      subject: 'رابط دخول فريق العمليات',
      title: 'رابط الدخول',
      preheader: 'صالح لمدة 60 دقيقة ولمرة واحدة، مع رمز المصادقة.',
      paragraphs: [
        'افتح هذا الرابط وأدخل رمز تطبيق المصادقة. الرابط صالح لمدة 60 دقيقة ولمرة واحدة، فلا ترسله إلى أحد.',
        ...localTotp('ar', totp),
      ],
      button: BY_LINK.ar,
      footer: 'لم تطلب رابطًا؟ أخبر مسؤول النظام، فقد يعرف أحدهم بريدك.',
    },
    en: {
      subject: 'Your Fareeq staff sign-in link',
      title: 'Your sign-in link',
      preheader: 'Valid for 60 minutes, once, together with your authenticator.',
      paragraphs: [
        'Open this link and enter the code of your authenticator app. It is valid for 60 minutes and works once, so do not forward it.',
        ...localTotp('en', totp),
      ],
      button: BY_LINK.en,
      footer: 'Didn’t ask for a link? Tell an admin: someone may know your address.',
    },
  }),
  secret: true,
})

/** With a sign-in link; without one when an earlier is still valid. */
export const staffGuessingMail = (lang: Lang, url: string | null) => ({
  ...mail(lang, {
    url,
    ar: {
      subject: 'أوقفنا محاولات دخول باسمك إلى فريق العمليات',
      title: 'أوقفنا محاولات دخول باسمك',
      preheader: 'أُدخلت رموز خاطئة أكثر من المعتاد.',
      paragraphs: [
        'أُدخلت رموز خاطئة لحسابك في فريق العمليات أكثر من المعتاد، فأوقفنا تسجيل الدخول بالرمز لمدة 24 ساعة.',
        'لم يدخل أحد إلى حسابك. إن لم تكن المحاولات منك، فغيّر كلمة مرور بريدك وأخبر مسؤول النظام.',
        'لتسجيل الدخول الآن استخدم رابط الدخول مع رمز المصادقة. الرابط صالح لمدة 60 دقيقة ولمرة واحدة.',
      ],
      button: BY_LINK.ar,
      footer: 'وصلتك هذه الرسالة لأن الحساب حساب عمل.',
    },
    en: {
      subject: 'We stopped attempts to enter the staff area as you',
      title: 'We stopped attempts to enter as you',
      preheader: 'More wrong codes than usual were entered.',
      paragraphs: [
        'More wrong codes than usual were entered for your staff account, so its sign-in by code is paused for 24 hours.',
        'Nobody got into your account. If it wasn’t you, change your email password and tell an admin.',
        'To sign in now, use the sign-in link with your authenticator. It is valid for 60 minutes and works once.',
      ],
      button: BY_LINK.en,
      footer: 'You’re getting this email because this is a staff account.',
    },
  }),
  secret: true,
})

const ROLES = ['recruiter', 'content'] as const
const OWNED = { ar: '3 تذاكر وشركتان', en: '3 tickets and 2 companies' }

export const staffMails = mailSamples('staff', {
  code: ({ lang, code }) => staffCodeMail(lang, code),
  not_staff: ({ lang, url }) => notStaffMail(lang, url),
  authenticator_lost: ({ lang }) => authenticatorLostMail(lang),
  link: ({ lang, url }) => staffLinkMail(lang, url),
  guessing: ({ lang, url }) => staffGuessingMail(lang, url),
  invitation: {
    compose: ({ lang, by, url, date: until }) => invitationMail(lang, { by, roles: ROLES, url, until }),
    values: ({ lang }) => ({ role: rolesIn(lang, ROLES) }),
  },
  authenticator: ({ lang, name, by, url, date: until }) => newAuthenticatorMail(lang, { name, by, url, until }),
  handed_over: {
    compose: ({ lang, name, by: from, url }) => handedOverMail(lang, { name, from, what: OWNED[lang], url }),
    values: ({ lang }) => ({ work: OWNED[lang] }),
  },
})
