import type { EndReason } from '@fareeq/domain/contracts/limits.ts'
import {
  END_REASON_NAMES,
  GIST_TEXTS,
  type Side,
  gistOf,
  withdrawableUntil,
} from '@fareeq/domain/contracts/rules-endings.ts'
import type { EndingEvent } from '@fareeq/domain/contracts/states-endings.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type News, mail } from '../../platform/messages/news.ts'

type NoticeEvent = 'give' | 'replace' | 'buy_out' | EndingEvent
type Facts = {
  readonly number: string
  readonly talent: string
  readonly company: string
  readonly given_by: Side
  readonly last_day: string
  readonly reason: EndReason
  /** Until when it may be withdrawn. */
  readonly until: Date
}
type Words = Record<Lang, (facts: Facts) => News>

const SEE = { ar: 'عرض العقد', en: 'View contract' } as const
const giver = ({ given_by, talent, company }: Facts): string => (given_by === 'talent' ? talent : company)
const other = ({ given_by, talent, company }: Facts): string => (given_by === 'talent' ? company : talent)
const name = (text: string): string => bidiIsolate(text, 'ar')
const PAID = {
  ar: 'يستمر العمل حتى ذلك اليوم، ويُدفع ما استُحق حتى آخره كاملًا. وما كان بعده من إجازات فقد أُلغي.',
  en: 'Work goes on until that day, and everything earned up to it is paid in full. Time off after it is canceled.',
} as const

