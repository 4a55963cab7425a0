import type { WIZARDS } from '@fareeq/domain/client-projects/limits.ts'
import type { FigureId, FigurePeriod } from '@fareeq/domain/figures/limits.ts'
import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { FUNNEL_BY, FUNNEL_STEPS } from '@fareeq/domain/tracking/rules-funnel.ts'

const figures: Record<FigureId, { title: string; text: string }> = {
  time_to_nomination: { title: 'حتى أول ترشيح', text: 'الوسيط من بدء الطلب إلى أول ترشيح له.' },
  time_to_interview: { title: 'حتى أول مقابلة', text: 'الوسيط من بدء الطلب إلى أول مقابلة جرت فعلًا.' },
  time_to_hire: { title: 'حتى التوظيف', text: 'الوسيط من بدء الطلب إلى توقيع الشركة أول عقد.' },
  nominations_taken: { title: 'ترشيحات طُلبت مقابلتها', text: 'من الترشيحات التي بتّت فيها الشركة أو انتهت مدتها.' },
  interviews_agreed: { title: 'طلبات مقابلة اتُّفق على موعدها', text: 'من طلبات المقابلة التي حُسم أمرها.' },
  interviews_accepted: { title: 'مقابلات انتهت بالقبول', text: 'من المقابلات التي أبدت الشركة رأيها بعدها.' },
  talent_response: { title: 'رد الكفاءة', text: 'الوسيط من طلب المقابلة إلى أول رد من الكفاءة.' },
  ticket_response: { title: 'الرد على التذاكر', text: 'الوسيط من وصول التذكرة إلى أول رد عليها.' },
  renewals_agreed: { title: 'عقود جُدّدت', text: 'من التجديدات التي حُسم أمرها.' },
  revenue: { title: 'المفوتر', text: 'مجموع الفواتير دون الضريبة، بعد خصم الإشعارات الدائنة.' },
  fee: { title: 'رسوم الخدمة منه', text: 'نصيب المنصة من المفوتر، بعد خصم الإشعارات الدائنة.' },
}
const periods: Record<FigurePeriod, string> = { 30: '30 يومًا', 90: '90 يومًا', 365: 'سنة' }
const by: Record<(typeof FUNNEL_BY)[number], string> = { source: 'المصدر', campaign: 'الحملة', lang: 'اللغة' }
const steps: Record<(typeof FUNNEL_STEPS)[number], string> = {
  visit: 'زاروا',
  signup_started: 'بدؤوا إنشاء حساب',
  signed_up: 'أنشؤوا حسابًا',
  email_verified: 'أكّدوا البريد',
  phone_verified: 'وثّقوا الجوال',
}
const wizards: Record<(typeof WIZARDS)[number], string> = {
  project_first: 'يبدأ بالمشروع',
  services_first: 'يبدأ بالخدمات',
}

/** The Arabic file defines the type. */
export const ar = {
  title: 'الأرقام',
  text: 'كل رقم يفتح السجلات التي حُسب منها. الأيام بتوقيت الرياض.',
  closedTitle: 'الأرقام ليست من مهام دورك',
  closedText: 'يراها من يعمل على الطلبات أو المقابلات أو العقود أو الموقع.',
  period: 'المدة',
  periods,
  tabs: { label: 'أقسام الأرقام', figures: 'سير العمل', funnel: 'من الزيارة إلى الحساب' },
  figures,
  none: 'لا شيء بعد',
  before: (text: string) => `في المدة السابقة: ${text}`,
  noBefore: 'لا شيء في المدة السابقة للمقارنة.',
  points: countedAr({
    zero: 'دون تغيّر',
    one: 'نقطة مئوية',
    two: 'نقطتان مئويتان',
    few: '{n} نقاط مئوية',
    many: '{n} نقطة مئوية',
    other: '{n} نقطة مئوية',
  }),
  better: 'أفضل',
  worse: 'أسوأ',
  counted: countedAr({
    zero: 'لا حالات',
    one: 'من حالة واحدة',
    two: 'من حالتين',
    few: 'من {n} حالات',
    many: 'من {n} حالة',
    other: 'من {n} حالة',
  }),
  openRows: (title: string) => `السجلات التي حُسب منها: ${title}`,
  asTable: 'الأرقام في جدول',
  from: 'من',
  to: 'إلى',
  value: 'الرقم',
  count: 'العدد',
  back: 'كل الأرقام',
  rows: { what: 'السجل', detail: 'التفصيل', value: 'القيمة', at: 'الوقت', yes: 'نعم', no: 'لا', unnamed: 'دون اسم' },
  rowsEmpty: 'لا شيء في هذه المدة',
  rowsEmptyText: 'اختر مدة أطول لترى السجلات.',
  shown: countedAr({
    zero: '',
    one: 'سجل واحد',
    two: 'سجلّان',
    few: '{n} سجلات',
    many: '{n} سجلًا',
    other: '{n} سجل',
  }),
  steps: {
    accounts: 'الحساب الذي لم يؤكَّد بريده يُحذف بعد يوم، فقد تكون القائمة أقصر من العدد.',
    requests: 'الطلبات التي بدأت في هذه المدة ووصلت إلى هذه الخطوة.',
    kind: 'لمن',
    kinds: { talents: 'كفاءة', companies: 'شركة' },
  },
  funnel: {
    title: 'الطريق إلى الحساب',
    text: 'دون موافقة الزائر تُعدّ الصفحات لا الأشخاص. ويُعدّ الحساب في يوم فتحه، إلى حيث وصل منذ ذلك اليوم.',
    anonymous:
      'الزيارات وبدء إنشاء الحساب مشاهدات صفحات دون أسماء، فلا سجلات خلفها. أما ما بعدها فيفتح قائمة أصحابه. وحيث تزيد الحسابات على الصفحات المشاهَدة قبلها لا تظهر نسبة.',
    by: 'حسب',
    bys: by,
    steps,
    key: 'من أين',
    nowhere: { source: 'مباشرة', campaign: 'دون حملة', lang: '' },
    others: 'البقية',
    langs: { ar: 'العربية', en: 'الإنجليزية' } as Readonly<Record<string, string>>,
    all: 'الكل',
    empty: 'لم يزر الموقع أحد في هذه المدة',
  },
  wizard: {
    title: 'ترتيبا معالج الطلب',
    text: 'الطلبات التي بدأت في هذه المدة، وإلى أين وصلت.',
    names: wizards,
    name: 'الترتيب',
    began: 'بدأت',
    described: 'اكتملت',
    booked: 'حُجز اجتماعها',
    hired: 'انتهت بعقد',
  },
}
