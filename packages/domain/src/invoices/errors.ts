import { refusals } from '../kernel/refusal.ts'

export const invoiceErrors = refusals({
  reversal_refunded: {
    status: 409,
    en: '{amount} of this payment went back to the company or is on its way. It can’t be reversed as a whole.',
    ar: 'رُدّ للشركة من هذه الدفعة {amount} أو هو في طريقه إليها، فلا يمكن عكسها كاملة.',
  },
  nothing_to_pay: {
    status: 409,
    en: 'There is nothing to pay on this invoice.',
    ar: 'لا مبلغ مستحقًا على هذه الفاتورة.',
  },
  refund_too_large: {
    status: 409,
    en: 'A refund can’t exceed what was paid.',
    ar: 'لا يمكن أن يزيد المبلغ المسترد على المدفوع.',
  },
  credit_too_large: {
    status: 422,
    en: 'A credit can’t exceed what’s left on its line.',
    ar: 'لا يمكن أن يزيد المبلغ المخصوم على المتبقي من البند.',
  },
  discount_too_large: {
    status: 422,
    en: 'The discount must be less than the price of its line.',
    ar: 'يجب أن يكون الخصم أقل من سعر البند.',
  },
  discount_of_pay: {
    status: 422,
    en: 'What a talent is paid has no discount. Discount a service fee instead.',
    ar: 'لا خصم على ما تستلمه الكفاءة. اجعل الخصم على رسوم الخدمة.',
  },
  void_of_paid: {
    status: 409,
    en: 'This invoice has been paid in part or in full, so it can’t be voided. Issue a credit note instead: the payment becomes account credit.',
    ar: 'لا تُلغى فاتورة دُفع منها مبلغ. أصدر إشعارًا دائنًا، ويصبح المدفوع رصيدًا دائنًا للشركة.',
  },
  contract_of_another: {
    status: 422,
    en: 'Choose a contract of this company.',
    ar: 'اختر عقدًا من عقود هذه الشركة.',
  },
  nothing_to_bill_again: {
    status: 409,
    en: 'Nothing on this invoice can be rebilled: no line was fully credited, or another invoice already bills it.',
    ar: 'لا شيء في هذه الفاتورة تُعاد فوترته: لم يُخصم أي بند منها كاملًا، أو أُعيدت فوترته من قبل.',
  },
  already_bought_out: {
    status: 409,
    en: 'This contract has been bought out already.',
    ar: 'سبق نقل التعاقد لهذا العقد.',
  },
})
