import type { ContactKind, ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

const open: Record<ConversationKind, string> = {
  contract: 'فتح العقد',
  payout: 'فتح المستحقات',
  nomination: 'فتح الترشيح',
  interview: 'فتح المقابلة',
  offer: 'فتح العرض',
}

const contacts: Record<ContactKind, string> = { phone: 'رقم هاتف', email: 'بريد', link: 'رابط', handle: 'حساب' }

export const ar = {
  title: 'المحادثات',
  text: {
    talent: 'ما كتبته عن مقابلاتك والعروض وعقودك ومستحقاتك، وردود الشركات وفريقنا.',
    client: 'ما كتبتموه عن الترشيحات والمقابلات والعروض والعقود، وردود الكفاءات وفريقنا.',
    staff: 'أسئلة الكفاءات والشركات عن الترشيحات والمقابلات والعروض والعقود والمستحقات.',
  },
  none: 'لا محادثات بعد',
  noneText: {
    talent: 'لديك سؤال عن مقابلة أو عرض أو عقد أو دفعة؟ اكتبه من صفحتها.',
    client: 'لديك سؤال عن ترشيح أو مقابلة أو عرض أو عقد؟ اكتبه من صفحته.',
    staff: 'تظهر هنا كل محادثة من أول رسالة فيها.',
  },
  noneWaiting: 'لا سؤال ينتظر ردنا',
  noneWaitingText: 'كل رسالة جديدة من كفاءة أو شركة تظهر هنا حتى يرد عليها أحدنا.',
  view: 'المعروض',
  views: { waiting: 'بانتظار ردنا', review: 'بانتظار قرارنا', all: 'الكل' },
  mails: {
    label: 'ما يصلك بالبريد',
    choices: { mine: 'محادثات كتبت فيها', all: 'كل المحادثات', none: 'لا شيء' },
    saved: 'حفظنا اختيارك',
  },
  unread: countedAr({
    zero: '',
    one: 'رسالة واحدة جديدة',
    two: 'رسالتان جديدتان',
    few: '{n} رسائل جديدة',
    many: '{n} رسالة جديدة',
    other: '{n} رسالة جديدة',
  }),
  log: 'الرسائل',
  empty: 'لا رسائل بعد',
  emptyText: {
    member: 'اكتب سؤالك، ويصلك الرد هنا وبالبريد.',
    staff: 'اكتب رسالة، وتصل إلى كل من في المحادثة هنا وبالبريد.',
  },
  earlier: 'عرض الرسائل الأقدم',
  me: 'أنت',
  byMail: 'أُرسلت بالبريد الإلكتروني',
  files: 'المرفقات',
  attach: 'إرفاق ملف',
  attachKinds: 'PDF أو صورة PNG أو JPG',
  refusedFiles: 'لم تُؤخذ هذه المرفقات: {names}',
  erased: 'حُذفت الرسالة مع حساب كاتبها',
  hidden: 'أخفى فريقنا هذه الرسالة',
  hiddenMine: 'أخفى فريقنا رسالتك عن الآخرين بعد بلاغ',
  hiddenForOthers: 'مخفية عن الآخرين',
  reported: 'أبلغت عنها',
  inReview: 'قيد المراجعة',
  openReview: 'اتخاذ القرار',
  kept: 'راجعها فريقنا ولم يرسلها:',
  seen: 'تمت القراءة',
  write: 'رسالة جديدة',
  send: 'إرسال',
  settle: 'لا تحتاج إلى رد',
  settled: 'لم تعد بانتظار ردنا',
  held: 'لم تُرسل',
  contacts,
  open,
  back: 'كل المحادثات',
  gone: 'لا محادثة هنا',
  goneText: 'ربما لم تعد طرفًا فيها، أو أن الرابط غير صحيح.',
  closedTitle: 'المحادثات ليست من مهام دورك',
  closedText: 'يرد عليها فريق الترشيح ومديرو الحسابات وفريقا العمليات والمالية.',
}
export type ConversationWords = typeof ar
