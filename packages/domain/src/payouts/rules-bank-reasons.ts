import type { Bilingual } from '../kernel/language/locale.ts'

type ReasonFacts = {
  /** The talent has to confirm where the money goes before it is tried again. */
  readonly asks_details: boolean
  readonly text: Bilingual
}
const account = (ar: string, en: string): ReasonFacts => ({ asks_details: true, text: { ar, en } })
const ours = (ar: string, en: string): ReasonFacts => ({ asks_details: false, text: { ar, en } })

/** Why a bank rejects a transfer or sends it back: the codes of ISO 20022 that are met with credit transfers. */
export const BANK_REASONS = {
  AC01: account('رقم الحساب غير صحيح', 'The account number is wrong'),
  AC03: account('رقم حساب المستفيد غير صالح', 'The beneficiary’s account number is not valid'),
  AC04: account('الحساب مغلق', 'The account is closed'),
  AC06: account('الحساب مجمّد', 'The account is blocked'),
  AC13: account('نوع الحساب لا يقبل هذه الحوالة', 'This type of account doesn’t take such a transfer'),
  AC14: account('الحساب لا يقبل هذه الحوالة', 'The account doesn’t take such a transfer'),
  AG01: account('لا تُقبل الحوالات إلى هذا الحساب', 'Transfers to this account are not allowed'),
  AG02: ours('رمز العملية غير صالح', 'The bank operation code is not valid'),
  AM02: ours('المبلغ غير مسموح به', 'The amount is not allowed'),
  AM03: account('العملة غير مقبولة في هذا الحساب', 'The account doesn’t take this currency'),
  AM04: ours('الرصيد في حسابنا لا يكفي', 'Our account doesn’t hold enough'),
  AM05: ours('الحوالة مكررة', 'The transfer was sent twice'),
  AM09: ours('المبلغ غير مطابق', 'The amount is not the agreed one'),
  AM10: ours('مجموع الملف غير مطابق', 'The control sum of the file doesn’t fit'),
  BE01: account('اسم صاحب الحساب لا يطابق الحساب', 'The account holder’s name doesn’t match the account'),
  BE04: account('عنوان المستفيد ناقص', 'The beneficiary’s address is missing'),
  BE05: ours('البنك لا يعرف مرسل الملف', 'The bank doesn’t know the sender of the file'),
  BE06: account('البنك لا يعرف المستفيد', 'The bank doesn’t know the beneficiary'),
  CNOR: account('بنك المستفيد غير مسجل لدى نظام التحويل', 'The beneficiary’s bank can’t be reached'),
  CUST: account('ردّها المستفيد', 'The beneficiary sent it back'),
  DT01: ours('تاريخ التنفيذ غير صالح', 'The execution date is not valid'),
  DUPL: ours('الملف مكرر', 'The file was sent twice'),
  FF01: ours('صيغة الملف غير صالحة', 'The format of the file is not valid'),
  FOCR: ours('أُعيدت بطلب إلغاء', 'Sent back after a request to cancel'),
  MD07: account('صاحب الحساب متوفى', 'The account holder has died'),
  MS02: account('رفضها المستفيد دون سبب', 'The beneficiary refused it without a reason'),
  MS03: ours('رفضها البنك دون سبب', 'The bank refused it without a reason'),
  NARR: ours('سبب مكتوب من البنك', 'A reason in the bank’s words'),
  NOAS: account('لم يرد المستفيد', 'The beneficiary didn’t answer'),
  RC01: account('رمز البنك غير صحيح', 'The bank code is wrong'),
  RC04: account('رمز بنك المستفيد غير صالح', 'The code of the beneficiary’s bank is not valid'),
  RR01: ours('بيانات حسابنا ناقصة', 'Our account details are missing'),
  RR02: ours('اسمنا أو عنواننا ناقص', 'Our name or address is missing'),
  RR03: account('اسم المستفيد أو عنوانه ناقص', 'The beneficiary’s name or address is missing'),
  RR04: ours('سبب نظامي', 'Regulatory reason'),
  TM01: ours('وصلت بعد وقت الاستقبال', 'Received after the cut-off time'),
} as const satisfies Readonly<Record<string, ReasonFacts>>
export type BankReason = keyof typeof BANK_REASONS
export const BANK_REASON_CODES = Object.keys(BANK_REASONS) as [BankReason, ...BankReason[]]
export const isBankReason = (code: string): code is BankReason => Object.hasOwn(BANK_REASONS, code)

/** One that we do not know asks the talent: it is better to confirm once more than to send it there again. */
export const asksDetails = (code: string): boolean => !isBankReason(code) || BANK_REASONS[code].asks_details

const UNKNOWN: Bilingual = { ar: 'سبب من البنك', en: 'A reason of the bank' }
export const reasonText = (code: string): Bilingual => (isBankReason(code) ? BANK_REASONS[code].text : UNKNOWN)
