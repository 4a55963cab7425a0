import type { Bilingual, Lang } from '../kernel/locale.ts'
import type { LineKind } from './limits.ts'
import type { InvoiceState } from './states.ts'

/** The words of invoices on paper and in sheets; the screen says the same. */
export const STATE_NAMES: Readonly<Record<InvoiceState, Bilingual>> = {
  draft: { ar: 'مسودة', en: 'Draft' },
  issued: { ar: 'بانتظار السداد', en: 'Awaiting payment' },
  partially_paid: { ar: 'مسددة جزئيًا', en: 'Partly paid' },
  paid: { ar: 'مسددة', en: 'Paid' },
  overdue: { ar: 'متأخرة', en: 'Overdue' },
  void: { ar: 'ملغاة', en: 'Void' },
}

export const LINE_NAMES: Readonly<Record<LineKind, Bilingual>> = {
  salary: { ar: 'راتب شهري', en: 'Monthly salary' },
  buyout: { ar: 'نقل التعاقد', en: 'Talent buyout' },
  other: { ar: 'بند آخر', en: 'Other' },
}

export const PAPER_WORDS = {
  ar: {
    invoice: 'فاتورة ضريبية',
    credit: 'إشعار دائن',
    statement: 'كشف حساب',
    about: 'عن الفاتورة',
    issued: 'تاريخ الإصدار',
    due: 'تاريخ الاستحقاق',
    seller: 'البائع',
    buyer: 'المشتري',
    vatNumber: 'الرقم الضريبي',
    line: 'البند',
    net: 'صافي الراتب',
    wht: 'ضريبة الاستقطاع',
    fee: 'رسوم فريق',
    total: 'الإجمالي',
    subtotal: 'المجموع قبل الضريبة',
    vat: 'ضريبة القيمة المضافة',
    vatSar: 'الضريبة بالريال',
    totalSar: 'الإجمالي بالريال',
    rate: 'سعر صرف الدولار',
    day: 'التاريخ',
    document: 'المستند',
    amount: 'المبلغ',
    balance: 'الرصيد',
    opening: 'الرصيد الافتتاحي',
    closing: 'الرصيد الختامي',
    kinds: { invoice: 'فاتورة', credit_note: 'إشعار دائن', payment: 'دفعة عن', refund: 'مبلغ مُعاد عن' },
  },
  en: {
    invoice: 'Tax invoice',
    credit: 'Credit note',
    statement: 'Statement of account',
    about: 'For invoice',
    issued: 'Issue date',
    due: 'Due date',
    seller: 'Seller',
    buyer: 'Buyer',
    vatNumber: 'VAT number',
    line: 'Line',
    net: 'Net salary',
    wht: 'Withholding tax',
    fee: 'Fareeq fee',
    total: 'Total',
    subtotal: 'Total before VAT',
    vat: 'VAT',
    vatSar: 'VAT in riyals',
    totalSar: 'Total in riyals',
    rate: 'Riyals for a dollar',
    day: 'Date',
    document: 'Document',
    amount: 'Amount',
    balance: 'Balance',
    opening: 'Opening balance',
    closing: 'Closing balance',
    kinds: { invoice: 'Invoice', credit_note: 'Credit note', payment: 'Payment for', refund: 'Refund for' },
  },
} as const satisfies Record<Lang, object>
