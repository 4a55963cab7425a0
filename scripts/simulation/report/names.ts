import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { Lang } from './words.ts'

const ROLES: Readonly<Record<string, Record<Lang, string>>> = {
  recruiter: { ar: 'التوظيف', en: 'Recruiting' },
  matcher: { ar: 'المطابقة', en: 'Matching' },
  account_manager: { ar: 'إدارة الحسابات', en: 'Account management' },
  operations: { ar: 'العمليات', en: 'Operations' },
  finance: { ar: 'المالية', en: 'Finance' },
  content: { ar: 'المحتوى', en: 'Content' },
  admin: { ar: 'إدارة النظام', en: 'Administration' },
}

const FAULTS_AR: Readonly<Record<string, string>> = { kill: 'انقطاع الكهرباء', restart: 'تحديث أثناء العمل' }
const FAULTS_EN: Readonly<Record<string, string>> = { kill: 'Power cut', restart: 'Deployment while people are busy' }

/** The English name is the one that a terminal prints. */
const RULES_AR: Readonly<Record<string, string>> = {
  'money: every entry sums to zero': 'المال: مجموع كل قيد صفر',
  'money: bills are right to the cent': 'المال: الفواتير صحيحة بالسنت',
  'money: invoice numbers without a gap': 'المال: أرقام الفواتير بلا فجوات',
  'money: accounts are invoices less payments and credits': 'المال: الأرصدة هي الفواتير ناقصًا المدفوع والدائن',
  'money: payouts are months worked by the agreed pay': 'المال: المستحقات هي أشهر العمل بالأجر المتفق عليه',
  'lives: no state outside its table': 'المراحل: لا حالة خارج جدولها',
  'lives: no deadline passes without its consequence': 'المراحل: لا موعد يفوت بلا أثره',
  'truth: every counter equals its list': 'الحقيقة: كل عدّاد يساوي قائمته',
  'truth: matching equals a scan': 'الحقيقة: نتائج المطابقة تساوي العدّ',
  'truth: the trail holds every change and who made it': 'الحقيقة: السجل يحفظ كل تغيير وصاحبه',
  'privacy: contacts only after both have signed': 'الخصوصية: لا بيانات تواصل قبل توقيع الطرفين',
  'privacy: no salary before it is shown': 'الخصوصية: لا راتب قبل أن يكشفه صاحبه',
  'promises: nobody is in two interviews at once': 'الوعود: لا أحد في مقابلتين معًا',
  'promises: invoices are reminded of on their days': 'الوعود: التذكير بالفواتير في أيامه',
  'messages: each exactly once': 'الرسائل: كل رسالة مرة واحدة',
  'messages: in the reader’s language': 'الرسائل: بلغة قارئها',
  'messages: no phone rings at night': 'الرسائل: لا هاتف يرن ليلًا',
  'calls: no fault of ours': 'الطلبات: لا خطأ من جهتنا',
}

export const roleName = (role: string, lang: Lang): string => ROLES[role]?.[lang] ?? role
export const accountName = (account: keyof typeof ACCOUNT_NAMES, lang: Lang): string => ACCOUNT_NAMES[account][lang]
export const faultName = (fault: string, lang: Lang): string => (lang === 'ar' ? FAULTS_AR : FAULTS_EN)[fault] ?? fault
export const ruleName = (rule: string, lang: Lang): string => (lang === 'ar' ? RULES_AR[rule] : undefined) ?? rule
