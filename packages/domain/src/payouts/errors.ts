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
