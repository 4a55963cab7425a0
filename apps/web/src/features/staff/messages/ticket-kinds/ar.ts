/** Kinds of tickets, for the audit log too: the tickets are a layer above, and use these. */
export const ar = {
  contact: 'رسالة من الموقع',
  consultant: 'مستشار تقني',
  package: 'باقة استضافة',
  vacancy: 'شاغر',
  extension: 'أيام إضافية لترشيح',
  change_terms: 'تعديل الشروط',
  company_proof: 'إثبات شركة',
  shortlist: 'قائمة مختصرة',
  no_show: 'خلاف على حضور مقابلة',
  excuses: 'اعتذارات متكررة عن مقابلات',
  replacement: 'بديل في فترة التجربة',
  buyout: 'نقل التعاقد',
  late_payout: 'دفعة متأخرة',
  returned_refund: 'مبلغ أعاده البنك',
}
export type TicketKindWords = typeof ar
