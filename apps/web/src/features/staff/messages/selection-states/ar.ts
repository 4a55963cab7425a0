/** Steps of selection, for the audit log too: the selections are a layer above, and use these. */
export const ar = {
  assessment: 'التقييم التقني',
  evaluation: 'تقييم الموارد البشرية',
  interview: 'المقابلة والتحقق',
  alignment: 'اجتماع التوافق',
  done: 'مكتمل',
  rejected: 'عدم القبول',
  left: 'خارج الاختيار',
}
