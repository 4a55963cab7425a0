import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { Leaver, OpenMatterKind, Outcome } from '@fareeq/domain/open-matters/limits.ts'

const KINDS: Record<OpenMatterKind, string> = {
  contract: 'العقود السارية',
  payout: 'المستحقات',
  invoice: 'الفواتير غير المسددة',
  unsigned_contract: 'العقود التي لم تُوقَّع',
  offer: 'عروض العمل',
  interview: 'المقابلات',
  meeting: 'الاجتماعات مع منصة فريق',
  nomination: 'الترشيحات',
  request: 'طلبات التوظيف',
  invitation: 'الدعوات إلى زملاء',
  referral: 'دعوات الأصدقاء',
  ticket: 'تذاكر الدعم',
}

const OWN: Record<Outcome, (successor: string) => string> = {
  waits: () => 'يبقى حسابك مفتوحًا حتى تنتهي',
  ends: () => 'تنتهي مع الإغلاق، ونخبر الطرف الآخر',
  passes: (successor) => `يتولاها ${successor}`,
  stays: () => 'تبقى مع الشركة كما هي',
  goes: () => 'تُحذف مع الحساب',
}
const OF_OTHER: Record<Outcome, (successor: string) => string> = {
  ...OWN,
  waits: () => 'يبقى الحساب مفتوحًا حتى تنتهي',
}
const REMOVED: Record<Outcome, (successor: string) => string> = {
  ...OF_OTHER,
  passes: () => 'تنتقل إليك',
  stays: () => 'تبقى كما هي',
}

/** What is open when somebody leaves, and what becomes of it. The Arabic file defines the type. */
export const ar = {
  title: 'ما بقي مفتوحًا',
  loading: 'جارٍ تحميل ما بقي مفتوحًا',
  nothing: 'لا شيء مفتوح الآن.',
  kinds: KINDS,
  /** `own`: read by whoever leaves. */
  outcomes: (leaver: Leaver, isOwn: boolean) => (leaver === 'removed' ? REMOVED : isOwn ? OWN : OF_OTHER),
  somebody: 'زميل لك',
  more: countedAr({
    zero: '',
    one: 'وواحد آخر',
    two: 'واثنان آخران',
    few: 'و{n} أخرى',
    many: 'و{n} أخرى',
    other: 'و{n} أخرى',
  }),
  month: (month: string) => `مستحقات ${month}`,
}
