import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'
import type { EmailFacts } from '../emails/emails-facts.ts'

export type PanelNews = 'panel_invited' | 'panel_removed'

/** To colleagues of the company who interview too, or no longer. */
export const PANEL_NEWS: Record<Lang, Record<PanelNews, (facts: EmailFacts) => News>> = {
  ar: {
    panel_invited: ({ other, about, clocks }) => ({
      subject: `دعوة إلى مقابلة ${other}`,
      title: 'دُعيت إلى مقابلة',
      paragraphs: [
        `دعتك شركتك إلى المشاركة في مقابلة ${other}${about}.`,
        ...(clocks ? [clocks] : []),
        'تجد التفاصيل والغرفة في صفحة المقابلة، وتكتب فيها تقييمك بعد اللقاء.',
      ],
      button: 'عرض المقابلة',
    }),
    panel_removed: ({ other }) => ({
      subject: `لم تعد ضمن مقابلة ${other}`,
      title: 'تغيّر المشاركون في المقابلة',
      paragraphs: [`لم تعد مشاركتك مطلوبة في مقابلة ${other}.`],
      button: 'المقابلات',
    }),
  },
  en: {
    panel_invited: ({ other, about, clocks }) => ({
      subject: `You are invited to interview ${other}`,
      title: 'An interview with you',
      paragraphs: [
        `Your company invites you to the interview with ${other}${about}.`,
        ...(clocks ? [clocks] : []),
        'The details and the room are on its page, where you write your scorecard afterwards.',
      ],
      button: 'View interview',
    }),
    panel_removed: ({ other }) => ({
      subject: `You are no longer asked to interview ${other}`,
      title: 'The interviewers have changed',
      paragraphs: [`You need not come to the interview with ${other}.`],
      button: 'Interviews',
    }),
  },
}
