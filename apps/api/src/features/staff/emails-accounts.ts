import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { hello, mail } from '../../platform/messages/news.ts'

const ROLES: Record<Lang, Record<StaffRole, string>> = {
  ar: {
    recruiter: 'التوظيف',
    matcher: 'المطابقة',
    account_manager: 'إدارة الحسابات',
    operations: 'العمليات',
    finance: 'المالية',
    content: 'المحتوى',
    admin: 'إدارة النظام',
  },
  en: {
    recruiter: 'recruiting',
    matcher: 'matching',
    account_manager: 'account management',
    operations: 'operations',
    finance: 'finance',
    content: 'content',
    admin: 'administration',
  },
}
export const rolesIn = (lang: Lang, roles: readonly StaffRole[]) =>
  new Intl.ListFormat(lang).format(roles.map((role) => ROLES[lang][role]))

type Invitation = { by: string; roles: readonly StaffRole[]; url: string; until: Date }

/** In the language of the inviter: that of a new colleague is unknown. */
export function invitationMail(lang: Lang, { by, roles, url, until }: Invitation) {
  const [name, day] = [bidiIsolate(by, lang), formatMoment(until, lang, BUSINESS_ZONE)]
  const words = mail(lang, {
    url,
    ar: {
      subject: 'دعوة للعمل معنا في منصة فريق',
      title: 'أهلًا بك بيننا',
      preheader: 'رابط خاص بك، فلا تشاركه مع أحد.',
      paragraphs: [
        `وصلتك هذه الدعوة من ${name} للعمل على منصة فريق. دورك: ${rolesIn('ar', roles)}.`,
        'افتح الرابط واكتب اسمك واربط تطبيق المصادقة في جوالك، مثل Google Authenticator أو 1Password.',
      ],
      button: 'بدء الاستخدام',
      footer: `الرابط صالح حتى ${day} ولمرة واحدة. لا تعرف صاحب الدعوة؟ تجاهل هذه الرسالة.`,
    },
    en: {
      subject: 'You are invited to work with us at Fareeq',
      title: 'Welcome aboard',
      preheader: 'A personal link. Do not share it.',
      paragraphs: [
        `${name} invited you to work on Fareeq. Your role: ${rolesIn('en', roles)}.`,
        'Open the link, tell us your name and connect an authenticator app on your phone, such as Google Authenticator or 1Password.',
      ],
      button: 'Get started',
      footer: `The link works once and is valid until ${day}. Don’t know who sent it? Ignore this email.`,
    },
  })
  return { ...words, secret: true }
}

type NewAuthenticator = { name: string; by: string; url: string; until: Date }

export function newAuthenticatorMail(lang: Lang, { name, by, url, until }: NewAuthenticator) {
  const [who, day] = [bidiIsolate(by, lang), formatMoment(until, lang, BUSINESS_ZONE)]
  const words = mail(lang, {
    url,
    ar: {
      subject: 'اربط تطبيق مصادقة جديدًا',
      title: hello('ar', bidiIsolate(name, 'ar')),
      preheader: 'أوقفنا تطبيق المصادقة السابق وسجّلنا خروجك من كل الأجهزة.',
      paragraphs: [
        `طُلب لك تطبيق مصادقة جديد، وجاء التأكيد من ${who}. أوقفنا السابق وسجّلنا خروجك من كل الأجهزة.`,
        'افتح الرابط واربط التطبيق في جوالك لتعود إلى عملك.',
      ],
      button: 'ربط تطبيق المصادقة',
      footer: `الرابط صالح حتى ${day} ولمرة واحدة. لم تفقد تطبيقك؟ أخبر مسؤول النظام فورًا.`,
    },
    en: {
      subject: 'Set up a new authenticator',
      title: hello('en', bidiIsolate(name, 'en')),
      preheader: 'Your former authenticator no longer works, and you are signed out everywhere.',
      paragraphs: [
        `A new authenticator was requested for you, and ${who} confirmed it. The former one no longer works, and you are signed out everywhere.`,
        'Open the link and connect the app on your phone to get back to work.',
      ],
      button: 'Set up the authenticator',
      footer: `The link works once and is valid until ${day}. You did not lose yours? Tell an admin at once.`,
    },
  })
  return { ...words, secret: true }
}

type HandedOver = { name: string; from: string; what: string; url: string }

export function handedOverMail(lang: Lang, { name, from, what, url }: HandedOver) {
  const who = bidiIsolate(from, lang)
  return mail(lang, {
    url: `${url}/ops`,
    ar: {
      subject: `في عهدتك الآن ما كان لدى ${who}`,
      title: hello('ar', bidiIsolate(name, 'ar')),
      paragraphs: [`انتهى حساب ${who} في منصة فريق، وانتقل إليك: ${what}.`],
      button: 'فتح العمليات',
    },
    en: {
      subject: `The work of ${who} is yours now`,
      title: hello('en', bidiIsolate(name, 'en')),
      paragraphs: [`The account of ${who} has ended, and this is yours now: ${what}.`],
      button: 'Open operations',
    },
  })
}
