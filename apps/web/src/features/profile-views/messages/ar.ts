export const ar = {
  title: 'من رأى ملفك وراتبك',
  text: 'كل من اطّلع على ملفك أو راتبك أو تقييمك، ومتى، ولماذا.',
  emptyTitle: 'لم يطّلع أحد على ملفك بعد',
  emptyText: 'حين تطّلع عليه شركة أو أحد أعضاء فريق العمليات، يظهر ذلك هنا.',
  parts: { profile: 'الملف الشخصي', salary: 'الراتب', video: 'التقييم بالفيديو', report: 'التقرير' },
  grounds: {
    showcase: 'ضمن الكفاءات المعروضة',
    matching: 'ضمن نتائج المطابقة',
    nomination: 'عبر ترشيح',
    interview: 'قبل مقابلة',
    contract: 'ضمن عقد قائم',
    shared_link: 'عبر رابط شاركته',
  },
  kinds: { client: 'شركة', staff: 'من موظفي منصة فريق', visitor: 'زائر' },
}
export type ProfileViewWords = typeof ar
