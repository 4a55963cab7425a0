import type { CheckInSide } from '@fareeq/domain/check-ins/limits.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type News, mail } from '../../platform/messages/news.ts'

type QuestionFacts = { talent: string; company: string; isFirst: boolean }
const QUESTION: Readonly<Record<CheckInSide, Readonly<Record<Lang, (facts: QuestionFacts) => News>>>> = {
  talent: {
    ar: ({ company, isFirst }) => ({
      subject: isFirst
        ? `كيف كان أسبوعك الأول مع ${bidiIsolate(company, 'ar')}؟`
        : `كيف العمل مع ${bidiIsolate(company, 'ar')} هذا الشهر؟`,
      title: isFirst ? 'كيف كان أسبوعك الأول؟' : 'كيف العمل هذا الشهر؟',
      paragraphs: ['ضغطتان تكفيان.', 'يقرأ ردك مدير الحساب وحده، إلا ردًا طيبًا تختار أن تراه الشركة.'],
      button: 'الرد على السؤال',
    }),
    en: ({ company, isFirst }) => ({
      subject: isFirst ? `How was your first week with ${company}?` : `How is work with ${company} this month?`,
      title: isFirst ? 'How was your first week?' : 'How is work this month?',
      paragraphs: [
        'Two taps are enough.',
        'Only the account manager reads your answer, unless it is a good one that you choose to show.',
      ],
      button: 'Answer',
    }),
  },
  client: {
    ar: ({ talent, isFirst }) => ({
      subject: isFirst
        ? `كيف كان الأسبوع الأول مع ${bidiIsolate(talent, 'ar')}؟`
        : `كيف العمل مع ${bidiIsolate(talent, 'ar')} هذا الشهر؟`,
      title: isFirst ? 'كيف كان الأسبوع الأول؟' : 'كيف العمل هذا الشهر؟',
      paragraphs: ['ضغطتان تكفيان.', 'يقرأ الرد مدير الحساب وحده، إلا ردًا طيبًا تختارون عرضه.'],
      button: 'الرد على السؤال',
    }),
    en: ({ talent, isFirst }) => ({
      subject: isFirst ? `How was the first week with ${talent}?` : `How is work with ${talent} this month?`,
      title: isFirst ? 'How was the first week?' : 'How is work this month?',
      paragraphs: [
        'Two taps are enough.',
        'Only the account manager reads the answer, unless it is a good one that you choose to show.',
      ],
      button: 'Answer',
    }),
  },
}
export const askedNews =
  (side: CheckInSide, facts: QuestionFacts) =>
  (lang: Lang): News =>
    QUESTION[side][lang](facts)

type RaisedFacts = {
  name: string
  number: string
  talent: string
  company: string
  side: CheckInSide
  words: string | null
  due_at: Date
}
const writer = ({ side, talent, company }: RaisedFacts) => (side === 'talent' ? talent : company)

/** To the account manager: the other side reads nothing of it. */
export const raisedMail = (lang: Lang, facts: RaisedFacts) => {
  const due = formatMoment(facts.due_at, lang, BUSINESS_ZONE)
  return mail(lang, {
    ar: {
      subject: `العمل لا يسير جيدًا في العقد ${bidiIsolate(facts.number, 'ar')}`,
      title: 'العمل لا يسير جيدًا',
      paragraphs: [
        `أهلًا ${facts.name}،`,
        `العقد ${bidiIsolate(facts.number, 'ar')} بين ${bidiIsolate(facts.company, 'ar')} و${bidiIsolate(facts.talent, 'ar')}.`,
        `صاحب الرد: ${bidiIsolate(writer(facts), 'ar')}. تواصل معه قبل ${due}.`,
        ...(facts.words ? [`بكلماته: ${bidiIsolate(facts.words, 'ar')}`] : []),
      ],
      footer: 'الرد لك وللفريق، ولا يقرأ الطرف الآخر منه شيئًا.',
    },
    en: {
      subject: `Contract ${facts.number} is not going well`,
      title: 'A contract is not going well',
      paragraphs: [
        `Hello ${facts.name},`,
        `The contract of ${facts.company} and ${facts.talent}.`,
        `Who says so: ${writer(facts)}. Speak to them before ${due}.`,
        ...(facts.words ? [`In their words: ${facts.words}`] : []),
      ],
      footer: 'The answer is for you and your colleagues. The other side reads nothing of it.',
    },
  })
}

const question =
  (side: CheckInSide, isFirst: boolean) =>
  ({ lang, talent, company }: SampleValues): News =>
    QUESTION[side][lang]({ talent, company, isFirst })

export const checkInMails = mailSamples(
  'check-ins',
  {
    talent_first: question('talent', true),
    talent_monthly: question('talent', false),
    client_first: question('client', true),
    client_monthly: question('client', false),
    raised: ({ lang, name, number, talent, company, text, date }) =>
      raisedMail(lang, { name, number, talent, company, side: 'talent', words: text, due_at: date }),
  },
  'contracts',
)
