import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** Bidi isolate: the query in quotation marks. */
const quoted = (question: string) => `«\u2068${question}\u2069»`

const articles = countedAr({
  zero: 'لا مقالات بعد',
  one: 'مقال واحد',
  two: 'مقالان',
  few: '{n} مقالات',
  many: '{n} مقالًا',
  other: '{n} مقال',
})

const articlesWith = countedAr({
  zero: 'لا مقال يذكر',
  one: 'مقال واحد يذكر',
  two: 'مقالان يذكران',
  few: '{n} مقالات تذكر',
  many: '{n} مقالًا يذكر',
  other: '{n} مقال يذكر',
})

/** The words of the knowledge center. The Arabic file defines the type. */
export const ar = {
  eyebrow: 'مركز المعرفة',
  title: 'خبرة فرق تعمل عن بُعد، مكتوبة لمن يبدأ غدًا',
  lead: 'أدلة عملية في التوظيف والعقود والرواتب وبناء الفرق، تُقرأ في دقائق وتُطبَّق في اليوم نفسه.',
  search: {
    label: 'البحث في المقالات',
    placeholder: 'ما الذي تبحث عنه؟',
    submit: 'بحث',
    clear: 'مسح البحث',
    working: 'جارٍ البحث',
    offline: 'لا يوجد اتصال بالإنترنت. ما تراه آخر ما وصل، وسنبحث مرة أخرى حين يعود الاتصال.',
    failed: 'لم نتمكن من البحث، وما تراه نتائج سابقة. أعد المحاولة.',
  },
  topics: { label: 'الموضوعات', all: 'كل الموضوعات' },
  newest: 'أحدث المقالات',
  results: 'نتائج البحث',
  count: (n: number, question: string) => (question ? `${articlesWith(n)} ${quoted(question)}` : articles(n)),
  empty: {
    title: (question: string) => `لم نجد مقالًا يذكر ${quoted(question)}`,
    text: 'جرّب كلمة أخرى أو كلمات أقل، أو تصفّح الموضوعات. وإن كان لديك سؤال لنا، فاكتبه وسنجيبك عنه.',
    noneInTopic: 'لا مقالات في هذا الموضوع بعد',
    noneInTopicText: 'تصفّح الموضوعات الأخرى، أو اكتب لنا عمّا تود أن تقرأه هنا.',
    everywhere: 'البحث في كل الموضوعات',
    all: 'عرض كل المقالات',
    contact: 'تواصل معنا',
  },
  last: {
    title: 'لم تجد إجابة سؤالك هنا؟',
    text: 'اكتب لنا سؤالك، ويجيبك عنه أحد المختصين.',
    action: 'تواصل معنا',
  },
}
