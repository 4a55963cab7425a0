import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import type { PolicyEffectKind } from '@fareeq/domain/policies/schema.ts'

const talents = countedAr({
  zero: 'لا كفاءات',
  one: 'كفاءة واحدة',
  two: 'كفاءتان',
  few: '{n} كفاءات',
  many: '{n} كفاءة',
  other: '{n} كفاءة',
})
const invoices = countedAr({
  zero: 'لا فواتير',
  one: 'فاتورة واحدة',
  two: 'فاتورتان',
  few: '{n} فواتير',
  many: '{n} فاتورة',
  other: '{n} فاتورة',
})
const drafts = countedAr({
  zero: 'لا مسودات',
  one: 'مسودة فاتورة',
  two: 'مسودتا فاتورة',
  few: '{n} مسودات فواتير',
  many: '{n} مسودة فاتورة',
  other: '{n} مسودة فاتورة',
})
const contracts = countedAr({
  zero: 'لا عقود',
  one: 'عقد واحد',
  two: 'عقدان',
  few: '{n} عقود',
  many: '{n} عقدًا',
  other: '{n} عقد',
})
const payouts = countedAr({
  zero: 'لا دفعات',
  one: 'دفعة واحدة',
  two: 'دفعتان',
  few: '{n} دفعات',
  many: '{n} دفعة',
  other: '{n} دفعة',
})
const invitations = countedAr({
  zero: 'لا دعوات',
  one: 'دعوة واحدة',
  two: 'دعوتان',
  few: '{n} دعوات',
  many: '{n} دعوة',
  other: '{n} دعوة',
})
const bonuses = countedAr({
  zero: 'لا مكافآت',
  one: 'مكافأة واحدة',
  two: 'مكافأتان',
  few: '{n} مكافآت',
  many: '{n} مكافأة',
  other: '{n} مكافأة',
})
const tickets = countedAr({
  zero: 'لا تذاكر',
  one: 'تذكرة واحدة',
  two: 'تذكرتان',
  few: '{n} تذاكر',
  many: '{n} تذكرة',
  other: '{n} تذكرة',
})
const nominations = countedAr({
  zero: 'لا ترشيحات',
  one: 'ترشيح واحد قائم',
  two: 'ترشيحان قائمان',
  few: '{n} ترشيحات قائمة',
  many: '{n} ترشيحًا قائمًا',
  other: '{n} ترشيح قائم',
})
const closings = countedAr({
  zero: 'لا حسابات',
  one: 'حساب واحد',
  two: 'حسابان',
  few: '{n} حسابات',
  many: '{n} حسابًا',
  other: '{n} حساب',
})
const interviews = countedAr({
  zero: 'لا مقابلات',
  one: 'مقابلة واحدة',
  two: 'مقابلتان',
  few: '{n} مقابلات',
  many: '{n} مقابلة',
  other: '{n} مقابلة',
})
const absences = countedAr({
  zero: 'لا بلاغات غياب',
  one: 'بلاغ غياب واحد',
  two: 'بلاغا غياب',
  few: '{n} بلاغات غياب',
  many: '{n} بلاغ غياب',
  other: '{n} بلاغ غياب',
})
const attempts = countedAr({
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: '{n} محاولات',
  many: '{n} محاولة',
  other: '{n} محاولة',
})
const objections = countedAr({
  zero: 'لا اعتراضات',
  one: 'اعتراض واحد',
  two: 'اعتراضان',
  few: '{n} اعتراضات',
  many: '{n} اعتراضًا',
  other: '{n} اعتراض',
})
const banks = countedAr({
  zero: 'لا تقييمات',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '{n} تقييمات',
  many: '{n} تقييمًا',
  other: '{n} تقييم',
})
const meetings = countedAr({
  zero: 'لا اجتماعات',
  one: 'اجتماع واحد',
  two: 'اجتماعان',
  few: '{n} اجتماعات',
  many: '{n} اجتماعًا',
  other: '{n} اجتماع',
})
const links = countedAr({
  zero: 'لا روابط تقارير',
  one: 'رابط تقرير واحد',
  two: 'رابطا تقرير',
  few: '{n} روابط تقارير',
  many: '{n} رابط تقرير',
  other: '{n} رابط تقرير',
})
const people = countedAr({
  zero: 'لا أحد',
  one: 'شخص واحد',
  two: 'شخصان',
  few: '{n} أشخاص',
  many: '{n} شخصًا',
  other: '{n} شخص',
})
const renewals = countedAr({
  zero: 'لا تجديدات',
  one: 'تجديد واحد',
  two: 'تجديدان',
  few: '{n} تجديدات',
  many: '{n} تجديدًا',
  other: '{n} تجديد',
})
const items = countedAr({
  zero: 'لا عمل',
  one: 'عمل واحد',
  two: 'عملان',
  few: '{n} أعمال',
  many: '{n} عملًا',
  other: '{n} عمل',
})

