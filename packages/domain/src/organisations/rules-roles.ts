import { type Lang, LOCALE } from '../kernel/language/locale.ts'
import { type Action, grantOf, may } from '../kernel/permissions/permissions.ts'
import type { MemberRole } from '../kernel/permissions/roles.ts'

export const MEMBER_ROLE_NAMES = {
  ar: {
    owner: 'مالك',
    hiring_manager: 'مدير توظيف',
    interviewer: 'مُحاوِر',
    finance: 'المالية',
    viewer: 'مُطّلع',
  },
  en: {
    owner: 'Owner',
    hiring_manager: 'Hiring manager',
    interviewer: 'Interviewer',
    finance: 'Finance',
    viewer: 'Viewer',
  },
} as const satisfies Record<Lang, Record<MemberRole, string>>

/** A part of the product that colleagues read, and the row of the permission matrix that opens it. */
const READABLE = {
  'requests.read': { ar: 'الطلبات', en: 'requests' },
  'talents.find': { ar: 'الكفاءات', en: 'talents' },
  'nominations.read': { ar: 'الترشيحات', en: 'nominations' },
  'interviews.read': { ar: 'المقابلات', en: 'interviews' },
  'contracts.read': { ar: 'العقود', en: 'contracts' },
  'invoices.view': { ar: 'الفواتير', en: 'invoices' },
} as const satisfies Partial<Record<Action, Record<Lang, string>>>

/** What colleagues do; rows that always go together are one phrase, named by the first. */
const DOABLE = {
  'requests.write': { ar: 'كتابة الطلبات', en: 'write requests' },
  'talents.choose': { ar: 'اختيار الكفاءات', en: 'choose talents' },
  'interviews.arrange': { ar: 'ترتيب المقابلات', en: 'arrange interviews' },
  'interviews.feedback': { ar: 'إبداء الرأي بعد المقابلة', en: 'give feedback after interviews' },
  'contracts.sign': { ar: 'توقيع العقود', en: 'sign contracts' },
  'contracts.renew': { ar: 'تجديد العقود', en: 'renew contracts' },
  'contracts.end': { ar: 'إنهاء العقود بإشعار', en: 'end contracts with notice' },
  'check_ins.answer': { ar: 'الرد على سؤال سير العمل', en: 'answer how work is going' },
  'work_reviews.answer': { ar: 'تقييم العمل بعد انتهائه', en: 'review work that is over' },
  'starts.prepare': { ar: 'التحضير لليوم الأول', en: 'prepare the first day' },
  'time_off.answer': { ar: 'الرد على طلبات الإجازة', en: 'answer time off' },
  'invoices.pay': { ar: 'دفع الفواتير', en: 'pay invoices' },
  'invoices.details': { ar: 'تعديل بيانات الفوترة', en: 'edit billing details' },
  'members.manage': { ar: 'دعوة الزملاء وتغيير أدوارهم', en: 'invite colleagues and change their roles' },
} as const satisfies Partial<Record<Action, Record<Lang, string>>>

/** Where salaries are seen: of nominees once they agreed, and in contracts. */
const SALARY = {
  everywhere: { ar: 'مع الرواتب', en: 'with salaries' },
  contracts: { ar: 'مع الرواتب في العقود', en: 'with the salaries in contracts' },
  nominees: { ar: 'مع رواتب المرشحين', en: 'with the salaries of nominees' },
  none: { ar: 'دون الرواتب', en: 'without salaries' },
} as const satisfies Record<string, Record<Lang, string>>

const FRAME = {
  ar: {
    see: (things: string, salary: string) => `الاطلاع على ${things}، ${salary}.`,
    seeInvited: (things: string, salary: string) => `الاطلاع على ${things}، ضمن المقابلات التي يُدعى إليها فقط، ${salary}.`,
    act: (acts: string) => `والصلاحيات: ${acts}.`,
    none: 'اطلاع فقط، دون أي تعديل.',
  },
  en: {
    see: (things: string, salary: string) => `Can see ${things}, ${salary}.`,
    seeInvited: (things: string, salary: string) =>
      `Can see ${things} only where they are invited to interview, ${salary}.`,
    act: (acts: string) => `Can ${acts}.`,
    none: 'Read-only.',
  },
} as const satisfies Record<Lang, object>

export const READABLE_ACTIONS = Object.keys(READABLE) as (keyof typeof READABLE)[]
export const DOABLE_ACTIONS = Object.keys(DOABLE) as (keyof typeof DOABLE)[]

function salaryOf(role: MemberRole): keyof typeof SALARY {
  const who = { kind: 'client', role } as const
  if (may(who, 'talents.salary')) return may(who, 'contracts.salary') ? 'everywhere' : 'nominees'
  return may(who, 'contracts.salary') ? 'contracts' : 'none'
}

/** What a role sees and may do, in words made from the permission matrix: for the page and for the email alike. */
export function roleInWords(role: MemberRole, lang: Lang): string {
  const who = { kind: 'client', role } as const
  const list = new Intl.ListFormat(LOCALE[lang], { type: 'conjunction' })
  const readable = READABLE_ACTIONS.filter((action) => may(who, action))
  const isInvited = readable.every((action) => grantOf(`client:${role}`, action) === 'invited')
  const things = list.format(readable.map((action) => READABLE[action][lang]))
  const acts = DOABLE_ACTIONS.filter((action) => may(who, action)).map((action) => DOABLE[action][lang])
  const { see, seeInvited, act, none } = FRAME[lang]
  return `${(isInvited ? seeInvited : see)(things, SALARY[salaryOf(role)][lang])} ${acts.length ? act(list.format(acts)) : none}`
}
