import { EXCUSES } from '@fareeq/domain/interviews/rules-excuses.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'
import type { EmailFacts } from '../emails/emails-facts.ts'

type Excused = Record<Lang, { excused: (facts: EmailFacts) => News }>

/** To the company whose interview does not take place. */
export const EXCUSE_TO_CLIENT: Excused = {
  ar: {
    excused: ({ other, when, reason }) => ({
      subject: `اعتذار عن موعد المقابلة: ${other}`,
      title: 'لن تُعقد المقابلة في موعدها',
      paragraphs: [
        `وصلنا اعتذار ${other} عن مقابلة ${when}.`,
        ...(reason ? [`السبب: ${reason}`] : []),
        'الترشيح قائم، ويمكنك طلب مقابلة أخرى.',
      ],
      button: 'عرض الترشيحات',
    }),
  },
  en: {
    excused: ({ other, when, reason }) => ({
      subject: `${other} cannot make the interview`,
      title: 'The interview will not take place',
      paragraphs: [
        `${other} cannot come to the interview on ${when}.`,
        ...(reason ? [`Reason: ${reason}`] : []),
        'The nomination is still active, so you can request another interview.',
      ],
      button: 'View nominations',
    }),
  },
}

/** To whoever has excused themselves: it carries the cancellation for their own calendar. */
export const EXCUSE_TO_TALENT: Excused = {
  ar: {
    excused: ({ other, when }) => ({
      subject: `وصل اعتذارك عن المقابلة مع ${other}`,
      title: 'وصل اعتذارك',
      paragraphs: [`أبلغنا ${other} باعتذارك عن مقابلة ${when}.`, 'نخبرك إن طلبت الشركة مقابلة أخرى.'],
      button: 'طلبات المقابلة',
    }),
  },
  en: {
    excused: ({ other, when }) => ({
      subject: `You are excused from the interview with ${other}`,
      title: 'We passed on your excuse',
      paragraphs: [
        `We told ${other} that you cannot come to the interview on ${when}.`,
        'We’ll let you know if the company requests another interview.',
      ],
      button: 'Interview requests',
    }),
  },
}

type ExcuseFacts = { talent: string; client: string; when: string; reason: string; count: number }

/** What account managers read in their ticket, in either language. */
export function excusesTicket(lang: Lang, { talent, client, when, reason, count }: ExcuseFacts) {
  return lang === 'ar'
    ? {
        subject: `اعتذارات متكررة: ${talent}`,
        body: `الاعتذار رقم ${count} خلال ${EXCUSES.days} يومًا.\nآخرها عن مقابلة ${client}، ${when}.\nالسبب: ${reason}`,
      }
    : {
        subject: `Repeated excuses: ${talent}`,
        body: `Excuse number ${count} within ${EXCUSES.days} days.\nThe latest is from the interview with ${client}, ${when}.\nReason: ${reason}`,
      }
}
