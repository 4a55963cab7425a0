import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { Face, Said } from './emails-said.ts'

export type AbsenceNews = 'absence' | 'absence_reminder' | 'absence_answer' | 'absence_unanswered'

type Faces = Record<AbsenceNews, (said: Said) => Face>
const also = (reason: string | null): string[] => (reason ? [reason] : [])

const EN: Faces = {
  absence: ({ other, reason, due }) => ({
    subject: `Did your interview with ${other} take place?`,
    title: 'Who was there?',
    says: [
      `${other} reported an absence from the interview. Tell us what happened by ${due}.`,
      ...also(reason),
      'Without an answer by then the report is kept as unanswered.',
    ],
    button: 'Answer',
  }),
  absence_reminder: ({ other, reason, due }) => ({
    subject: `We wait for your answer about ${other}`,
    title: 'Who was there?',
    says: [
      `${other} reported an absence from the interview, and we have not heard from you. Answer by ${due}.`,
      ...also(reason),
      'Without an answer by then the report is kept as unanswered.',
    ],
    button: 'Answer',
  }),
  absence_answer: ({ other, reason }) => ({
    subject: `${other} answered your report`,
    title: 'There is an answer',
    says: [`${other} answered what you wrote about who was there.`, ...also(reason)],
    button: 'See the interview',
  }),
  absence_unanswered: ({ other }) => ({
    subject: `No answer from ${other} to your report`,
    title: 'There was no answer',
    says: [`${other} did not answer your report within 48 hours. It is kept as unanswered, and our team sees it.`],
    button: 'See the interview',
  }),
}

/** Who was there, asked of the one side and told to the other; a company is addressed as several. */
export const ABSENCE_FACES: Record<'client' | 'talent', Record<Lang, Faces>> = {
  client: {
    en: EN,
    ar: {
      absence: ({ other, reason, due }) => ({
        subject: `هل عُقدت مقابلتكم مع ${other}؟`,
        title: 'نسأل عن الحضور',
        says: [
          `وصلنا من ${other} بلاغ عن غياب في المقابلة. أخبرونا بما حدث قبل ${due}.`,
          ...also(reason),
          'إن لم يصلنا ردكم حتى ذلك الوقت حُفظ البلاغ دون رد.',
        ],
        button: 'الرد',
      }),
      absence_reminder: ({ other, reason, due }) => ({
        subject: `ننتظر ردكم على بلاغ ${other}`,
        title: 'نسأل عن الحضور',
        says: [
          `وصلنا من ${other} بلاغ عن غياب في المقابلة، ولم يصلنا ردكم. ردّوا قبل ${due}.`,
          ...also(reason),
          'إن لم يصلنا ردكم حتى ذلك الوقت حُفظ البلاغ دون رد.',
        ],
        button: 'الرد',
      }),
      absence_answer: ({ other, reason }) => ({
        subject: `وصل رد ${other} على بلاغ الغياب`,
        title: 'وصل الرد',
        says: [`وصل رد ${other} على ما كتبتموه عن الحضور.`, ...also(reason)],
        button: 'عرض المقابلة',
      }),
      absence_unanswered: ({ other }) => ({
        subject: `لم يصل رد ${other} على بلاغكم`,
        title: 'انتهت مهلة الرد',
        says: [`لم يصلنا رد ${other} على بلاغكم خلال 48 ساعة. حُفظ البلاغ دون رد، ويراه فريقنا.`],
        button: 'عرض المقابلة',
      }),
    },
  },
  talent: {
    en: EN,
    ar: {
      absence: ({ other, reason, due }) => ({
        subject: `هل عُقدت مقابلتك مع ${other}؟`,
        title: 'نسأل عن الحضور',
        says: [
          `وصلنا من ${other} بلاغ عن غياب في المقابلة. أخبرنا بما حدث قبل ${due}.`,
          ...also(reason),
          'إن لم يصلنا ردك حتى ذلك الوقت حُفظ البلاغ دون رد.',
        ],
        button: 'الرد',
      }),
      absence_reminder: ({ other, reason, due }) => ({
        subject: `ننتظر ردك على بلاغ ${other}`,
        title: 'نسأل عن الحضور',
        says: [
          `وصلنا من ${other} بلاغ عن غياب في المقابلة، ولم يصلنا ردك. ردّ قبل ${due}.`,
          ...also(reason),
          'إن لم يصلنا ردك حتى ذلك الوقت حُفظ البلاغ دون رد.',
        ],
        button: 'الرد',
      }),
      absence_answer: ({ other, reason }) => ({
        subject: `وصل رد ${other} على بلاغ الغياب`,
        title: 'وصل الرد',
        says: [`وصل رد ${other} على ما كتبته عن الحضور.`, ...also(reason)],
        button: 'عرض المقابلة',
      }),
      absence_unanswered: ({ other }) => ({
        subject: `لم يصل رد ${other} على بلاغك`,
        title: 'انتهت مهلة الرد',
        says: [`لم يصلنا رد ${other} على بلاغك خلال 48 ساعة. حُفظ البلاغ دون رد، ويراه فريقنا.`],
        button: 'عرض المقابلة',
      }),
    },
  },
}
