import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { HOME_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { mail } from '../../platform/messages/news.ts'

export const TRUSTED: Record<Lang, Record<MemberRole, string>> = {
  ar: {
    owner: 'مالك الحساب، بكل صلاحياته',
    hiring_manager: 'مدير توظيف: تعديل الطلبات واختيار الكفاءات وطلب المقابلات',
    interviewer: 'مُحاوِر: الاطلاع على الترشيحات والمقابلات وكتابة رأيك فيها',
    finance: 'المالية: الاطلاع على الطلبات ومواعيد الاجتماعات فقط',
    viewer: 'مُطّلع: الاطلاع على الطلبات والكفاءات، دون الرواتب',
  },
  en: {
    owner: 'an owner, with full access',
    hiring_manager: 'a hiring manager: you edit requests, choose talents and request interviews',
    interviewer: 'an interviewer: you see nominations and interviews and give feedback',
    finance: 'finance: you see requests and meetings only',
    viewer: 'a viewer: you see requests and talents, without salaries',
  },
}

type Invitation = { inviter: string; organisation: string; role: MemberRole; url: string; until: Date }

export function invitationMail(lang: Lang, { role, url, until, ...facts }: Invitation) {
  const [inviter, organisation] = [bidiIsolate(facts.inviter, lang), bidiIsolate(facts.organisation, lang)]
  const by = formatMoment(until, lang, HOME_ZONE)
  const words = mail(lang, {
    url,
    ar: {
      subject: `دعوة من ${inviter} للانضمام إلى زملائك في ${organisation}`,
      title: `انضم إلى زملائك في ${organisation}`,
      preheader: 'رابط خاص بك، فلا تشاركه مع أحد.',
      paragraphs: [
        `وصلتك هذه الدعوة من ${inviter} لتشارك في التوظيف عبر منصة فريق.`,
        `دورك هناك: ${TRUSTED.ar[role]}.`,
      ],
      button: 'عرض الدعوة',
      footer: `الرابط صالح حتى ${by} ولمرة واحدة. لا تعرف صاحب الدعوة؟ تجاهل هذه الرسالة.`,
    },
    en: {
      subject: `${inviter} invited you to join your colleagues at ${organisation}`,
      title: `Join your colleagues at ${organisation}`,
      preheader: 'A personal link. Do not share it.',
      paragraphs: [`${inviter} invited you to take part in hiring through Fareeq.`, `Your role: ${TRUSTED.en[role]}.`],
      button: 'View invitation',
      footer: `The link works once and is valid until ${by}. Don’t know who sent it? Ignore this email.`,
    },
  })
  return { ...words, secret: true }
}
