import type { TimeOffKind } from '@fareeq/domain/time-off/limits.ts'
import type { TimeOffState } from '@fareeq/domain/time-off/states.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'الإجازات',
  left: (left: string, allowed: string) => `المتبقي من الإجازة المدفوعة: ${left} من ${allowed}`,
  workingDays: 'تُحسب أيام العمل وحدها من الإجازة المدفوعة.',
  empty: 'لا إجازات في هذا العقد.',
  loading: 'جارٍ تحميل الإجازات',
  kinds: { paid: 'مدفوعة', unpaid: 'غير مدفوعة' } satisfies Record<TimeOffKind, string> as Record<TimeOffKind, string>,
  length: (kind: string, days: string) => `${kind} لمدة ${days}`,
  states: {
    asked: 'بانتظار رد الشركة',
    agreed: 'تمت الموافقة',
    declined: 'لم تتم الموافقة',
    withdrawn: 'سُحب الطلب',
    lapsed: 'انتهى دون رد',
  } satisfies Record<TimeOffState, string> as Record<TimeOffState, string>,
  yours: 'بانتظار ردك',
  reason: 'السبب:',
  waiting: {
    title: 'إجازات بانتظار ردك',
    text: 'ما لا يُجاب عنه قبل أول يوم ينتهي دون إجازة.',
    open: 'عرض العقد',
    openOf: (talent: string) => `عرض عقد ${talent}`,
  },
  ask: {
    open: 'طلب إجازة',
    text: 'ترد الشركة على طلبك، ويمكنك سحبه قبل أول يوم.',
    kind: 'نوع الإجازة',
    first: 'أول يوم',
    last: 'آخر يوم',
    note: 'ملاحظة للشركة',
    takesPaid: (days: string, left: string) => `تُخصم ${days} من إجازتك المدفوعة، ويبقى ${left}.`,
    takesUnpaid: (days: string) => `لا راتب عن ${days}، بما فيها أيام الراحة، ولا تُحسب على الشركة.`,
    send: 'إرسال الطلب',
    done: 'أُرسل طلب الإجازة',
  },
  agree: {
    open: 'موافقة',
    of: (talent: string) => `الموافقة على إجازة ${talent}`,
    done: 'تمت الموافقة على الإجازة',
  },
  decline: {
    open: 'رفض',
    of: (talent: string) => `رفض إجازة ${talent}`,
    title: 'رفض الإجازة',
    text: 'ستصل الكفاءةَ رسالة بالسبب، وتبقى هذه أيام عمل.',
    reason: 'السبب',
    keep: 'رجوع',
    done: 'رُفضت الإجازة',
  },
  withdraw: {
    open: 'سحب الطلب',
    of: (span: string) => `سحب طلب إجازة ${span}`,
    text: 'تعود هذه أيام عمل، ونخبر الشركة بذلك.',
    keep: 'رجوع',
    done: 'سُحب طلب الإجازة',
  },
}
