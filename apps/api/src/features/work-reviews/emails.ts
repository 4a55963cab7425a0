import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type Again, BEST_RATING, type WorkReviewSide } from '@fareeq/domain/work-reviews/limits.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type News, mail } from '../../platform/messages/news.ts'

type ByLang<Facts> = Readonly<Record<Lang, (facts: Facts) => News>>
const until = (at: Date, lang: Lang) => formatMoment(at, lang, BUSINESS_ZONE)

type QuestionFacts = { talent: string; company: string; due_at: Date }
const QUESTION: Readonly<Record<WorkReviewSide, ByLang<QuestionFacts>>> = {
  talent: {
    ar: ({ company, due_at }) => ({
      subject: `كيف كان العمل مع ${bidiIsolate(company, 'ar')}؟`,
      title: 'كيف كان العمل؟',
      paragraphs: [
        `انتهى عقدك مع ${bidiIsolate(company, 'ar')}، ويهمنا رأيك في العمل معها.`,
        'يقرأ ردك مدير الحساب وحده، ولا تراه الشركة ولا غيرها من الشركات.',
        `ننتظر ردك حتى ${until(due_at, 'ar')}.`,
      ],
      button: 'تقييم العمل',
    }),
    en: ({ company, due_at }) => ({
      subject: `How was work with ${company}?`,
      title: 'How was it?',
      paragraphs: [
        `Your contract with ${company} is over. Tell us what it was like to work there.`,
        'Only the account manager reads your answer; neither this company nor another one sees it.',
        `You can answer until ${until(due_at, 'en')}.`,
      ],
      button: 'Review the work',
    }),
  },
  client: {
    ar: ({ talent, due_at }) => ({
      subject: `كيف كان العمل مع ${bidiIsolate(talent, 'ar')}؟`,
      title: 'كيف كان العمل؟',
      paragraphs: [
        `انتهى عقدك مع ${bidiIsolate(talent, 'ar')}. قيّم العمل في دقيقة، ويقرأ التقييم مدير الحساب وحده.`,
        'ويمكنك كتابة توصية تعرضها الكفاءة في ملفها على شركات أخرى إن شاءت.',
        `ننتظر ردك حتى ${until(due_at, 'ar')}.`,
      ],
      button: 'تقييم العمل',
    }),
    en: ({ talent, due_at }) => ({
      subject: `How was work with ${talent}?`,
      title: 'How was it?',
      paragraphs: [
        `Your contract with ${talent} is over. Rate the work in a minute; only the account manager reads the rating.`,
        'You can also write a reference, which the talent may show to other companies.',
        `You can answer until ${until(due_at, 'en')}.`,
      ],
      button: 'Review the work',
    }),
  },
}
export const askedNews =
  (side: WorkReviewSide, facts: QuestionFacts) =>
  (lang: Lang): News =>
    QUESTION[side][lang](facts)

type ReferenceFacts = { company: string; hasReference: boolean }
const REFERENCE: ByLang<ReferenceFacts> = {
  ar: ({ company, hasReference }) => ({
    subject: hasReference
      ? `كتبت لك ${bidiIsolate(company, 'ar')} توصية`
      : `كتبت لك ${bidiIsolate(company, 'ar')} كلمة بعد انتهاء العقد`,
    title: hasReference ? 'وصلتك توصية' : 'كلمة من الشركة',
    paragraphs: hasReference
      ? ['لا يراها أحد غيرك حتى تقرر عرضها في ملفك، ويمكنك أن ترد عليها.']
      : ['الكلمة لك وحدك، ولا تراها شركة أخرى.'],
    button: hasReference ? 'قراءة التوصية' : 'قراءة الكلمة',
  }),
  en: ({ company, hasReference }) => ({
    subject: hasReference ? `${company} wrote you a reference` : `${company} wrote to you after your contract`,
    title: hasReference ? 'You have a reference' : 'Words from the company',
    paragraphs: hasReference
      ? ['Other companies see it only if you show it on your profile. You can also answer it.']
      : ['They are for you alone; no other company sees them.'],
    button: hasReference ? 'Read the reference' : 'Read it',
  }),
}
export const referenceNews =
  (facts: ReferenceFacts) =>
  (lang: Lang): News =>
    REFERENCE[lang](facts)

type ReplyFacts = { company: string }
const RELEASED_REPLY: ByLang<ReplyFacts> = {
  ar: ({ company }) => ({
    subject: `راجعنا ردك على توصية ${bidiIsolate(company, 'ar')}`,
    title: 'راجعنا ردك على التوصية',
    paragraphs: ['لا مانع من عرضه. التوصية وردك مخفيان الآن، ويمكنك عرضهما في ملفك متى شئت.'],
    button: 'عرض التوصية',
  }),
  en: ({ company }) => ({
    subject: `Your reply to the reference of ${company} was released`,
    title: 'Your reply was released',
    paragraphs: [
      'We have read it. The reference and your reply are hidden now, and you can show them on your profile.',
    ],
    button: 'View the reference',
  }),
}
/** A reply that a colleague had to read first. */
export const replyNews =
  (facts: ReplyFacts) =>
  (lang: Lang): News =>
    RELEASED_REPLY[lang](facts)

