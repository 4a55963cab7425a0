import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { News } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

type Refund = { number: string; amount: Cents }

/** Mail to the company when its bank returns a refund. */
export function returnedNews(lang: Lang, { number, amount }: Refund, reference: string): News {
  const [about, sum] = [bidiIsolate(number, lang), formatUsd(amount, lang)]
  return lang === 'ar'
    ? {
        subject: `تعذّر استرداد مبلغ الفاتورة ${about}`,
        title: 'أعاد البنك مبلغ الاسترداد',
        paragraphs: [
          `أرسلنا إليك ${sum}، ولم يقبله البنك فعاد إلينا، وأضفناه إلى رصيدك الدائن.`,
          `فتحنا تذكرة دعم رقمها ${bidiIsolate(reference, 'ar')}، ويراسلك فريق المالية لمعرفة الحساب الصحيح.`,
        ],
        button: 'عرض الفاتورة',
      }
    : {
        subject: `Your refund for invoice ${about} was returned`,
        title: 'Your bank returned the refund',
        paragraphs: [
          `We sent you ${sum}, but your bank returned it. We added it to your account credit.`,
          `Our finance team will ask you for the right account. Your support ticket is ${reference}.`,
        ],
        button: 'View invoice',
      }
}

/** What finance read in their ticket, in either language. */
export function returnedTicket(lang: Lang, { number, amount }: Refund): { subject: string; body: string } {
  const sum = formatUsd(amount, lang)
  return {
    subject: `${sum} · ${number}`,
    body:
      lang === 'ar'
        ? `أرسلنا استرداد ${sum} عن الفاتورة ${number}، ولم يقبله بنك الشركة فعاد إلينا.\nالمبلغ في رصيد الشركة الدائن: اطلب منها الحساب الصحيح، أو اتركه لفاتورتها التالية.`
        : `We refunded ${sum} of invoice ${number}, but the company’s bank returned it.\nIt’s in the company’s account credit: ask for the right account, or leave it for the next invoice.`,
  }
}

/** What finance read when it is kept again. */
export const keptAgainNote = ({ number, amount, from }: Refund & { from: string }): Record<Lang, string> => ({
  ar: `أُعيد فتح التذكرة: صدر إشعار دائن على الفاتورة ${from} التي استُخدم فيها المبلغ، فعاد ${formatUsd(amount, 'ar')} إلى رصيد الشركة الدائن عن الفاتورة ${number}. اطلب من الشركة الحساب الصحيح، أو اتركه لفاتورتها التالية.`,
  en: `Ticket reopened: invoice ${from}, which had used the money, was credited, so ${formatUsd(amount, 'en')} of invoice ${number} is account credit again. Ask for the right account, or leave it for the next invoice.`,
})

export const paymentMails = mailSamples(
  'payments',
  {
    returned: ({ lang, number, amount, reference }) => returnedNews(lang, { number, amount }, reference),
  },
  'invoices',
)
