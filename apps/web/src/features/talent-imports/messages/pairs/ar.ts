import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { MergedField } from '@fareeq/domain/talent-imports/limits.ts'

/** `{name}` is filled in. */
export const ar = {
  title: 'سجلات قد تكون لشخص واحد',
  text: 'استوردنا شخصًا يشبه غيره في رقم الجوال أو الاسم. ادمج السجلين، أو أكّد أنهما شخصان فلا نسأل مرة أخرى.',
  link: 'السجلات المتشابهة',
  emptyTitle: 'لا سجلات متشابهة',
  emptyText: 'نبحث بعد كل استيراد وكل ليلة.',
  imported: 'مستورد بانتظار الموافقة',
  owned: 'حساب أنشأه صاحبه',
  since: 'لدينا منذ {date}',
  none: 'غير مذكور',
  fields: {
    name: 'الاسم',
    phone: 'رقم الجوال',
    linkedin: 'LinkedIn',
    skills: 'المهارات',
  } satisfies Record<MergedField, string> as Record<MergedField, string>,
  email: 'البريد الإلكتروني',
  open: 'فتح الملف',
  merge: 'دمج',
  mergeTitle: 'دمج السجلين؟',
  keep: 'السجل الباقي',
  choose: 'ما يؤخذ من كل سجل',
  ownedText: 'يبقى حساب صاحبه كما هو دون أي تعديل، ويُحذف السجل المستورد.',
  waitingText: 'يبقى سجل واحد بما تختاره، ويُحذف الآخر مع رابط موافقته.',
  moves: countedAr({
    zero: 'لا ملاحظات تنتقل.',
    one: 'تنتقل ملاحظة واحدة.',
    two: 'تنتقل ملاحظتان.',
    few: 'تنتقل {n} ملاحظات.',
    many: 'تنتقل {n} ملاحظة.',
    other: 'تنتقل {n} ملاحظة.',
  }),
  moreNotes: countedAr({
    zero: '',
    one: 'وملاحظة أخرى.',
    two: 'وملاحظتان أخريان.',
    few: 'و{n} ملاحظات أخرى.',
    many: 'و{n} ملاحظة أخرى.',
    other: 'و{n} ملاحظة أخرى.',
  }),
  evaluation: (by: string, recommendation: string) => `ينتقل تقييم ${by}: «${recommendation}».`,
  tickets: 'تبقى التذاكر المرسلة من بريد السجل المحذوف في صندوق التذاكر كما هي.',
  merged: 'تم الدمج',
  dismiss: 'شخصان مختلفان',
  dismissed: 'لن نسأل عنهما مرة أخرى',
  bothOwned: 'لكل منهما حساب أنشأه صاحبه، فلا يُدمجان من هنا. اطلب من صاحبهما إغلاق أحدهما.',
}
export type PairWords = typeof ar
