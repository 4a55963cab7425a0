import { apart } from '@fareeq/domain/kernel/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { MemberRole } from '@fareeq/domain/kernel/roles.ts'
import { HOME_ZONE, formatMoment } from '@fareeq/domain/kernel/time.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

const TRUSTED: Record<Lang, Record<MemberRole, string>> = {
  ar: {
    owner: 'مالك الحساب، بكل صلاحياته',
    hiring_manager: 'مدير توظيف: تعدّل الطلبات وتختار الكفاءات وتطلب المقابلات',
    interviewer: 'مُحاوِر: ترى الترشيحات والمقابلات وتكتب رأيك فيها',
    finance: 'المالية: ترى الطلبات والفواتير وتدفعها',
    viewer: 'مُطّلع: ترى الطلبات والكفاءات من دون الرواتب',
  },
  en: {
    owner: 'an owner, with everything there is to do',
    hiring_manager: 'a hiring manager: you edit requests, choose talents and ask for interviews',
    interviewer: 'an interviewer: you see nominations and interviews and say what you think of them',
    finance: 'finance: you see requests and invoices and pay them',
    viewer: 'a viewer: you see requests and talents, without salaries',
  },
}

type Invitation = { inviter: string; organisation: string; role: MemberRole; url: string; until: Date }

export function invitationMail(lang: Lang, { role, url, until, ...said }: Invitation) {
  const [inviter, organisation] = [apart(said.inviter, lang), apart(said.organisation, lang)]
  const by = formatMoment(until, lang, HOME_ZONE)
  const { subject, ...content } = {
    ar: {
      subject: `دعوة من ${inviter} للانضمام إلى زملائك في ${organisation}`,
      title: `انضم إلى زملائك في ${organisation}`,
      preheader: 'رابط واحد، لك وحدك.',
      paragraphs: [`وصلتك هذه الدعوة من ${inviter} لتشارك في التوظيف عبر فريق.`, `دورك هناك: ${TRUSTED.ar[role]}.`],
      button: { label: 'عرض الدعوة', url },
      footer: `الرابط صالح حتى ${by} ولمرة واحدة. لا تعرف صاحب الدعوة؟ تجاهل هذه الرسالة.`,
    },
    en: {
      subject: `${inviter} invites you to join your colleagues at ${organisation}`,
      title: `Join your colleagues at ${organisation}`,
      preheader: 'One link, for you alone.',
      paragraphs: [
        `${inviter} invites you to take part in hiring through Fareeq.`,
        `You would be ${TRUSTED.en[role]}.`,
      ],
      button: { label: 'See the invitation', url },
      footer: `The link works until ${by}, once. Do not know who sent it? Ignore this mail.`,
    },
  }[lang]
  return { channel: 'email' as const, lang, subject, ...mailLayout({ ...content, lang }), secret: true }
}
