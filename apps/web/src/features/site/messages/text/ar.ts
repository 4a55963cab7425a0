/** Around the long texts: privacy, terms, the story of a client. The Arabic file defines the type. */
export const ar = {
  eyebrow: 'نقولها بوضوح',
  contents: 'محتويات الصفحة',
  other: { privacy: 'اقرأ أيضًا: الشروط والأحكام', terms: 'اقرأ أيضًا: سياسة الخصوصية' },
  question: {
    title: 'بقي شيء غير واضح؟',
    text: 'اسألنا، ويجيبك أحد أعضاء فريق العمليات.',
    action: 'تواصل معنا',
  },
}
