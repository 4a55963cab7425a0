import type { ProfilePart } from '@fareeq/domain/profile-proposals/rules.ts'
import type { ProposalState } from '@fareeq/domain/profile-proposals/states.ts'

const parts: Record<ProfilePart, string> = { bio_ar: 'النبذة بالعربية', bio_en: 'النبذة بالإنجليزية' }
const states: Record<ProposalState, string> = {
  open: 'بانتظار الرد',
  accepted: 'مقبول',
  declined: 'لم يُقبل',
  replaced: 'حلّ غيره محلّه',
  withdrawn: 'مسحوب',
}

export const ar = {
  parts,
  before: 'النص الحالي',
  after: 'النص المقترح',
  nothing: 'لا نص بعد.',
  reason: 'السبب',
  somebody: 'فريق المنصة',
  staff: {
    title: 'صياغة نصوص الملف',
    text: 'لا يتغيّر شيء في الملف إلا بموافقة صاحبه.',
    textAdmin: 'اقترح صياغة تُحفظ بعد موافقة صاحب الملف، أو عدّل النص فورًا مع ذكر السبب.',
    open: 'كتابة صياغة أخرى',
    part: 'النص',
    wording: 'الصياغة المقترحة',
    reason: 'السبب',
    reasonHint: 'يقرؤه صاحب الملف كما تكتبه.',
    propose: 'إرسال الاقتراح',
    proposed: 'تم إرسال الاقتراح',
    change: 'تعديل النص فورًا',
    changed: 'تم تعديل النص وإبلاغ صاحبه',
    how: 'طريقة التعديل',
    ways: { propose: 'اقتراح', change: 'تعديل فوري' },
    changeNote: 'يُحفظ النص فورًا، ويصل إلى صاحب الملف ما تغيّر واسمك والسبب.',
    withdraw: 'سحب الاقتراح',
    withdrawn: 'تم سحب الاقتراح',
    states,
    note: 'رد صاحب الملف',
    closed: 'الحساب موقوف، فلا تُقترح صياغة ولا يُعدَّل نص.',
  },
  own: {
    title: 'صياغة مقترحة لملفك',
    text: 'لن يتغيّر شيء إلا بموافقتك.',
    from: (name: string) => `الاقتراح من ${name}`,
    changed: 'تغيّر نصك بعد كتابة هذا الاقتراح. قارن النصين قبل أن تقرر.',
    accept: 'قبول الصياغة',
    accepted: 'تم حفظ النص الجديد في ملفك',
    decline: 'الاحتفاظ بنصي',
    declineTitle: 'الاحتفاظ بنصك الحالي؟',
    declineText: 'يبقى ملفك كما هو، ونخبر صاحب الاقتراح.',
    note: 'كلمة لصاحب الاقتراح',
    declined: 'بقي نصك كما هو',
  },
}
