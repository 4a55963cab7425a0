import type { PeriodCheckKind } from '@fareeq/domain/accounting-periods/limits.ts'
import type { PeriodEvent, PeriodState } from '@fareeq/domain/accounting-periods/states.ts'
import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

type CheckWords = { done: string; open: (count: number, amount: string) => string; link: string }

/** The Arabic file defines the type. */
export const ar = {
  title: 'إقفال الأشهر',
  text: 'الشهر المقفل لا يتغير. ما يأتي متأخرًا يُسجل في الشهر المفتوح ويبقى تاريخ مستنده.',
  closedTitle: 'إقفال الأشهر ليس من مهام دورك',
  closedText: 'يتولاه فريق المالية.',
  loading: 'جارٍ تحميل الأشهر',
  back: 'كل الأشهر',
  gone: 'لم نجد هذا الشهر',
  goneText: 'لا قيود فيه بعد.',
  month: 'الشهر',
  state: 'الحالة',
  last: 'آخر إجراء',
  states: { open: 'مفتوح', closing: 'قيد الإقفال', closed: 'مقفل' } satisfies Record<PeriodState, string> as Record<
    PeriodState,
    string
  >,
  running: 'الشهر الجاري',
  untouched: 'لم يبدأ إقفاله',
  toTrial: 'ميزان المراجعة',
  checklist: 'قائمة الإقفال',
  ready: 'اكتملت القائمة، ويمكن إقفال الشهر.',
  remaining: countedAr({
    zero: '',
    one: 'بقي بند واحد.',
    two: 'بقي بندان.',
    few: 'بقيت {n} بنود.',
    many: 'بقي {n} بندًا.',
    other: 'بقي {n} بند.',
  }),
  isDone: 'تم',
  isOpen: 'بقي',
  checks: {
    order: {
      done: 'الشهر السابق مقفل',
      open: () => 'الشهر السابق ما زال مفتوحًا',
      link: 'فتح الشهر السابق',
    },
    statements: {
      done: 'كشوف البنك مستوردة حتى آخر الشهر',
      open: (count) => `حسابات لم يُستورد كشفها بعد نهاية الشهر: ${count}`,
      link: 'استيراد كشف',
    },
    bank_lines: {
      done: 'كل أسطر الكشوف محسومة',
      open: (count) => `أسطر بانتظار القرار: ${count}`,
      link: 'حسم الأسطر',
    },
    reconciliation: {
      done: 'البنك والدفاتر متطابقان في آخر يوم',
      open: (count) => `حسابات بنكية لم تُطابق في آخر يوم: ${count}`,
      link: 'مطابقة البنك',
    },
    drafts: {
      done: 'لا مسودات فواتير',
      open: (count) => `مسودات فواتير لم تصدر: ${count}`,
      link: 'عرض المسودات',
    },
    payments: {
      done: 'كل الدفعات مؤكدة',
      open: (count) => `دفعات لم يؤكدها مزود الدفع: ${count}`,
      link: 'عرض الدفعات',
    },
    batches: {
      done: 'لا مجموعات دفع معلّقة',
      open: (count) => `مجموعات دفع لم تُدفع ولم تُلغَ: ${count}`,
      link: 'عرض المجموعات',
    },
    approvals: {
      done: 'لا قيود بانتظار الاعتماد',
      open: (count) => `قيود يدوية بانتظار الاعتماد: ${count}`,
      link: 'عرض القيود',
    },
    suspense: {
      done: 'الحساب المعلّق صفر',
      open: (_count, amount) => `في الحساب المعلّق ${amount}`,
      link: 'عرض الحساب',
    },
    balanced: {
      done: 'المدين يساوي الدائن',
      open: (_count, amount) => `الفرق بين المدين والدائن ${amount}`,
      link: 'ميزان المراجعة',
    },
    sub_ledgers: {
      done: 'الحسابات تساوي الفواتير والمستحقات',
      open: (_count, amount) => `بين الحسابات وتفاصيلها فرق مجموعه ${amount}`,
      link: 'عرض الأعمار',
    },
    rate: {
      done: 'سعر الريال في آخر الشهر مسجل بمصدره',
      open: () => 'لم يُسجل سعر الريال في آخر الشهر',
      link: 'تسجيل السعر',
    },
  } satisfies Record<PeriodCheckKind, CheckWords> as Record<PeriodCheckKind, CheckWords>,
  begin: 'بدء الإقفال',
  begun: 'بدأ إقفال الشهر، ويرى الزملاء من يتولاه',
  stop: 'إيقاف الإقفال',
  stopped: 'توقف إقفال الشهر',
  close: 'إقفال الشهر',
  closeText: (month: string) => `لا يُسجل شيء في ${month} بعد ذلك، وتُحفظ أرصدته كما هي. إعادة فتحه تحتاج زميلين وسببًا.`,
  closed: 'أُقفل الشهر',
  reopen: 'طلب إعادة الفتح',
  reopenText: 'يبقى الشهر مقفلًا حتى يعتمد زميل آخر فتحه، ويبقى السبب في سجله.',
  reopenAsked: 'أُرسل الطلب إلى زميل آخر',
  reason: 'السبب',
  keep: 'رجوع',
  rate: 'سعر الريال في آخر الشهر',
  rateText: 'كما نُشر، مع مصدره ويومه. به تُقيّم أرصدة الريال.',
  rateValue: 'ريالات للدولار',
  source: 'المصدر',
  sourceHint: 'مثل: البنك المركزي السعودي.',
  sourceDay: 'يوم النشر',
  rateBy: (name: string, at: string) => `التسجيل: ${name}، ${at}`,
  noRate: 'لم يُسجل بعد',
  setRate: 'تسجيل السعر',
  changeRate: 'تعديل السعر',
  rateSaved: 'سُجل السعر',
  history: 'سجل الشهر',
  noHistory: 'لا شيء بعد.',
  events: {
    begin: (name: string) => `بدء الإقفال: ${name}`,
    stop: (name: string) => `إيقاف الإقفال: ${name}`,
    close: (name: string) => `إقفال الشهر: ${name}`,
    reopen: (name: string, other: string) => `إعادة فتح الشهر: ${other}، بطلب من ${name}`,
  } satisfies Record<PeriodEvent, (name: string, other: string) => string> as Record<
    PeriodEvent,
    (name: string, other: string) => string
  >,
}
export type PeriodWords = typeof ar
