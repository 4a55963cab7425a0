import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { News } from '../../platform/messages/news.ts'

type Refund = { number: string; amount: Cents }

/** Mail to the company when its bank returns a refund. */
export function returnedNews(lang: Lang, { number, amount }: Refund, reference: string): News {
  const [about, sum] = [bidiIsolate(number, lang), formatUsd(amount, lang)]
  return lang === 'ar'
    ? {
        subject: `عاد إلينا المبلغ المُعاد عن الفاتورة ${about}`,
        title: 'أعاد البنك إلينا المبلغ',
        paragraphs: [
          `أرسلنا إليك ${sum}، ولم يقبله البنك فعاد إلينا. المبلغ محفوظ لك.`,
          `فتحنا طلبًا رقمه ${bidiIsolate(reference, 'ar')}، ويراسلك فريق المالية لمعرفة الحساب الصحيح.`,
        ],
        button: 'عرض الفاتورة',
      }
    : {
        subject: `The refund for invoice ${about} came back`,
        title: 'The bank sent your refund back',
        paragraphs: [
          `We sent you ${sum}, and your bank did not take it. The money is kept for you.`,
          `Finance will ask you for the right account. Your ticket is ${reference}.`,
        ],
        button: 'See the invoice',
      }
}

/** What finance read in their ticket, in either language. */
export function returnedTicket(lang: Lang, { number, amount }: Refund): { subject: string; body: string } {
  const sum = formatUsd(amount, lang)
  return {
    subject: `${sum} · ${number}`,
    body:
      lang === 'ar'
        ? `أعدنا ${sum} عن الفاتورة ${number}، ولم يقبله بنك الشركة فعاد إلينا.\nالمبلغ محفوظ للشركة: اطلب منها الحساب الصحيح، أو اتركه لفاتورتها التالية.`
        : `We refunded ${sum} of invoice ${number}; the company’s bank did not take it and sent it back.\nThe money is kept for the company: ask for the right account, or leave it for the next invoice.`,
  }
}

/** What finance read when it is kept again. */
export const keptAgainNote = ({ number, amount, from }: Refund & { from: string }): Record<Lang, string> => ({
  ar: `أُعيد فتح التذكرة: صدر إشعار دائن على الفاتورة ${from} التي استُخدم فيها المبلغ، فعاد ${formatUsd(amount, 'ar')} محفوظًا للشركة عن الفاتورة ${number}. اطلب من الشركة الحساب الصحيح، أو اتركه لفاتورتها التالية.`,
  en: `The ticket is open again: invoice ${from}, which had used the money, was credited, so ${formatUsd(amount, 'en')} of invoice ${number} is kept for the company again. Ask for the right account, or leave it for the next invoice.`,
})