/** What a change does to what is under way, by kind. */
export const arEffects: Record<PolicyEffectKind, (n: number) => string> = {
  talents_below_minimum: (n: number) => `${talents(n)} برواتب أقل من الحد الجديد، تبقى كما هي إلى أن تُعدّل.`,
  contracts_keep_rate: (n: number) => `${contracts(n)} يبقى على النسبة المتفق عليها.`,
  drafts_take_rate: (n: number) => `${drafts(n)} تصدر بالقيمة السارية يوم إصدارها.`,
  invoices_keep_rate: (n: number) => `${invoices(n)} صادرة تبقى على قيمتها.`,
  invoices_keep_due_day: (n: number) => `${invoices(n)} صادرة تبقى على موعد سدادها.`,
  payouts_keep_due_day: (n: number) => `${payouts(n)} تبقى على موعدها.`,
  buyouts_keep_fee: (n: number) => `${drafts(n)} لنقل التعاقد تبقى على رسومها.`,
  referrals_keep_amount: (n: number) => `${invitations(n)} قائمة تبقى على المكافأة الموعودة.`,
  bonuses_keep_day: (n: number) => `${bonuses(n)} تبقى على يومها.`,
  friends_keep_promise: (n: number) => `${invitations(n)} تبقى على مهلتها.`,
  talents_keep_promise: (n: number) => `${talents(n)} في هذه الخطوة تبقى على موعدها.`,
  talents_keep_wait: (n: number) => `${talents(n)} تبقى على الموعد الذي أُبلغت به.`,
  tickets_keep_promise: (n: number) => `${tickets(n)}: لا يتغيّر موعد الرد.`,
  nominations_keep_day: (n: number) => `${nominations(n)}: لا يتغيّر يوم الانتهاء.`,
  nominations_take_reminder: (n: number) => `${nominations(n)}: يصل التذكير بالرقم الجديد.`,
  interviews_keep_deadline: (n: number) => `${interviews(n)} في هذه الخطوة: لا يتغيّر الموعد.`,
  interviews_keep_feedback: (n: number) => `${interviews(n)}: لا تتغيّر مهلة رأي الشركة.`,
  absences_keep_deadline: (n: number) => `${absences(n)}: لا تتغيّر مهلة الرد.`,
  attempts_keep_numbers: (n: number) => `${attempts(n)}: لا تتغيّر الدرجة ولا الوقت ولا عدد الأسئلة.`,
  attempts_keep_link: (n: number) => `${invitations(n)} إلى تقييم: لا تتغيّر مدة الرابط.`,
  objections_keep_day: (n: number) => `${objections(n)}: لا يتغيّر موعد الرد.`,
  banks_too_small: (n: number) => `${banks(n)}: عدد الأسئلة أقل من ذلك. أضف أسئلة أولًا.`,
  invoices_take_reminders: (n: number) => `${invoices(n)}: ما بقي من التذكيرات يُرسل بالرقم الجديد.`,
  contracts_asked_at_once: (n: number) => `${contracts(n)}: تُسأل الشركة عن التجديد في ذلك اليوم.`,
  contracts_keep_term: (n: number) => `${contracts(n)}: لا تتغيّر المدة.`,
  invitations_keep_link: (n: number) => `${invitations(n)}: لا تتغيّر المدة.`,
  accounts_keep_day: (n: number) => `${closings(n)} قيد الإغلاق: لا يتغيّر الموعد الذي أُبلغ به صاحب الحساب.`,
  talents_keep_trials: (n: number) => `${talents(n)} بعد محاولة لم تنجح: لا يتغيّر ما بقي من المحاولات ولا موعد الإعادة.`,
  reports_keep_link: (n: number) => `${links(n)}: لا تتغيّر المدة.`,
  readings_take_limit: (n: number) => `${people(n)}: يُحسب حد قراءة السير الذاتية بالرقم الجديد.`,
  nominations_take_life: (n: number) => `${interviews(n)}: تُحسب مدة الترشيح بالرقم الجديد مع الخطوة التالية.`,
  offers_stay: (n: number) => `${interviews(n)} بأوقات معروضة: لا تتغيّر الأوقات.`,
  invitations_take_again: (n: number) => `${invitations(n)} بلا رد: يُعاد الإرسال بالرقم الجديد.`,
  renewals_take_start: (n: number) => `${renewals(n)} قيد النظر: يُحسب آخر موعد للبدء بالرقم الجديد.`,
  contracts_on_board: (n: number) => `${contracts(n)} ضمن القائمة بهذا الرقم.`,
  work_takes_days: (n: number) => `${items(n)} بانتظارنا: تُحسب المهلة بالرقم الجديد من ذلك اليوم.`,
  meetings_outside_hours: (n: number) => `${meetings(n)} خارج الساعات الجديدة. انقل ذلك أولًا.`,
  meetings_keep_time: (n: number) => `${meetings(n)} محجوزة تبقى على وقتها.`,
}
