/** A name in a second script, by the script it is asked in. The Arabic file defines the type. */
export const ar = {
  title: { ar: 'اسمك بالأحرف العربية', en: 'اسمك بالأحرف اللاتينية' },
  text: { ar: 'اختياري. يظهر لمن يقرأ بالعربية.', en: 'اختياري. يظهر لمن يقرأ بالإنجليزية.' },
  first: { ar: 'الاسم الأول بالعربية', en: 'الاسم الأول باللاتينية' },
  last: { ar: 'اسم العائلة بالعربية', en: 'اسم العائلة باللاتينية' },
  suggestion: 'كتابة مقترحة: {name}',
  use: 'استخدامها ثم تصحيحها',
}
