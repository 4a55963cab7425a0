import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

const minutes = countedAr({
  zero: 'أقل من دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
})

export const ar = {
  code: 'شيفرة السؤال',
  answers: 'الإجابات',
  scale: ['لا تصفني إطلاقًا', 'لا تصفني إلى حد ما', 'محايد', 'تصفني إلى حد ما', 'تصفني تمامًا'],
  scaleHint: 'إلى أي حد تصفك كل عبارة؟ أجب كما أنت الآن.',
  time: {
    label: 'الوقت المتبقي',
    left: (n: number) => `الوقت المتبقي: ${minutes(n)}`,
    still: 'الوقت متوقف',
    stillText: 'انقطع الاتصال، فتوقف الوقت. مجموع التوقف 10 دقائق على الأكثر.',
    up: 'انتهى الوقت',
    upText: 'جارٍ تسليم ما حُفظ من إجاباتك.',
  },
  saving: {
    saved: 'تم الحفظ',
    saving: 'جارٍ الحفظ',
    waiting: 'لم يُحفظ بعد، ونعيد المحاولة',
    waitingText: 'إجاباتك محفوظة على هذا الجهاز، ونواصل محاولة إرسالها.',
  },
  progress: (done: number, total: number) => `أجبت عن ${done} من ${total}`,
  progressLabel: 'التقدم',
  exit: (duration: string, isCounted: boolean) =>
    isCounted ? `سُجّل خروجك من الصفحة: ${duration}.` : `سُجّل خروجك من الصفحة: ${duration}، ولا يُحتسب لقصره.`,
  question: (n: number, total: number) => `السؤال ${n} من ${total}`,
  page: (from: number, to: number, total: number) => `العبارات ${from} إلى ${to} من ${total}`,
  list: {
    open: 'الأسئلة',
    title: 'قائمة الأسئلة',
    pages: 'الصفحات',
    pageOf: (from: number, to: number) => `العبارات ${from} إلى ${to}`,
    state: (n: number, isAnswered: boolean, isFlagged: boolean) =>
      [`السؤال ${n}`, isAnswered ? 'تمت الإجابة' : 'دون إجابة', isFlagged && 'للمراجعة'].filter(Boolean).join('، '),
    pageDone: (done: number, total: number) => `${done} من ${total}`,
  },
  previous: 'السابق',
  next: 'التالي',
  flag: 'وضع علامة للمراجعة',
  unflag: 'إزالة العلامة',
  readIn: { ar: 'قراءة بالعربية', en: 'قراءة بالإنجليزية' },
  keys: {
    open: 'اختصارات لوحة المفاتيح',
    title: 'اختصارات لوحة المفاتيح',
    on: 'تفعيل الاختصارات',
    hint: 'عطّلها إذا كنت تتحكم بصوتك أو كان قارئ الشاشة يستخدم هذه المفاتيح.',
    list: {
      choose: 'اختيار إجابة',
      move: 'التنقل بين الإجابات',
      next: 'السؤال التالي',
      previous: 'السؤال السابق',
      flag: 'وضع علامة للمراجعة',
    },
    arrows: 'الأسهم',
  },
  submit: {
    open: 'تسليم',
    title: 'تسليم الإجابات؟',
    text: 'بعد التسليم لا يمكن تعديل الإجابات.',
    all: 'أجبت عن كل الأسئلة.',
    unanswered: countedAr({
      zero: 'لا أسئلة دون إجابة',
      one: 'سؤال واحد دون إجابة',
      two: 'سؤالان دون إجابة',
      few: '{n} أسئلة دون إجابة',
      many: '{n} سؤالًا دون إجابة',
      other: '{n} سؤال دون إجابة',
    }),
    flagged: countedAr({
      zero: 'لا أسئلة للمراجعة',
      one: 'سؤال واحد للمراجعة',
      two: 'سؤالان للمراجعة',
      few: '{n} أسئلة للمراجعة',
      many: '{n} سؤالًا للمراجعة',
      other: '{n} سؤال للمراجعة',
    }),
    goTo: (n: number) => `الانتقال إلى السؤال ${n}`,
    confirm: 'تسليم نهائي',
    back: 'متابعة الإجابة',
    unsaved: 'لم تُحفظ كل إجاباتك بعد. تحقق من الاتصال ثم أعد المحاولة.',
    uploading: 'ما زال أحد تسجيلاتك قيد الرفع. انتظر وصوله ثم سلّم إجاباتك.',
  },
  elsewhere: {
    title: 'المحاولة مفتوحة في مكان آخر',
    text: 'تتابع الإجابة في نافذة أخرى أو على جهاز آخر. إن تابعت هنا توقفت هناك، ولا تضيع أي إجابة محفوظة.',
    here: 'المتابعة هنا',
  },
  incident: {
    open: 'حدثت مشكلة تقنية؟',
    title: 'الإبلاغ عن مشكلة تقنية',
    text: 'يقرأ أحد أعضاء فريق العمليات بلاغك، وقد يعيد إليك المحاولة. الوقت لا يتوقف أثناء الكتابة.',
    note: 'ماذا حدث؟',
    hint: 'مثلًا: لم يظهر السؤال 7، أو تجمّدت الصفحة.',
    send: 'إرسال البلاغ',
    done: 'وصل بلاغك. سنراجعه ونرد عليك.',
  },
}

export type RunnerWords = typeof ar
