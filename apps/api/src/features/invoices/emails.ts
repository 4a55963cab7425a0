import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import type { News } from '../../platform/messages/news.ts'
import { type InvoiceFacts, type Transfer, facts, transferSentences } from './emails-facts.ts'
import { reminderNews } from './emails-reminders.ts'
import { reversedNews } from './emails-reversals.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'

/** `used` is account credit that was set against it; `amount` is what is left. */
export function issuedNews(lang: Lang, invoice: InvoiceFacts, used: Cents = 0, transfer: Transfer = null): News {
  const { number, amount, due } = facts(lang, invoice)
  const credit = formatUsd(used, lang)
  const isCovered = invoice.amount === 0
  const how = transferSentences(lang, isCovered ? null : transfer)
  return lang === 'ar'
    ? {
        subject: `فاتورتك ${number} من منصة فريق`,
        title: 'صدرت فاتورة جديدة',
        paragraphs: [
          ...(used > 0 ? [`سددنا منها ${credit} من رصيدك الدائن.`] : []),
          isCovered ? 'لم يبقَ عليها شيء.' : `المبلغ المستحق ${amount}، وموعد سداده ${due}.`,
          'تجد في الصفحة تفاصيل كل بند ونسخة للتنزيل.',
          ...how,
        ],
        button: 'عرض الفاتورة',
      }
    : {
        subject: `Your Fareeq invoice ${number}`,
        title: 'New invoice',
        paragraphs: [
          ...(used > 0 ? [`We used ${credit} of your account credit.`] : []),
          isCovered ? 'There’s nothing left to pay.' : `${amount} is due on ${due}.`,
          'You can see every line and download a copy on its page.',
          ...how,
        ],
        button: 'View invoice',
      }
}

/** `kept` is the part of the payment that the invoice did not ask for. */
export function paidNews(lang: Lang, invoice: InvoiceFacts, credit: Cents = 0): News {
  const { number, amount } = facts(lang, invoice)
  const rest = credit > 0 ? [creditSentence(lang, credit)] : []
  return lang === 'ar'
    ? {
        subject: `وصلت دفعة الفاتورة ${number}`,
        title: 'شكرًا، وصلت دفعتك',
        paragraphs: [`استلمنا ${amount}، ولم يبقَ على الفاتورة ${number} شيء.`, ...rest],
        button: 'عرض الفاتورة',
      }
    : {
        subject: `Invoice ${number} is paid`,
        title: 'Thank you, your payment has arrived',
        paragraphs: [`We received ${amount}. Invoice ${number} is paid in full.`, ...rest],
        button: 'View invoice',
      }
}

const creditSentence = (lang: Lang, credit: Cents): string =>
  lang === 'ar'
    ? `أضفنا ${formatUsd(credit, lang)} إلى رصيدك الدائن، ونسدد منه فاتورتك التالية.`
    : `We added ${formatUsd(credit, lang)} to your account credit and will use it for your next invoice.`

/** Money came in for an invoice on which nothing was open. */
export function keptNews(lang: Lang, invoice: InvoiceFacts): News {
  const { number, amount } = facts(lang, invoice)
  return lang === 'ar'
    ? {
        subject: `رصيدك الدائن: ${amount}`,
        title: 'وصلت دفعة زائدة',
        paragraphs: [`وصلت دفعة عن الفاتورة ${number}، وليس عليها شيء.`, creditSentence(lang, invoice.amount)],
        button: 'عرض الفاتورة',
      }
    : {
        subject: `You have ${amount} in account credit`,
        title: 'You paid more than you owed',
        paragraphs: [
          `We received a payment for invoice ${number}, which had nothing left to pay.`,
          creditSentence(lang, invoice.amount),
        ],
        button: 'View invoice',
      }
}

/** `kept` is the part of it that was paid already. */
export function creditedNews(
  lang: Lang,
  invoice: InvoiceFacts,
  note: { number: string; reason: string },
  credit: Cents = 0,
): News {
  const { number, amount } = facts(lang, invoice)
  const rest = credit > 0 ? [creditSentence(lang, credit)] : []
  return lang === 'ar'
    ? {
        subject: `إشعار دائن ${bidiIsolate(note.number, 'ar')} على الفاتورة ${number}`,
        title: 'صدر إشعار دائن',
        paragraphs: [`خصمنا ${amount} من الفاتورة ${number}.`, ...rest, `السبب: ${bidiIsolate(note.reason, 'ar')}`],
        button: 'عرض الفاتورة',
      }
    : {
        subject: `Credit note ${note.number} for invoice ${number}`,
        title: 'New credit note',
        paragraphs: [`We credited ${amount} on invoice ${number}.`, ...rest, `Reason: ${note.reason}`],
        button: 'View invoice',
      }
}

const invoice = ({ number, amount, day: due_day }: SampleValues) => ({ number, amount, due_day })

const TRANSFER = {
  holder: 'Fareeq Technology LLC',
  bank: 'Riyad Bank',
  iban: 'SA0380000000608010167519',
  bic: 'RIBLSARI',
  reference: paymentReference('INV-2026-000042'),
}
const transferPhrases = () => ({
  holder: TRANSFER.holder,
  bank: TRANSFER.bank,
  iban: inGroups(TRANSFER.iban),
  bic: TRANSFER.bic,
  transfer: inGroups(TRANSFER.reference),
})

export const invoiceMails = mailSamples(
  'invoices',
  {
    issued: {
      compose: {
        to_pay: (values) => issuedNews(values.lang, invoice(values), values.credit),
        covered: (values) => issuedNews(values.lang, { ...invoice(values), amount: 0 }, values.credit),
        by_transfer: (values) => issuedNews(values.lang, invoice(values), values.credit, TRANSFER),
      },
      values: transferPhrases,
    },
    paid: (values) => paidNews(values.lang, invoice(values), values.credit),
    kept: (values) => keptNews(values.lang, invoice(values)),
    reversed: (values) =>
      reversedNews(values.lang, { ...invoice(values), open: values.credit }, 'mistake', [values.reference]),
    taken_back: (values) =>
      reversedNews(values.lang, { ...invoice(values), open: values.credit }, 'bank', [values.reference]),
    credited: (values) =>
      creditedNews(values.lang, invoice(values), { number: values.reference, reason: values.reason }, values.credit),
    due_soon: {
      compose: {
        usual: (values) => reminderNews(values.lang, invoice(values), 'soon'),
        by_transfer: (values) => reminderNews(values.lang, invoice(values), 'soon', TRANSFER),
      },
      values: transferPhrases,
    },
    overdue: {
      compose: {
        usual: (values) => reminderNews(values.lang, invoice(values), 'late'),
        by_transfer: (values) => reminderNews(values.lang, invoice(values), 'late', TRANSFER),
      },
      values: transferPhrases,
    },
    overdue_again: {
      compose: {
        usual: (values) => reminderNews(values.lang, invoice(values), 'again'),
        by_transfer: (values) => reminderNews(values.lang, invoice(values), 'again', TRANSFER),
      },
      values: transferPhrases,
    },
    overdue_last: {
      compose: {
        usual: (values) => reminderNews(values.lang, invoice(values), 'last'),
        by_transfer: (values) => reminderNews(values.lang, invoice(values), 'last', TRANSFER),
      },
      values: transferPhrases,
    },
  },
  'invoices',
)
