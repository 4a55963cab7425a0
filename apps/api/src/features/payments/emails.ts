import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { News } from '../../platform/messages/news.ts'

type Returned = { number: string; amount: Cents }

/** What the company is told when its bank sends a refund back. */
export function returnedNews(lang: Lang, { number, amount }: Returned, reference: string): News {
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

export const returnedTicket = (lang: Lang, { number, amount }: Returned): { subject: string; body: string } => {
  const sum = formatUsd(amount, lang)
  return lang === 'ar'
    ? {
        subject: `مبلغ أعاده البنك: ${sum}`,
        body: `أُعيد ${sum} عن الفاتورة ${number} ولم يقبله بنك الشركة.\nالمبلغ محفوظ للشركة: اطلب منها الحساب الصحيح، أو اتركه لفاتورتها التالية.`,
      }
    : {
        subject: `Returned refund: ${sum}`,
        body: `${sum} was refunded for invoice ${number}, and the company's bank sent it back.\nIt is kept for the company: ask for the right account, or leave it for the next invoice.`,
      }
}
