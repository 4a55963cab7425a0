import { refusals } from '../kernel/refusal.ts'

export const paymentErrors = refusals({
  return_address: {
    status: 422,
    en: 'The return address must be the result page of this site.',
    ar: 'يجب أن يكون عنوان العودة صفحة نتيجة الدفع في هذا الموقع.',
  },
  provider_unavailable: {
    status: 503,
    en: 'The payment provider didn’t respond. You weren’t charged. Please try again.',
    ar: 'لم تستجب خدمة الدفع، ولم يُخصم أي مبلغ. أعد المحاولة بعد قليل.',
  },
  card_off: {
    status: 409,
    en: 'Card payment isn’t available. Pay by bank transfer: the account is under Invoices, How to pay.',
    ar: 'الدفع بالبطاقة غير متاح. سدّد بتحويل بنكي، وتجد الحساب في الفواتير ضمن طريقة السداد.',
  },
  webhook_signature: {
    status: 400,
    en: 'The signature is invalid or too old.',
    ar: 'التوقيع غير صالح أو قديم.',
  },
  webhook_malformed: {
    status: 400,
    en: 'This is not an event we can read.',
    ar: 'تعذّرت قراءة هذا الحدث.',
  },
  transfer_recorded: {
    status: 409,
    en: 'A transfer with this reference is already recorded.',
    ar: 'سُجل تحويل بهذا المرجع من قبل.',
  },
  transfer_day: {
    status: 422,
    en: 'The transfer date must be today or earlier.',
    ar: 'يوم التحويل هو اليوم أو قبله.',
  },
  refund_over: {
    status: 422,
    en: 'You can still refund up to {open}.',
    ar: 'أقصى ما يمكن استرداده الآن {open}.',
  },
  payment_reversed: { status: 409, en: 'This payment was already reversed.', ar: 'سبق عكس هذه الدفعة.' },
  payment_not_reversible: {
    status: 409,
    en: 'Only a bank transfer can be reversed. Refund a card payment instead.',
    ar: 'لا يُعكس إلا التحويل البنكي. أما دفعة البطاقة فتُسترد.',
  },
  proof_missing: { status: 422, en: 'Attach proof of the transfer.', ar: 'أرفق إثبات التحويل.' },
})
