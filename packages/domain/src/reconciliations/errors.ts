import { refusals } from '../kernel/refusal.ts'

export const reconciliationErrors = refusals({
  match_empty: {
    status: 422,
    en: 'Choose a line and the entries it stands for.',
    ar: 'اختر سطرًا والقيود التي يقابلها.',
  },
  match_differs: {
    status: 422,
    en: 'The lines and the entries differ by {amount}.',
    ar: 'الفرق بين الأسطر والقيود {amount}.',
  },
  match_taken: {
    status: 409,
    en: 'A line or an entry of these is already matched. Reload to see it.',
    ar: 'في المختار سطر أو قيد سبقت مطابقته. حدّث الصفحة لتراه.',
  },
  match_finished: {
    status: 409,
    en: 'This was part of the reconciliation of {day}. Reopen that first.',
    ar: 'هذا من مطابقة {day}. أعد فتحها أولًا.',
  },
  line_undecided: {
    status: 409,
    en: 'Decide about this line in the bank statements first: it may pay an invoice.',
    ar: 'احسم هذا السطر في كشوف البنك أولًا، فقد يكون سدادًا لفاتورة.',
  },
  line_explained: {
    status: 409,
    en: 'An entry for this line already awaits release.',
    ar: 'هناك قيد لهذا السطر بانتظار الاعتماد.',
  },
  explain_account: {
    status: 422,
    en: 'Choose another account than the bank’s own.',
    ar: 'اختر حسابًا غير حساب البنك نفسه.',
  },
  explain_fee: {
    status: 422,
    en: 'A settlement comes in, and its fee is left out of it. Check the line and the fee.',
    ar: 'التسوية مبلغ وارد خُصمت منه رسومه. راجع السطر والرسوم.',
  },
  finish_future: {
    status: 422,
    en: 'Choose today or an earlier day.',
    ar: 'اختر اليوم أو يومًا قبله.',
  },
  finish_order: {
    status: 409,
    en: 'A later day is already reconciled: {day}.',
    ar: 'سبقت مطابقة يوم بعده: {day}.',
  },
  finish_balance: {
    status: 422,
    en: 'Enter the balance of the bank on this day: no statement says it.',
    ar: 'أدخل رصيد البنك في هذا اليوم، فلا كشف يذكره.',
  },
  finish_lines: {
    status: 409,
    en: 'Some lines of the bank are no entry yet.',
    ar: 'في كشوف البنك أسطر بلا قيد.',
  },
  finish_difference: {
    status: 409,
    en: 'Bank and books still differ by {amount}.',
    ar: 'ما زال الفرق بين البنك والدفاتر {amount}.',
  },
  finish_note: {
    status: 422,
    en: 'Say what is on its way and why.',
    ar: 'اذكر ما هو في الطريق وسببه.',
  },
  reconciliation_finished: {
    status: 409,
    en: '{name} has already reconciled this day.',
    ar: 'سبقت مطابقة هذا اليوم من {name}.',
  },
  reconciliation_closed: {
    status: 409,
    en: 'Its month is closed, so it stays as it is.',
    ar: 'شهرها مقفل، فتبقى كما هي.',
  },
  reconciliation_not_last: {
    status: 409,
    en: 'Only the last reconciliation of an account can be opened again.',
    ar: 'لا يُعاد فتح مطابقة إلا إذا كانت آخر مطابقات الحساب.',
  },
})
