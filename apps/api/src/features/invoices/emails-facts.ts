import type { TransferDetails } from '@fareeq/domain/invoices/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Cents, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'

/** How to pay by transfer; null where no account was set up. */
export type Transfer = TransferDetails | null

export type InvoiceFacts = { number: string; amount: Cents; due_day: string }

export const facts = (lang: Lang, { number, amount, due_day }: InvoiceFacts) => ({
  number: bidiIsolate(number, lang),
  amount: formatUsd(amount, lang),
  due: formatDay(due_day, lang),
})

export function transferSentences(lang: Lang, transfer: Transfer): string[] {
  if (!transfer) return []
  const holder = bidiIsolate(transfer.holder, lang)
  const bank = bidiIsolate(transfer.bank, lang)
  const iban = bidiIsolate(inGroups(transfer.iban), lang)
  const bic = bidiIsolate(transfer.bic, lang)
  const reference = bidiIsolate(inGroups(transfer.reference), lang)
  return lang === 'ar'
    ? [
        `للسداد بتحويل بنكي: ${holder}، ${bank}، رقم الآيبان ${iban}، رمز السويفت ${bic}.`,
        `اكتب هذا المرجع في بيانات التحويل: ${reference}`,
      ]
    : [
        `To pay by bank transfer: ${holder}, ${bank}, IBAN ${iban}, BIC ${bic}.`,
        `Write this reference with your transfer: ${reference}`,
      ]
}
