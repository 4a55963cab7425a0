import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { DAYS_TO_ANSWER_A_REPORT } from '@fareeq/domain/talents/rules-terms.ts'
import type { News } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

export type BanNews =
  | { kind: 'noticed'; text: string; until: Date }
  | { kind: 'banned' | 'dismissed' | 'lifted' | 'upheld'; text: string }

/** To the talent: what is claimed or decided, and what they may do; never who reported. */
export function banNews(lang: Lang, news: BanNews): News {
  const paragraphs = news.text.split(/\n{2,}/)
  const until = news.kind === 'noticed' ? formatMoment(news.until, lang, BUSINESS_ZONE) : ''
  const words: Record<Lang, Record<BanNews['kind'], News>> = {
    ar: {
      noticed: {
        subject: 'وصلنا بلاغ يخصك، ونود سماع ردك',
        title: 'وصلنا بلاغ يخصك',
        preheader: `للرد حتى ${until}.`,
        paragraphs: [
          'هذا ما ورد فيه:',
          ...paragraphs,
          `لم يُقرَّر شيء بعد. لديك ${DAYS_TO_ANSWER_A_REPORT} أيام للرد، حتى ${until}، ثم يقرر زميل آخر من فريق العمليات.`,
        ],
        button: 'قراءة البلاغ والرد',
      },
      banned: {
        subject: 'قرار بإيقاف حسابك',
        title: 'قررنا إيقاف حسابك',
        preheader: 'عقودك القائمة ومستحقاتك لا تتأثر.',
        paragraphs: [
          'سبب القرار:',
          ...paragraphs,
          'لا يظهر ملفك لأحد. عقودك القائمة ومستحقاتك لا تتأثر، ولك أن تتظلّم مرة واحدة.',
        ],
        button: 'القرار والتظلّم',
      },
      dismissed: {
        subject: 'أُغلق البلاغ دون إجراء',
        title: 'أُغلق البلاغ دون إجراء',
        preheader: 'حسابك كما هو.',
        paragraphs: ['نظرنا في البلاغ وقررنا إغلاقه. حسابك كما هو.', ...paragraphs],
        button: 'قراءة القرار',
      },
      lifted: {
        subject: 'قُبل تظلّمك وعاد حسابك',
        title: 'قُبل تظلّمك',
        preheader: 'أُلغي الإيقاف.',
        paragraphs: ['أُلغي إيقاف حسابك بعد النظر في تظلّمك.', ...paragraphs],
        button: 'قراءة القرار',
      },
      upheld: {
        subject: 'القرار في تظلّمك: بقاء الإيقاف',
        title: 'القرار في تظلّمك',
        preheader: 'بقي الإيقاف.',
        paragraphs: [
          'نظر في تظلّمك أحد أعضاء فريق العمليات ممن لم يشاركوا في القرار الأول، وبقي الإيقاف. هذا القرار نهائي.',
          ...paragraphs,
        ],
        button: 'قراءة القرار',
      },
    },
    en: {
      noticed: {
        subject: 'We received a report about you and want to hear from you',
        title: 'We received a report about you',
        preheader: `Answer by ${until}.`,
        paragraphs: [
          'This is what it says:',
          ...paragraphs,
          `Nothing is decided yet. You have ${DAYS_TO_ANSWER_A_REPORT} days to answer, until ${until}. Then another member of our operations team decides.`,
        ],
        button: 'Read it and answer',
      },
      banned: {
        subject: 'We decided to ban your account',
        title: 'We decided to ban your account',
        preheader: 'Running contracts and what you have earned are not affected.',
        paragraphs: [
          'The reason:',
          ...paragraphs,
          'Nobody sees your profile. Running contracts and what you have earned are not affected. You may appeal once.',
        ],
        button: 'The decision, and appealing',
      },
      dismissed: {
        subject: 'The report was dismissed',
        title: 'The report was dismissed',
        preheader: 'Your account is as it was.',
        paragraphs: ['We looked into the report and dismissed it. Your account is as it was.', ...paragraphs],
        button: 'Read the decision',
      },
      lifted: {
        subject: 'Your appeal was accepted: the ban is lifted',
        title: 'Your appeal was accepted',
        preheader: 'The ban is lifted.',
        paragraphs: ['After looking into your appeal we lifted the ban.', ...paragraphs],
        button: 'Read the decision',
      },
      upheld: {
        subject: 'The decision on your appeal: the ban stays',
        title: 'The decision on your appeal',
        preheader: 'The ban stays.',
        paragraphs: [
          'A member of our operations team who wasn’t involved in the first decision reviewed your appeal. The ban stays, and this decision is final.',
          ...paragraphs,
        ],
        button: 'Read the decision',
      },
    },
  }
  return words[lang][news.kind]
}

export const banMails = mailSamples(
  'bans',
  {
    noticed: ({ lang, reason: text, date: until }) => banNews(lang, { kind: 'noticed', text, until }),
    banned: ({ lang, reason: text }) => banNews(lang, { kind: 'banned', text }),
    dismissed: ({ lang, reason: text }) => banNews(lang, { kind: 'dismissed', text }),
    lifted: ({ lang, reason: text }) => banNews(lang, { kind: 'lifted', text }),
    upheld: ({ lang, reason: text }) => banNews(lang, { kind: 'upheld', text }),
  },
  'always',
)
