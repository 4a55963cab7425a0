import { PAUSE_DAYS } from '@fareeq/domain/buyouts/limits.ts'
import type { BuyoutEvent } from '@fareeq/domain/buyouts/states.ts'
import type { Side } from '@fareeq/domain/contracts/rules-endings.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import type { News } from '../../platform/messages/news.ts'

/** An approval is told as the end of the contract, and what lapses by what ended the contract. */
export type BuyoutNewsEvent = 'ask' | 'remind' | Exclude<BuyoutEvent, 'approve' | 'lapse'>
type Facts = {
  readonly number: string
  readonly talent: string
  readonly company: string
  readonly last_day: string
  /** What the company would offer, in its words. */
  readonly message: string | null
  readonly until: Date
  readonly refusal: string | null
}
type Words = Record<Lang, (facts: Facts) => News>

const SEE = { ar: 'عرض العقد', en: 'View contract' } as const
const ANSWER = { ar: 'قراءة الطلب والرد عليه', en: 'Read it and answer' } as const
const name = (text: string): string => bidiIsolate(text, 'ar')
const untilIn = (lang: Lang, until: Date): string => formatMoment(until, lang, BUSINESS_ZONE)
const quoted = (lang: Lang, label: string, text: string | null): string[] =>
  text ? [`${label}: ${lang === 'ar' ? bidiIsolate(text, 'ar') : text}`] : []
const YOURS = {
  ar: 'القرار لك وحدك، ولا رسوم عليك. إن اعتذرت استمر عقدك كما هو، ولا تعرف الشركة السبب.',
  en: 'It is your decision alone, and none of the fee is yours. If you decline, your contract goes on as it is, and the company does not learn why.',
} as const
const GOES_ON = {
  ar: 'يستمر العقد كما هو، بالشروط نفسها.',
  en: 'The contract goes on as it is, on the same terms.',
} as const

