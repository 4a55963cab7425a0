import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type Lang, listed } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { formatDay, formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import { type PayoutMethod, isBonus } from '@fareeq/domain/payouts/limits.ts'
import type { Transfer } from '@fareeq/domain/payouts/rules.ts'
import type { News } from '../../platform/messages/news.ts'
import type { PayoutRow } from './rows.ts'

export type PayoutSubject = Pick<
  PayoutRow,
  'kind' | 'month' | 'contract_number' | 'company' | 'net' | 'due_day' | 'friend'
>

export const BUTTON: Record<Lang, string> = { ar: 'عرض مستحقاتك', en: 'View payouts' }

/** What it is for: "October 2026, Souq". */
export function payoutTopic(lang: Lang, { kind, month, company, friend }: PayoutSubject): string {
  if (isBonus(kind)) {
    const name = friend && bidiIsolate(friend, lang)
    return lang === 'ar' ? `مكافأة دعوة ${name ?? 'صديق'}` : `Bonus for inviting ${name ?? 'a friend'}`
  }
  return listed(lang, [month && formatMonth(month, lang), company && bidiIsolate(company, lang)])
}

const factsOf = (lang: Lang, payout: PayoutSubject) => ({
  topic: payoutTopic(lang, payout),
  amount: formatUsd(Math.abs(payout.net), lang),
  due: formatDay(payout.due_day, lang),
})

const WITHOUT_DETAILS: Record<Lang, string> = {
  ar: 'لم تحدد طريقة استلام دفعاتك بعد. أضفها الآن لتصلك في موعدها.',
  en: 'You haven’t added a payout method yet. Add it now so we can pay you on time.',
}

export function dueNews(lang: Lang, payout: PayoutSubject, hasDetails: boolean): News {
  const { topic, amount, due } = factsOf(lang, payout)
  const more = hasDetails ? [] : [WITHOUT_DETAILS[lang]]
  return lang === 'ar'
    ? {
        subject: `دفعتك ${amount} في موعد أقصاه ${due}`,
        title: 'دفعة جديدة لك',
        paragraphs: [
          `${topic}: نحوّل إليك صافي ${amount} في موعد أقصاه ${due}، سواء سددت الشركة فاتورتها أم تأخرت.`,
          ...more,
        ],
        button: BUTTON.ar,
      }
    : {
        subject: `Your payout of ${amount}, by ${due}`,
        title: 'New payout',
        paragraphs: [
          `${topic}: we’ll transfer ${amount} net by ${due}, whether or not the company has paid its invoice by then.`,
          ...more,
        ],
        button: BUTTON.en,
      }
}

/** One transfer pays several payouts: where corrections came off, it is another amount than that of the payout. */
export function paidNews(
  lang: Lang,
  payout: PayoutSubject,
  paidTo: string | null,
  { corrections, total }: Transfer,
): News {
  const { topic, amount } = factsOf(lang, payout)
  const to = paidTo && bidiIsolate(paidTo, lang)
  const [less, rest] = [formatUsd(corrections, lang), formatUsd(total, lang)]
  if (lang === 'ar') {
    const toAccount = to ? ` إلى ${to}` : ''
    const delay = 'قد يستغرق وصولها إلى حسابك بضعة أيام عمل.'
    if (corrections === 0)
      return {
        subject: `دفعنا لك ${amount}`,
        title: 'دفعتك في الطريق',
        paragraphs: [`${topic}: دفعنا ${amount}${toAccount}.`, delay],
        button: BUTTON.ar,
      }
    return {
      subject: `تمت تسوية دفعتك: ${amount}`,
      title: 'تمت تسوية دفعتك',
      paragraphs: [
        `${topic}: صافيها ${amount}.`,
        ...(total === 0
          ? [`خصمنا تصحيحات سابقة بقيمة ${less}، فلم يبقَ ما نحوّله.`]
          : [`خصمنا تصحيحات سابقة بقيمة ${less}، ودفعنا في المجموع ${rest}${toAccount}.`, delay]),
      ],
      button: BUTTON.ar,
    }
  }
  const toAccount = to ? ` to ${to}` : ''
  const delay = 'It can take a few working days to reach your account.'
  if (corrections === 0)
    return {
      subject: `We paid you ${amount}`,
      title: 'Your payout is on its way',
      paragraphs: [`${topic}: we paid ${amount}${toAccount}.`, delay],
      button: BUTTON.en,
    }
  return {
    subject: `Your payout of ${amount} is settled`,
    title: 'Your payout is settled',
    paragraphs: [
      `${topic}: net ${amount}.`,
      ...(total === 0
        ? [`We deducted earlier corrections of ${less}, so nothing is left to transfer.`]
        : [`We deducted earlier corrections of ${less} and paid ${rest} in total${toAccount}.`, delay]),
    ],
    button: BUTTON.en,
  }
}

export function onHoldNews(lang: Lang, payout: PayoutSubject, reason: string): News {
  const { topic, amount } = factsOf(lang, payout)
  return lang === 'ar'
    ? {
        subject: `علّقنا دفعتك ${amount} مؤقتًا`,
        title: 'دفعة معلّقة',
        paragraphs: [topic, `السبب: ${bidiIsolate(reason, 'ar')}`],
        button: BUTTON.ar,
      }
    : {
        subject: `Your payout of ${amount} is on hold`,
        title: 'Payout on hold',
        paragraphs: [topic, `Reason: ${reason}`],
        button: BUTTON.en,
      }
}

/** After a credit note: what is left to pay, or what comes off the next payout where it was paid already. */
export function changedNews(
  lang: Lang,
  payout: PayoutSubject,
  { effect, reason }: { effect: 'change' | 'cancel' | 'correct'; reason: string },
): News {
  const { topic, amount } = factsOf(lang, payout)
  const ar = {
    change: `${topic}: أصبح الصافي ${amount}.`,
    cancel: `${topic}: أُلغيت الدفعة.`,
    correct: `${topic}: نخصم ${amount} من دفعة قادمة، لأن هذه دُفعت من قبل.`,
  }
  const en = {
    change: `${topic}: the net amount is now ${amount}.`,
    cancel: `${topic}: the payout was canceled.`,
    correct: `${topic}: we’ll deduct ${amount} from a future payout, because this one is already paid.`,
  }
  return lang === 'ar'
    ? {
        subject: 'تغيّرت إحدى دفعاتك',
        title: 'تصحيح دفعة',
        paragraphs: [ar[effect], `السبب: ${bidiIsolate(reason, 'ar')}`],
        button: BUTTON.ar,
      }
    : {
        subject: 'One of your payouts has changed',
        title: 'Payout corrected',
        paragraphs: [en[effect], `Reason: ${reason}`],
        button: BUTTON.en,
      }
}

export function lateNews(
  lang: Lang,
  payout: PayoutSubject,
  { reference, hasDetails, answerDays }: { reference: string; hasDetails: boolean; answerDays: number },
): News {
  const answer = phrasePolicy('ticket_late_payout_days', answerDays, lang)
  const { topic, amount, due } = factsOf(lang, payout)
  const number = bidiIsolate(reference, lang)
  const more = hasDetails ? [] : [WITHOUT_DETAILS[lang]]
  return lang === 'ar'
    ? {
        subject: `تأخرت دفعتك ${amount}، ونتابعها`,
        title: 'تأخرت دفعتك',
        paragraphs: [
          `${topic}: كان موعدها ${due}. نعتذر عن التأخير.`,
          `فتحنا تذكرة دعم رقمها ${number} لدى فريق المالية دون أن تطلب، ويصلك الرد خلال ${answer}.`,
          ...more,
        ],
        button: BUTTON.ar,
      }
    : {
        subject: `Your payout of ${amount} is late, and we’re on it`,
        title: 'Your payout is late',
        paragraphs: [
          `${topic}: it was due on ${due}. We’re sorry.`,
          `We’ve opened support ticket ${number} with our finance team. They’ll reply within ${answer}.`,
          ...more,
        ],
        button: BUTTON.en,
      }
}

const METHODS: Readonly<Record<PayoutMethod, Record<Lang, string>>> = {
  bank: { ar: 'تحويل بنكي', en: 'Bank transfer' },
  wallet: { ar: 'محفظة إلكترونية', en: 'Mobile wallet' },
  manual: { ar: 'بالاتفاق مع فريق المالية', en: 'As agreed with our finance team' },
}
export const methodName = (method: PayoutMethod, lang: Lang): string => METHODS[method][lang]

type Destination = { method: PayoutMethod; masked: string | null }

export const destination = (lang: Lang, { method, masked }: Destination): string =>
  listed(lang, [methodName(method, lang), masked && bidiIsolate(masked, lang)])

export function detailsNews(lang: Lang, details: Destination): News {
  const to = destination(lang, details)
  return lang === 'ar'
    ? {
        subject: 'تغيّرت طريقة استلام دفعاتك',
        title: 'حفظنا طريقة الاستلام',
        paragraphs: [`تصلك دفعاتك القادمة هكذا: ${to}.`, 'لم تغيّرها أنت؟ راسلنا فورًا.'],
        button: BUTTON.ar,
      }
    : {
        subject: 'Your payout method has changed',
        title: 'Payout method saved',
        paragraphs: [`We’ll send your next payouts this way: ${to}.`, 'Wasn’t you? Contact us right away.'],
        button: BUTTON.en,
      }
}

/** What finance read in their ticket, in either language. */
export function lateTicket(lang: Lang, payout: PayoutSubject, hasDetails: boolean): { subject: string; body: string } {
  const { topic, amount, due } = factsOf(lang, payout)
  const [contract, late, noDetails] =
    lang === 'ar'
      ? ['العقد', `كان موعد الدفعة ${due} ولم تُدفع.`, 'لم تحدد الكفاءة طريقة الاستلام.']
      : ['Contract', `The payout was due on ${due} and hasn’t been paid.`, 'The talent hasn’t added a payout method.']
  return {
    subject: [amount, topic].filter(Boolean).join(' · '),
    body: [
      ...(payout.contract_number ? [`${contract} ${payout.contract_number}`] : []),
      late,
      ...(hasDetails ? [] : [noDetails]),
    ].join('\n'),
  }
}
