/** To report a talent: a module of its own, because who sees the button needs no other word of a case. */
export const ar = {
  open: 'إبلاغ',
  title: 'الإبلاغ عن مخالفة',
  text: 'لا يُوقف أحد ببلاغ: ينظر فيه فريق العمليات، ويُسمع رد الكفاءة، ويقرر زميل آخر. لا يُكشف اسم المبلّغ.',
  field: 'ماذا حدث؟',
  hint: 'اذكر الوقائع وتواريخها، وأرفق ما يثبتها.',
  send: 'إرسال البلاغ',
  sent: 'وصل البلاغ إلى فريق العمليات',
}
export type ReportWords = typeof ar
