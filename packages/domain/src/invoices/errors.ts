import { refusals } from '../kernel/refusal.ts'

export const invoiceErrors = refusals({
  nothing_to_pay: {
    status: 409,
    en: 'There is nothing to pay on this invoice.',
    ar: 'لا مبلغ مستحقًا على هذه الفاتورة.',
  },
  refund_too_large: {
    status: 409,
    en: 'A refund cannot be more than what was paid.',
    ar: 'لا يمكن أن يزيد المبلغ المُعاد على المدفوع.',
  },
  credit_too_large: {
    status: 422,
    en: 'A credit cannot be more than what is left of its line.',
    ar: 'لا يمكن أن يزيد المبلغ المخصوم على المتبقي من البند.',
  },
  void_of_paid: {
    status: 409,
    en: 'Money was paid for this invoice, so it cannot be voided. Issue a credit note: what was paid is then kept for the company.',
    ar: 'لا تُلغى فاتورة دُفع منها مبلغ. أصدر إشعارًا دائنًا، ويبقى المدفوع رصيدًا محفوظًا للشركة.',
  },
  contract_of_another: {
    status: 422,
    en: 'Choose a contract of this company.',
    ar: 'اختر عقدًا من عقود هذه الشركة.',
  },
  nothing_to_bill_again: {
    status: 409,
    en: 'Nothing of this invoice can be billed again: no line of it was taken back whole, or another invoice bills it.',
    ar: 'لا شيء في هذه الفاتورة تُعاد فوترته: لم يُخصم أي بند منها كاملًا، أو أُعيدت فوترته من قبل.',
  },
  already_bought_out: {
    status: 409,
    en: 'This contract has been bought out already.',
    ar: 'سبق نقل التعاقد لهذا العقد.',
  },
})
