import { refusals } from '../kernel/refusal.ts'

export const payoutErrors = refusals({
  payout_in_batch: {
    status: 409,
    en: 'This payout is in a batch. Pay the batch or discard it first.',
    ar: 'هذه الدفعة ضمن مجموعة دفع. ادفع المجموعة أو ألغها أولًا.',
  },
  payout_without_details: {
    status: 409,
    en: 'The talent has not said how to be paid yet.',
    ar: 'لم تحدد الكفاءة طريقة استلام دفعاتها بعد.',
  },
  payout_outweighed: {
    status: 409,
    en: 'Corrections outweigh the payouts of this talent. Choose further payouts of theirs.',
    ar: 'التصحيحات تفوق دفعات هذه الكفاءة. أضف دفعات أخرى لها.',
  },
  payout_day: {
    status: 422,
    en: 'The day of a payment is today or earlier.',
    ar: 'يوم الدفع هو اليوم أو قبله.',
  },
})