const NOTICE: Words = {
  ar: (facts) => ({
    subject: `ينتهي العقد ${name(facts.number)} في ${formatDay(facts.last_day, 'ar')}`,
    title: `إشعار من ${name(giver(facts))} بإنهاء العقد`,
    paragraphs: [
      `آخر يوم في العقد هو ${formatDay(facts.last_day, 'ar')}. ${GIST_TEXTS[gistOf(facts.reason)].ar}`,
      PAID.ar,
      'أكّد اطلاعك على الإشعار من صفحة العقد.',
    ],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `Contract ${facts.number} ends on ${formatDay(facts.last_day, 'en')}`,
    title: `${giver(facts)} gave notice`,
    paragraphs: [
      `The last day of the contract is ${formatDay(facts.last_day, 'en')}. ${GIST_TEXTS[gistOf(facts.reason)].en}`,
      PAID.en,
      'Please acknowledge the notice on the page of the contract.',
    ],
    button: SEE.en,
  }),
}
const OWN_NOTICE: Words = {
  ar: (facts) => ({
    subject: `وصل إشعارك بإنهاء العقد ${name(facts.number)}`,
    title: 'وصل إشعارك بإنهاء العقد',
    paragraphs: [
      `آخر يوم في العقد هو ${formatDay(facts.last_day, 'ar')}. ${PAID.ar}`,
      `يمكنك سحب الإشعار حتى ${formatMoment(facts.until, 'ar', BUSINESS_ZONE)}، ما لم يؤكد الطرف الآخر اطلاعه عليه قبل ذلك.`,
    ],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `Your notice for contract ${facts.number} was recorded`,
    title: 'Your notice was recorded',
    paragraphs: [
      `The last day of the contract is ${formatDay(facts.last_day, 'en')}. ${PAID.en}`,
      `You can withdraw it until ${formatMoment(facts.until, 'en', BUSINESS_ZONE)}, unless the other side acknowledges it before.`,
    ],
    button: SEE.en,
  }),
}
const REPLACEMENT: Words = {
  ar: (facts) => ({
    subject: `ينتهي عقدك مع ${name(facts.company)} في ${formatDay(facts.last_day, 'ar')}`,
    title: `عقدك مع ${name(facts.company)} لن يكتمل`,
    paragraphs: [
      `اختارت الشركة أن تكمل مع شخص آخر، وهذا يحدث في فترة التجربة لأسباب كثيرة ولا يقلل من خبرتك. آخر يوم هو ${formatDay(facts.last_day, 'ar')}.`,
      PAID.ar,
      'بعد ذلك اليوم يصبح ملفك متاحًا للشركات مرة أخرى، ومدير حسابك إلى جانبك إن أردت الحديث.',
    ],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `Your contract with ${facts.company} ends on ${formatDay(facts.last_day, 'en')}`,
    title: `Your contract with ${facts.company} won’t go on`,
    paragraphs: [
      `The company chose to go on with somebody else. That happens in a trial for many reasons and says nothing about what you can do. Your last day is ${formatDay(facts.last_day, 'en')}.`,
      PAID.en,
      'After that day companies find you again, and we are there if you would like to talk.',
    ],
    button: SEE.en,
  }),
}
const OWN_REPLACEMENT: Words = {
  ar: (facts) => ({
    subject: `نبحث لك عن بديل: العقد ${name(facts.number)}`,
    title: 'نبحث لك عن بديل',
    paragraphs: [
      `ينتهي العقد مع ${name(facts.talent)} في ${formatDay(facts.last_day, 'ar')}، ولا تدفع عن يوم بعده.`,
      'فُتح طلبك لشخص واحد مرة أخرى، وسنرشّح لك بديلًا.',
    ],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `We are looking for somebody else: contract ${facts.number}`,
    title: 'We are looking for somebody else',
    paragraphs: [
      `The contract with ${facts.talent} ends on ${formatDay(facts.last_day, 'en')}, and you pay for no day after it.`,
      'Your request is open for one person again, and we will nominate somebody else.',
    ],
    button: SEE.en,
  }),
}
const BUYOUT: Words = {
  ar: (facts) => ({
    subject: `ينتقل تعاقدك إلى ${name(facts.company)}`,
    title: 'ينتقل تعاقدك إلى الشركة مباشرة',
    paragraphs: [
      `تريد ${name(facts.company)} أن تكمل معك بعقد منها. آخر يوم في عقدك عبر منصة فريق هو ${formatDay(facts.last_day, 'ar')}.`,
      PAID.ar,
      'لا شيء عليك من رسوم الانتقال، واقرأ عقد الشركة قبل توقيعه كما تقرأ غيره.',
    ],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `${facts.company} takes over your contract`,
    title: 'Your contract moves to the company',
    paragraphs: [
      `${facts.company} would like to go on with you by a contract of its own. Your last day through Fareeq is ${formatDay(facts.last_day, 'en')}.`,
      PAID.en,
      'None of the fee is yours. Read the contract of the company before you sign it, as you would any other.',
    ],
    button: SEE.en,
  }),
}
const OWN_BUYOUT: Words = {
  ar: (facts) => ({
    subject: `تمت الموافقة على نقل التعاقد: العقد ${name(facts.number)}`,
    title: 'تمت الموافقة على نقل التعاقد',
    paragraphs: [
      `آخر يوم في العقد مع ${name(facts.talent)} هو ${formatDay(facts.last_day, 'ar')}، وبعده تكملان بعقد منك.`,
      'تصلك فاتورة رسوم نقل التعاقد من فريق المالية.',
    ],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `The buyout of contract ${facts.number} is approved`,
    title: 'The buyout is approved',
    paragraphs: [
      `The last day of the contract with ${facts.talent} is ${formatDay(facts.last_day, 'en')}. After it you go on by a contract of your own.`,
      'The invoice of the buyout fee comes from our finance team.',
    ],
    button: SEE.en,
  }),
}
const ACKNOWLEDGMENT: Words = {
  ar: (facts) => ({
    subject: `أُكِّد الاطلاع على إشعارك: العقد ${name(facts.number)}`,
    title: 'أُكِّد الاطلاع على إشعارك',
    paragraphs: [`اطلع ${name(other(facts))} على الإشعار. آخر يوم في العقد هو ${formatDay(facts.last_day, 'ar')}.`],
    button: SEE.ar,
  }),
  en: (facts) => ({
    subject: `Your notice for contract ${facts.number} was acknowledged`,
    title: 'Your notice was acknowledged',
    paragraphs: [`${other(facts)} has read it. The last day of the contract is ${formatDay(facts.last_day, 'en')}.`],
    button: SEE.en,
  }),
}
const WITHDRAWAL: Words = {
  ar: ({ number }) => ({
    subject: `سُحب الإشعار: العقد ${name(number)} مستمر`,
    title: 'سُحب الإشعار والعقد مستمر',
    paragraphs: ['يستمر العقد حتى نهاية مدته كأن لم يكن إشعار. ما أُلغي من إجازات يُطلب مرة أخرى.'],
    button: SEE.ar,
  }),
  en: ({ number }) => ({
    subject: `Notice withdrawn: contract ${number} goes on`,
    title: 'The notice was withdrawn',
    paragraphs: [
      'The contract goes on to the end of its term as if no notice had been given. Time off that was canceled is asked for again.',
    ],
    button: SEE.en,
  }),
}

