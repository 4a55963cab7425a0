import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { formatMoment } from '@fareeq/domain/kernel/time.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

type Invitation = { inviter: string; friend: string; url: string; until: Date }

/** Asks the friend. Both names have passed the rule of names, so that nobody writes an advertisement in our hand. */
export function invitationMail(lang: Lang, { inviter, friend, url, until }: Invitation) {
  const by = formatMoment(until, lang, 'Asia/Riyadh')
  const { subject, ...content } = {
    ar: {
      subject: `دعوة إلى فريق من ${inviter}`,
      title: 'دعوة من صديق',
      preheader: 'لا نستخدم شيئًا مما ذُكر عنك قبل موافقتك.',
      paragraphs: [
        `أهلًا ${friend}،`,
        `وصلتك هذه الدعوة من ${inviter} للانضمام إلى فريق: نطابق بين كفاءات التقنية وفرص عمل عن بُعد مع شركات في المنطقة.`,
        'ذُكر لنا اسمك وبريدك ودورك وسنوات خبرتك، ومعها جوالك وصفحتك في LinkedIn إن ذُكرا. لا نستخدم شيئًا من ذلك ولا نُطلع عليه أحدًا قبل أن توافق.',
      ],
      button: { label: 'عرض الدعوة', url },
      footer: `الرابط صالح حتى ${by}. إن لم ترغب فلا حاجة إلى أي خطوة، أو اضغط الرابط واختر الرفض.`,
    },
    en: {
      subject: `${inviter} has sent you an invitation to Fareeq`,
      title: 'An invitation from a friend',
      preheader: 'Nothing that was said about you is used before you agree.',
      paragraphs: [
        `Hello ${friend},`,
        `${inviter} invites you to Fareeq, where technologists meet remote work with companies in the region.`,
        'We were told your name, email, role and years of experience, and your mobile number and LinkedIn page where they were given. None of it is used or shown to anybody before you agree.',
      ],
      button: { label: 'See the invitation', url },
      footer: `The link works until ${by}. If you would rather not, do nothing, or open the link and decline.`,
    },
  }[lang]
  return { channel: 'email' as const, lang, subject, ...mailLayout({ ...content, lang }), secret: true }
}
