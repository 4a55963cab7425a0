import { refusals } from '../kernel/refusal.ts'

export const payoutErrors = refusals({
  payout_in_batch: {
    status: 409,
    en: 'This payout is in a batch. Pay the batch or discard it first.',
    ar: 'هذه الدفعة ضمن مجموعة دفع. ادفع المجموعة أو ألغها أولًا.',
  },
  payout_without_details: {
    status: 409,
    en: 'The talent hasn’t added a payout method yet.',
    ar: 'لم تحدد الكفاءة طريقة استلام دفعاتها بعد.',
  },
  payout_details_unreadable: {
    status: 409,
    en: 'We can no longer read this talent’s payout details. Ask them to enter them again under Payouts.',
    ar: 'لم نعد نستطيع قراءة بيانات استلام هذه الكفاءة. اطلب منها إدخالها من جديد في صفحة المستحقات.',
  },
  payout_batch_unreadable: {
    status: 409,
    en: 'We can no longer read the payout details of {names}. Discard the batch, and ask them to enter their details again.',
    ar: 'لم نعد نستطيع قراءة بيانات الاستلام لهذه الأسماء: {names}. ألغِ المجموعة واطلب إدخال البيانات من جديد.',
  },
  payout_confirm_details: {
    status: 409,
    en: 'The bank sent the last transfer back. The talent must confirm their payout method first.',
    ar: 'أعاد البنك الحوالة السابقة. لا بد أن تؤكد الكفاءة طريقة الاستلام أولًا.',
  },
  payout_at_bank: {
    status: 409,
    en: 'The bank already has transfers of this batch. Record what became of each.',
    ar: 'لدى البنك حوالات من هذه المجموعة. سجّل ما تم في كل منها.',
  },
  payout_no_account: {
    status: 409,
    en: 'There is no account in US dollars to pay from. Propose it under Seller details.',
    ar: 'لا حساب بالدولار ندفع منه. اقترحه في بيانات البائع.',
  },
  payout_no_transfers: {
    status: 409,
    en: 'No transfer of this batch goes by bank.',
    ar: 'لا حوالة بنكية في هذه المجموعة.',
  },
  payout_execution_day: {
    status: 422,
    en: 'Choose today or a day within the next month.',
    ar: 'اختر اليوم أو يومًا خلال الشهر القادم.',
  },
  transfer_return_day: {
    status: 422,
    en: 'It came back on the day it was paid or later, and not in the future.',
    ar: 'يوم الإعادة هو يوم الدفع أو بعده، ولا يكون في المستقبل.',
  },
  transfer_fee: {
    status: 422,
    en: 'The fee can’t be more than the transfer.',
    ar: 'لا تزيد العمولة على مبلغ الحوالة.',
  },
  report_unreadable: {
    status: 422,
    en: 'This is not a payment status report we can read (ISO 20022, pain.002).',
    ar: 'هذا ليس تقرير حالة دفع يمكننا قراءته (ISO 20022، pain.002).',
  },
  report_cut: {
    status: 422,
    en: 'This file ends in the middle. Download it from the bank again.',
    ar: 'هذا الملف ناقص من آخره. نزّله من البنك من جديد.',
  },
  report_known: {
    status: 409,
    en: 'This report was already read by {name}.',
    ar: 'سبقت قراءة هذا التقرير من {name}.',
  },
  report_other_batch: {
    status: 422,
    en: 'This report is about {number}. Open that batch.',
    ar: 'هذا التقرير عن {number}. افتح تلك المجموعة.',
  },
  report_unknown_batch: {
    status: 422,
    en: 'This report is about a file that isn’t ours: {message}.',
    ar: 'هذا التقرير عن ملف ليس لنا: {message}.',
  },
  report_unknown_transfer: {
    status: 422,
    en: 'This report names a transfer that isn’t in the batch: {reference}.',
    ar: 'في هذا التقرير حوالة ليست في المجموعة: {reference}.',
  },
  report_amount: {
    status: 422,
    en: 'In this report {reference} has another amount than ours.',
    ar: 'مبلغ {reference} في هذا التقرير غير مبلغنا.',
  },
  report_nothing: {
    status: 409,
    en: 'This report says nothing that isn’t recorded yet.',
    ar: 'ليس في هذا التقرير ما لم يُسجل بعد.',
  },
  payout_outweighed: {
    status: 409,
    en: 'Corrections exceed this talent’s payouts. Add more of their payouts.',
    ar: 'التصحيحات تفوق دفعات هذه الكفاءة. أضف دفعات أخرى لها.',
  },
  payout_not_released: {
    status: 409,
    en: 'Another colleague must release this batch first.',
    ar: 'لا بد أن يعتمد زميل آخر هذه المجموعة أولًا.',
  },
  payout_day: {
    status: 422,
    en: 'The payment date must be today or earlier.',
    ar: 'يوم الدفع هو اليوم أو قبله.',
  },
})
