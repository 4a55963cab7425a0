import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { type Lang, listed } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { News } from '../../platform/messages/news.ts'

/** We recorded it by mistake, or the bank took it back. */
export type ReversalCause = 'mistake' | 'bank'
type ReversedPayment = { number: string; amount: Cents; open: Cents; due_day: string }

/** `others`: invoices that its credit had paid, which are open again. */
export function reversedNews(
  lang: Lang,
  { number: invoice, amount: cents, open, due_day }: ReversedPayment,
  cause: ReversalCause,
  others: readonly string[],
): News {
  const [number, amount] = [bidiIsolate(invoice, lang), formatUsd(cents, lang)]
  const [left, due] = [formatUsd(open, lang), formatDay(due_day, lang)]
  const names = listed(
    lang,
    others.map((other) => bidiIsolate(other, lang)),
  )
  if (lang === 'ar')
    return {
      subject: cause === 'bank' ? `استرجع البنك دفعة الفاتورة ${number}` : `تصحيح: دفعة الفاتورة ${number}`,
      title: cause === 'bank' ? 'استرجع البنك دفعتك' : 'صححنا دفعة سُجلت خطأ',
      paragraphs: [
        cause === 'bank'
          ? `وصلتنا منك دفعة قدرها ${amount} عن الفاتورة ${number}، ثم استرجعها البنك.`
          : `سجّلنا على فاتورتك ${number} دفعة قدرها ${amount} لم تكن لها، فعكسناها. نعتذر عن الخطأ.`,
        ...(open > 0 ? [`المتبقي على الفاتورة الآن ${left}، وموعد سدادها ${due}.`] : []),
        ...(others.length > 0 ? [`كان جزء منها رصيدًا دائنًا سُددت منه فواتير أخرى، فعاد المتبقي عليها: ${names}.`] : []),
        'إن كان في هذا خطأ فراسلنا وأرفق إثبات التحويل.',
      ],
      button: 'عرض الفاتورة',
    }
  return {
    subject:
      cause === 'bank'
        ? `Your payment for invoice ${number} was taken back`
        : `Correction: invoice ${number} isn’t paid`,
    title: cause === 'bank' ? 'The bank took your payment back' : 'We corrected a payment',
    paragraphs: [
      cause === 'bank'
        ? `We received ${amount} for invoice ${number}, but the bank has taken it back since.`
        : `We recorded a payment of ${amount} on your invoice ${number} that wasn’t for it, and have reversed it. We’re sorry for the mistake.`,
      ...(open > 0 ? [`${left} is left to pay, due on ${due}.`] : []),
      ...(others.length > 0
        ? [`A part of it was account credit that had paid other invoices, which are open again: ${names}.`]
        : []),
      'If this is wrong, write to us and attach the proof of your transfer.',
    ],
    button: 'View invoice',
  }
}
