import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../../platform/messages/news.ts'
import type { EmailFacts } from '../emails/emails-facts.ts'

export type AbsenceNews = 'absence' | 'absence_reminder' | 'absence_answer' | 'absence_unanswered'

type Sentences = Record<AbsenceNews, (facts: EmailFacts) => News>
const also = (reason: string | null): string[] => (reason ? [reason] : [])

const EN: Sentences = {
  absence: ({ other, reason, due }) => ({
    subject: `Did your interview with ${other} take place?`,
    title: 'A no-show was reported',
    paragraphs: [
      `${other} reported an absence from the interview. Tell us what happened by ${due}.`,
      ...also(reason),
      'If you do not respond by then, the report is kept as unanswered.',
    ],
    button: 'Respond',
  }),
  absence_reminder: ({ other, reason, due }) => ({
    subject: `Reminder: please respond about your interview with ${other}`,
    title: 'A no-show was reported',
    paragraphs: [
      `${other} reported an absence from the interview, and you have not responded yet. Respond by ${due}.`,
      ...also(reason),
      'If you do not respond by then, the report is kept as unanswered.',
    ],
    button: 'Respond',
  }),
  absence_answer: ({ other, reason }) => ({
    subject: `${other} responded to your report`,
    title: 'You have a response',
    paragraphs: [`${other} responded to your absence report.`, ...also(reason)],
    button: 'View interview',
  }),
  absence_unanswered: ({ other }) => ({
    subject: `No response from ${other} to your report`,
    title: 'No response received',
    paragraphs: [
      `${other} did not respond to your report in time. It is kept as unanswered, and our operations team can see it.`,
    ],
    button: 'View interview',
  }),
}

const AR: Sentences = {
  absence: ({ other, reason, due }) => ({
    subject: `هل عُقدت مقابلتك مع ${other}؟`,
    title: 'بلاغ عن غياب في مقابلتك',
    paragraphs: [
      `وصلنا من ${other} بلاغ عن غياب في المقابلة. أخبرنا بما حدث قبل ${due}.`,
      ...also(reason),
      'إن لم يصلنا ردك حتى ذلك الوقت، حُفظ البلاغ دون رد.',
    ],
    button: 'الرد',
  }),
  absence_reminder: ({ other, reason, due }) => ({
    subject: `تذكير: بانتظار ردك على بلاغ ${other}`,
    title: 'بلاغ عن غياب في مقابلتك',
    paragraphs: [
      `وصلنا من ${other} بلاغ عن غياب في المقابلة، ولم يصلنا ردك. أرسل ردك قبل ${due}.`,
      ...also(reason),
      'إن لم يصلنا ردك حتى ذلك الوقت، حُفظ البلاغ دون رد.',
    ],
    button: 'الرد',
  }),
  absence_answer: ({ other, reason }) => ({
    subject: `وصل رد ${other} على بلاغ الغياب`,
    title: 'وصل الرد',
    paragraphs: [`وصل رد ${other} على بلاغ الغياب الذي أرسلته.`, ...also(reason)],
    button: 'عرض المقابلة',
  }),
  absence_unanswered: ({ other }) => ({
    subject: `لم يصل رد ${other} على بلاغك`,
    title: 'انتهت مهلة الرد',
    paragraphs: [`لم يصلنا رد ${other} على بلاغك في المهلة المحددة. حُفظ البلاغ دون رد، ويطّلع عليه فريق العمليات.`],
    button: 'عرض المقابلة',
  }),
}

/** Mails about a no-show claim: the question to one side, the answer to the other. */
export const ABSENCE_NEWS: Record<Lang, Sentences> = { ar: AR, en: EN }