/** By what happened: to the side that gave notice, and to the other one. */
const TELLINGS: Readonly<Record<NoticeEvent, { own: Words; theirs: Words | null }>> = {
  give: { own: OWN_NOTICE, theirs: NOTICE },
  replace: { own: OWN_REPLACEMENT, theirs: REPLACEMENT },
  buy_out: { own: OWN_BUYOUT, theirs: BUYOUT },
  acknowledge: { own: ACKNOWLEDGMENT, theirs: null },
  withdraw: { own: WITHDRAWAL, theirs: WITHDRAWAL },
}

export function endingNews(event: NoticeEvent, side: Side, facts: Facts): ((lang: Lang) => News) | null {
  const { own, theirs } = TELLINGS[event]
  const words = facts.given_by === side ? own : theirs
  return words && ((lang) => words[lang](facts))
}

type ManagerFacts = Facts & { readonly name: string; readonly words: string | null }
const HAPPENED: Readonly<Record<NoticeEvent, Record<Lang, string>>> = {
  give: { ar: 'إشعار بإنهاء العقد', en: 'Notice given for contract' },
  replace: { ar: 'طلب بديل في فترة التجربة: العقد', en: 'Replacement asked for: contract' },
  buy_out: { ar: 'الموافقة على نقل التعاقد: العقد', en: 'Buyout approved for contract' },
  acknowledge: { ar: 'تأكيد الاطلاع على إشعار العقد', en: 'Notice acknowledged for contract' },
  withdraw: { ar: 'سحب إشعار العقد', en: 'Notice withdrawn for contract' },
}

/** The reason itself is the account manager's. */
export const managerMail = (lang: Lang, event: NoticeEvent, facts: ManagerFacts) =>
  mail(lang, {
    ar: {
      subject: `${HAPPENED[event].ar} ${name(facts.number)}`,
      title: HAPPENED[event].ar,
      paragraphs: [
        `أهلًا ${facts.name}،`,
        `العقد ${name(facts.number)} بين ${name(facts.company)} و${name(facts.talent)}. مقدّم الإشعار: ${name(giver(facts))}، وآخر يوم: ${formatDay(facts.last_day, 'ar')}.`,
        `السبب: ${END_REASON_NAMES[facts.reason].ar}.`,
        ...(facts.words ? [`بكلماته: ${name(facts.words)}`] : []),
      ],
      footer: 'السبب لك وللفريق، وقرأ الطرف الآخر صيغة عامة منه.',
    },
    en: {
      subject: `${HAPPENED[event].en} ${facts.number}`,
      title: `${HAPPENED[event].en} ${facts.number}`,
      paragraphs: [
        `Hello ${facts.name},`,
        `The contract of ${facts.company} and ${facts.talent}. Notice by: ${giver(facts)}. Last day: ${formatDay(facts.last_day, 'en')}.`,
        `Reason: ${END_REASON_NAMES[facts.reason].en}.`,
        ...(facts.words ? [`In their words: ${facts.words}`] : []),
      ],
      footer: 'The reason is for you and your colleagues. The other side read it in general words.',
    },
  })

const factsFrom = ({ number, talent, company, day, date }: SampleValues): Facts => ({
  number,
  talent,
  company,
  given_by: 'client',
  last_day: day,
  reason: 'budget',
  until: withdrawableUntil(date),
})
const sample =
  (event: NoticeEvent, side: Side) =>
  (values: SampleValues): News => {
    const news = endingNews(event, side, factsFrom(values))
    if (!news) throw new Error(`the ${side} is not told of this: ${event}`)
    return news(values.lang)
  }

export const endingMails = mailSamples(
  'contract-endings',
  {
    given: sample('give', 'talent'),
    own: sample('give', 'client'),
    replaced: sample('replace', 'talent'),
    replacing: sample('replace', 'client'),
    bought_out: sample('buy_out', 'talent'),
    buying_out: sample('buy_out', 'client'),
    acknowledged: sample('acknowledge', 'client'),
    withdrawn: sample('withdraw', 'talent'),
    manager: (values) =>
      managerMail(values.lang, 'give', { ...factsFrom(values), name: values.name, words: values.text }),
  },
  'contracts',
)
