import { ANSWER_DAYS, type PrivacyState } from '@fareeq/domain/privacy-requests/limits.ts'

const states: Record<PrivacyState, string> = {
  open: 'مفتوح',
  done: 'اكتمل',
  stopped: 'أُوقف',
  lapsed: 'لم تُنزَّل النسخة',
}

export const ar = {
  title: 'طلبات الخصوصية',
  text: `نسخ البيانات وإغلاق الحسابات. لكل طلب جواب خلال ${ANSWER_DAYS} يومًا.`,
  closedTitle: 'طلبات الخصوصية ليست من مهام دورك',
  closedText: 'يتولاها المسؤولون.',
  state: 'الحالة',
  allStates: 'كل الحالات',
  states,
  kinds: { copy: 'نسخة من البيانات', closing: 'إغلاق الحساب' },
  emptyTitle: 'لا طلبات هنا',
  emptyText: 'يظهر هنا كل طلب من صاحبه، وكل طلب كتابي تسجّله.',
  closedAccount: 'حساب مغلق',
  closes: 'يُغلق في',
  answerBy: 'الجواب قبل',
  ended: 'انتهى في',
  since: 'منذ',
  alone: 'طلبه صاحب الحساب',
  written: 'طلب كتابي سُجّل باسم {name}',
  waitsForPay: 'عقد سارٍ أو مستحقات لم تُدفع: يبقى الحساب مفتوحًا حتى تنتهي، ثم يُغلق.',
  stoppedBy: 'أُوقف باسم {name}',
  record: {
    open: 'تسجيل طلب كتابي',
    title: 'تسجيل طلب كتابي',
    text: 'لمن كتب إلينا ولم يستطع أن يطلب من حسابه. يصله بريد بما جرى.',
    kind: 'ما المطلوب؟',
    copy: 'نسخة من بياناته',
    copyHint: 'يصله رابط لتنزيلها من حسابه، ولا يطّلع عليها أحد منا.',
    closing: 'إغلاق حسابه',
    closingHint: (time: string) => `يُغلق بعد ${time} كما لو طلبه بنفسه، ويمكنه الرجوع عنه حتى ذلك الحين.`,
    email: 'بريد الحساب',
    submit: 'تسجيل الطلب',
    done: 'سُجّل الطلب، وأُبلغ صاحبه بالبريد',
  },
  reason: 'السبب',
  reasonHint: 'كيف وصلنا الطلب ومتى، مثل رقم التذكرة. يُحفظ في سجل التدقيق.',
  reasonNeeded: 'اكتب كيف وصلنا الطلب.',
  stop: {
    open: 'إيقاف الإغلاق',
    title: 'إيقاف إغلاق هذا الحساب؟',
    text: 'يبقى الحساب كما هو، ويصل صاحبه بريد بذلك. أوقفه فقط إن طلب ذلك كتابة.',
    done: 'أُوقف الإغلاق، وأُبلغ صاحب الحساب',
  },
}
export type PrivacyOpsWords = typeof ar
