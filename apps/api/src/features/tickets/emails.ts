import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

type Answer = { subject: string; reference: string; text: string }

/** What a colleague wrote, in the language of whoever asked. */
export function answerMail(lang: Lang, { subject, reference, text }: Answer) {
  const { about, ...content } = {
    ar: {
      about: `رد فريق: ${subject} (${reference})`,
      title: 'ردّنا على طلبكم',
      preheader: subject,
      footer: `رقم الطلب ${reference}. للمتابعة راسلونا واذكروا الرقم.`,
    },
    en: {
      about: `Fareeq’s answer: ${subject} (${reference})`,
      title: 'Our answer',
      preheader: subject,
      footer: `Reference ${reference}. To go on, write to us and name it.`,
    },
  }[lang]
  const paragraphs = text.split(/\n{2,}/)
  return { channel: 'email' as const, lang, subject: about, ...mailLayout({ ...content, paragraphs, lang }) }
}
