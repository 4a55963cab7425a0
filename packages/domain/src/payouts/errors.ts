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
  payout_outweighed: {
    status: 409,
    en: 'Corrections exceed this talent’s payouts. Add more of their payouts.',
    ar: 'التصحيحات تفوق دفعات هذه الكفاءة. أضف دفعات أخرى لها.',
  },
  payout_day: {
    status: 422,
    en: 'The payment date must be today or earlier.',
    ar: 'يوم الدفع هو اليوم أو قبله.',
  },
})