type RemovalFacts = { talent: string; company: string; reason: string }
const REMOVAL: Readonly<Record<WorkReviewSide, ByLang<RemovalFacts>>> = {
  talent: {
    ar: ({ company, reason }) => ({
      subject: `حذفنا ما كتبته ${bidiIsolate(company, 'ar')}`,
      title: 'حذفنا ما كتبته الشركة',
      paragraphs: [`لن يُعرض على أحد. السبب: ${bidiIsolate(reason, 'ar')}`],
      button: 'عرض العقد',
    }),
    en: ({ company, reason }) => ({
      subject: `We took away what ${company} wrote`,
      title: 'We took it away',
      paragraphs: [`Nobody is shown it any more. The reason: ${reason}`],
      button: 'View contract',
    }),
  },
  client: {
    ar: ({ talent, reason }) => ({
      subject: `حذفنا ما كتبته عن ${bidiIsolate(talent, 'ar')}`,
      title: 'حذفنا ما كتبته',
      paragraphs: [`لن يُعرض على أحد. السبب: ${bidiIsolate(reason, 'ar')}`],
      button: 'عرض العقد',
    }),
    en: ({ talent, reason }) => ({
      subject: `We took away what you wrote of ${talent}`,
      title: 'We took it away',
      paragraphs: [`Nobody is shown it any more. The reason: ${reason}`],
      button: 'View contract',
    }),
  },
}
export const removedNews =
  (side: WorkReviewSide, facts: RemovalFacts) =>
  (lang: Lang): News =>
    REMOVAL[side][lang](facts)

const AGAIN_WORDS: Readonly<Record<Again, Readonly<Record<Lang, string>>>> = {
  yes: { ar: 'نعم', en: 'yes' },
  perhaps: { ar: 'ربما', en: 'perhaps' },
  no: { ar: 'لا', en: 'no' },
}
type LowFacts = Record<'name' | 'number' | 'talent' | 'company', string> & {
  side: WorkReviewSide
  overall: number
  again: Again
  words: string | null
}
/** To the account manager: the other side reads nothing of it. */
export const lowMail = (lang: Lang, { name, number, talent, company, side, overall, again, words }: LowFacts) => {
  const writer = side === 'talent' ? talent : company
  return mail(lang, {
    ar: {
      subject: `تقييم منخفض بعد العقد ${bidiIsolate(number, 'ar')}`,
      title: 'تقييم منخفض',
      paragraphs: [
        `أهلًا ${name}،`,
        `انتهى عقد ${bidiIsolate(company, 'ar')} و${bidiIsolate(talent, 'ar')}.`,
        `قيّمه ${bidiIsolate(writer, 'ar')} بدرجة ${overall} من ${BEST_RATING}. تكرار التجربة: ${AGAIN_WORDS[again].ar}.`,
        ...(words ? [`بكلماته: ${bidiIsolate(words, 'ar')}`] : []),
      ],
      footer: 'الرد لك وللفريق، ولا يقرأ الطرف الآخر منه شيئًا.',
    },
    en: {
      subject: `A low rating after contract ${number}`,
      title: 'A low rating',
      paragraphs: [
        `Hello ${name},`,
        `The contract of ${company} and ${talent} is over.`,
        `${writer} rated it ${overall} out of ${BEST_RATING}. Again: ${AGAIN_WORDS[again].en}.`,
        ...(words ? [`In their words: ${words}`] : []),
      ],
      footer: 'The answer is for you and your colleagues. The other side reads nothing of it.',
    },
  })
}

const question =
  (side: WorkReviewSide) =>
  ({ lang, talent, company, date }: SampleValues): News =>
    QUESTION[side][lang]({ talent, company, due_at: date })
const referenceSample =
  (hasReference: boolean) =>
  ({ lang, company }: SampleValues): News =>
    REFERENCE[lang]({ company, hasReference })
const removal =
  (side: WorkReviewSide) =>
  ({ lang, talent, company, text }: SampleValues): News =>
    REMOVAL[side][lang]({ talent, company, reason: text })

export const workReviewMails = mailSamples(
  'work-reviews',
  {
    asked_talent: question('talent'),
    asked_client: question('client'),
    reference: referenceSample(true),
    feedback: referenceSample(false),
    released_reply: ({ lang, company }) => replyNews({ company })(lang),
    removed_talent: removal('talent'),
    removed_client: removal('client'),
    low: ({ lang, name, number, talent, company, text }) =>
      lowMail(lang, { name, number, talent, company, side: 'client', overall: 2, again: 'no', words: text }),
  },
  'contracts',
)
