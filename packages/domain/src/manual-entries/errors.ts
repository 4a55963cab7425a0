import { refusals } from '../kernel/refusal.ts'

export const manualErrors = refusals({
  entry_one_side: {
    status: 422,
    en: 'An entry has two sides: a debit and a credit.',
    ar: 'للقيد طرفان: مدين ودائن.',
  },
  entry_unbalanced: {
    status: 422,
    en: 'Debits and credits are not the same sum.',
    ar: 'مجموع المدين لا يساوي مجموع الدائن.',
  },
  entry_future: {
    status: 422,
    en: 'Choose today or an earlier day.',
    ar: 'اختر اليوم أو يومًا قبله.',
  },
  entry_month_closed: {
    status: 422,
    en: 'The books are closed through {day}. Choose a later day, or book it as a late correction.',
    ar: 'الدفاتر مقفلة حتى {day}. اختر يومًا بعده، أو سجّله تصحيحًا متأخرًا.',
  },
  entry_proof_missing: {
    status: 422,
    en: 'Attach the document that proves it.',
    ar: 'أرفق المستند الذي يثبته.',
  },
  tax_period: {
    status: 422,
    en: 'Choose the first and the last month that this pays, a year at most.',
    ar: 'اختر أول شهر وآخر شهر يسددهما، وأقصاه سنة.',
  },
  tax_more_than_owed: {
    status: 422,
    en: 'That is more than is owed: {amount}.',
    ar: 'هذا أكثر من المستحق: {amount}.',
  },
  entry_not_reversible: {
    status: 409,
    en: 'This entry isn’t one by hand. Correct it where it was made: an invoice, a payment or a payout.',
    ar: 'هذا القيد ليس يدويًا. صحّحه حيث نشأ: الفاتورة أو الدفعة أو المستحق.',
  },
  entry_reversed: {
    status: 409,
    en: 'This entry is already reversed, or its reversal awaits release.',
    ar: 'سبق عكس هذا القيد، أو عكسه بانتظار الاعتماد.',
  },
})