const QUESTION: Words = {
  ar: (facts) => ({
    subject: `طلب من ${name(facts.company)} لنقل تعاقدك`,
    title: 'تطلب الشركة نقل تعاقدك إليها',
    paragraphs: [
      `تريد الشركة (${name(facts.company)}) أن تكمل معك بعقد منها مباشرة، وآخر يوم في عقدك عبر منصة فريق ${formatDay(facts.last_day, 'ar')}. بعده تتفقان بينكما على الأجر والإجازات، ولا تصلك مستحقات عبرنا.`,
      ...quoted('ar', 'ما كتبته الشركة', facts.message),
      `${YOURS.ar} مهلة الرد: ${untilIn('ar', facts.until)}.`,
    ],
    button: ANSWER.ar,
  }),
  en: (facts) => ({
    subject: `${facts.company} asks to take over your contract`,
    title: 'The company asks to take over your contract',
    paragraphs: [
      `${facts.company} would like to go on with you by a contract of its own. Your last day through Fareeq would be ${formatDay(facts.last_day, 'en')}. From then on pay and leave are between the two of you, and no payouts come through us.`,
      ...quoted('en', 'What the company wrote', facts.message),
      `${YOURS.en} Please answer by ${untilIn('en', facts.until)}.`,
    ],
    button: ANSWER.en,
  }),
}
const REMINDER: Words = {
  ar: (facts) => ({
    subject: `تذكير: طلب من ${name(facts.company)} لنقل تعاقدك`,
    title: 'طلب نقل تعاقدك بانتظار ردك',
    paragraphs: [
      `تنتهي مهلة الرد في ${untilIn('ar', facts.until)}. ${YOURS.ar}`,
      'إن لم يصل رد سقط الطلب واستمر عقدك.',
    ],
    button: ANSWER.ar,
  }),
  en: (facts) => ({
    subject: `Reminder: ${facts.company} asks to take over your contract`,
    title: 'The request to take over your contract is waiting',
    paragraphs: [
      `It can be answered until ${untilIn('en', facts.until)}. ${YOURS.en}`,
      'Without an answer the request expires and your contract goes on.',
    ],
    button: ANSWER.en,
  }),
}
const CONSENT: Words = {
  ar: (facts) => ({
    subject: `الموافقة على نقل التعاقد: العقد ${name(facts.number)}`,
    title: `تمت موافقة ${name(facts.talent)} على نقل التعاقد`,
    paragraphs: ['الطلب الآن لدى فريق العمليات، ويصلك قراره. لا تُصدر فاتورة قبل ذلك.'],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `${facts.talent} agrees to the buyout of contract ${facts.number}`,
    title: `${facts.talent} agrees to the buyout`,
    paragraphs: ['Your request is now with our operations team, who will tell you. There is no invoice before that.'],
    button: SEE.en,
  }),
}
const DECLINE: Words = {
  ar: (facts) => ({
    subject: `اعتذار عن نقل التعاقد: العقد ${name(facts.number)}`,
    title: `اعتذار ${name(facts.talent)} عن نقل التعاقد`,
    paragraphs: [`${GOES_ON.ar} لا رسوم عليك، ويمكنك الطلب مرة أخرى بعد ${DAYS.ar(PAUSE_DAYS)}.`],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `${facts.talent} declined the buyout of contract ${facts.number}`,
    title: `${facts.talent} declined the buyout`,
    paragraphs: [`${GOES_ON.en} You pay nothing, and can ask again after ${DAYS.en(PAUSE_DAYS)}.`],
    button: SEE.en,
  }),
}
const EXPIRY: Words = {
  ar: (facts) => ({
    subject: `انتهت مهلة طلب نقل التعاقد: العقد ${name(facts.number)}`,
    title: 'انتهت مهلة طلب نقل التعاقد دون رد',
    paragraphs: [`${GOES_ON.ar} لا رسوم عليك، ويمكنك الطلب مرة أخرى بعد ${DAYS.ar(PAUSE_DAYS)}.`],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `The buyout of contract ${facts.number} was not answered`,
    title: 'The buyout was not answered in time',
    paragraphs: [`${GOES_ON.en} You pay nothing, and can ask again after ${DAYS.en(PAUSE_DAYS)}.`],
    button: SEE.en,
  }),
}
const OWN_EXPIRY: Words = {
  ar: (facts) => ({
    subject: `انتهت مهلة الرد على طلب ${name(facts.company)}`,
    title: 'انتهت مهلة الرد على طلب نقل تعاقدك',
    paragraphs: [GOES_ON.ar],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `The request of ${facts.company} to take over your contract has expired`,
    title: 'The request to take over your contract has expired',
    paragraphs: [GOES_ON.en],
    button: SEE.en,
  }),
}
const WITHDRAWAL: Words = {
  ar: (facts) => ({
    subject: `سُحب طلب ${name(facts.company)} نقل تعاقدك`,
    title: 'سُحب طلب نقل تعاقدك',
    paragraphs: [GOES_ON.ar],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `${facts.company} withdrew the request to take over your contract`,
    title: 'The request to take over your contract was withdrawn',
    paragraphs: [GOES_ON.en],
    button: SEE.en,
  }),
}
const REFUSAL: Words = {
  ar: (facts) => ({
    subject: `لم يُعتمد نقل التعاقد: العقد ${name(facts.number)}`,
    title: 'لم يُعتمد نقل التعاقد',
    paragraphs: [...quoted('ar', 'السبب', facts.refusal), `${GOES_ON.ar} لا رسوم عليك.`],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `The buyout of contract ${facts.number} was not approved`,
    title: 'The buyout was not approved',
    paragraphs: [...quoted('en', 'Why', facts.refusal), `${GOES_ON.en} You pay nothing.`],
    button: SEE.en,
  }),
}
const OWN_REFUSAL: Words = {
  ar: (facts) => ({
    subject: `لم يُعتمد نقل تعاقدك إلى ${name(facts.company)}`,
    title: 'لم يُعتمد نقل تعاقدك',
    paragraphs: ['لم يعتمد فريق العمليات نقل التعاقد.', GOES_ON.ar],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `Your contract does not move to ${facts.company}`,
    title: 'The takeover was not approved',
    paragraphs: ['Our operations team did not approve the takeover.', GOES_ON.en],
    button: SEE.en,
  }),
}

const TELLINGS: Readonly<Record<BuyoutNewsEvent, Readonly<Record<Side, Words | null>>>> = {
  ask: { talent: QUESTION, client: null },
  remind: { talent: REMINDER, client: null },
  consent: { talent: null, client: CONSENT },
  decline: { talent: null, client: DECLINE },
  expire: { talent: OWN_EXPIRY, client: EXPIRY },
  withdraw: { talent: WITHDRAWAL, client: null },
  refuse: { talent: OWN_REFUSAL, client: REFUSAL },
}

export function buyoutNews(event: BuyoutNewsEvent, side: Side, facts: Facts): ((lang: Lang) => News) | null {
  const words = TELLINGS[event][side]
  return words && ((lang) => words[lang](facts))
}

const sample =
  (event: BuyoutNewsEvent, side: Side) =>
  ({ lang, number, talent, company, day, date, text, reason }: SampleValues): News => {
    const news = buyoutNews(event, side, {
      number,
      talent,
      company,
      last_day: day,
      message: text,
      until: date,
      refusal: reason,
    })
    if (!news) throw new Error(`the ${side} is not told of this: ${event}`)
    return news(lang)
  }

export const buyoutMails = mailSamples(
  'buyouts',
  {
    asked: sample('ask', 'talent'),
    reminder: sample('remind', 'talent'),
    consented: sample('consent', 'client'),
    declined: sample('decline', 'client'),
    expired: sample('expire', 'client'),
    own_expired: sample('expire', 'talent'),
    withdrawn: sample('withdraw', 'talent'),
    refused: sample('refuse', 'client'),
    own_refused: sample('refuse', 'talent'),
  },
  'contracts',
)
