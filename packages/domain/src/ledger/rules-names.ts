import type { Bilingual } from '../kernel/language/locale.ts'
import type { AccountType, EntryKind, LedgerAccount } from './limits.ts'

/** The words of the books on screens and in sheets. */
export const ACCOUNT_NAMES: Readonly<Record<LedgerAccount, Bilingual>> = {
  cash: { ar: 'البنك، دولار', en: 'Bank, US dollars' },
  cash_sar: { ar: 'البنك، ريال', en: 'Bank, riyals' },
  card_clearing: { ar: 'بطاقات قيد التحويل', en: 'Card payments in transit' },
  receivable: { ar: 'مستحق على الشركات', en: 'Owed by companies' },
  suspense: { ar: 'حساب معلّق', en: 'Suspense' },
  talent_payable: { ar: 'مستحق للكفاءات', en: 'Owed to talents' },
  client_credit: { ar: 'أرصدة دائنة للشركات', en: 'Companies’ account credit' },
  vat_payable: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  wht_payable: { ar: 'ضريبة الاستقطاع', en: 'Withholding tax' },
  equity: { ar: 'رأس المال', en: 'Equity' },
  opening_balances: { ar: 'أرصدة افتتاحية', en: 'Opening balances' },
  fees: { ar: 'رسوم الخدمة', en: 'Service fees' },
  other_income: { ar: 'إيرادات أخرى', en: 'Other income' },
  bonus_expense: { ar: 'مكافآت الدعوات', en: 'Referral bonuses' },
  bank_fees: { ar: 'رسوم البنك', en: 'Bank fees' },
  card_fees: { ar: 'رسوم البطاقات', en: 'Card fees' },
  exchange_differences: { ar: 'فروق العملة', en: 'Exchange differences' },
  bad_debts: { ar: 'ديون معدومة', en: 'Bad debts' },
  other_expenses: { ar: 'مصروفات أخرى', en: 'Other expenses' },
}

export const TYPE_NAMES: Readonly<Record<AccountType, Bilingual>> = {
  asset: { ar: 'الأصول', en: 'Assets' },
  liability: { ar: 'الالتزامات', en: 'Liabilities' },
  equity: { ar: 'حقوق الملكية', en: 'Equity' },
  income: { ar: 'الإيرادات', en: 'Income' },
  expense: { ar: 'المصروفات', en: 'Expenses' },
}

export const ENTRY_NAMES: Readonly<Record<EntryKind, Bilingual>> = {
  invoice: { ar: 'فاتورة', en: 'Invoice' },
  credit_note: { ar: 'إشعار دائن', en: 'Credit note' },
  payment: { ar: 'دفعة', en: 'Payment' },
  refund: { ar: 'مبلغ مسترد', en: 'Refund' },
  payment_reversed: { ar: 'عكس دفعة', en: 'Payment reversed' },
  refund_returned: { ar: 'استرداد أعاده البنك', en: 'Returned refund' },
  credit_used: { ar: 'استخدام رصيد دائن', en: 'Account credit used' },
  payout: { ar: 'تحويل لكفاءة', en: 'Payout' },
  payout_returned: { ar: 'مستحقات أعادها البنك', en: 'Payout returned' },
  bonus_due: { ar: 'استحقاق مكافأة', en: 'Bonus due' },
  bonus_paid: { ar: 'صرف مكافأة', en: 'Bonus paid' },
  manual: { ar: 'قيد يدوي', en: 'Manual entry' },
  vat_remittance: { ar: 'سداد ضريبة القيمة المضافة', en: 'VAT remitted' },
  wht_remittance: { ar: 'سداد ضريبة الاستقطاع', en: 'Withholding tax remitted' },
}
