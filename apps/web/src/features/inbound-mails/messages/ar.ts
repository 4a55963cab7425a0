import type { InboundDecision, InboundReason } from '@fareeq/domain/inbound-mails/limits.ts'
import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

const reasons: Record<InboundReason, string> = {
  auto_reply: 'رد تلقائي',
  bounce: 'بريد مرتدّ',
  bulk: 'قائمة بريدية',
  own: 'بريد منّا',
  no_address: 'لم يُرسل إلى عنوان رد صحيح',
  other_sender: 'المرسل ليس صاحب عنوان الرد',
  gone: 'غادر صاحب عنوان الرد، أو حُذف ما يخصه',
  no_text: 'لا نص جديد فيه',
  too_long: 'أطول من المسموح',
  too_many: 'رسائل كثيرة من صاحبه في دقيقة واحدة',
  too_large: 'أكبر من أن يُقرأ: أكثر من 25 ميغابايت أو 100 جزء',
  unreadable: 'تعذّرت قراءته',
}

export const ar = {
  title: 'البريد الوارد المعلّق',
  text: 'بريد لم يُضف إلى أي محادثة، مع السبب. عنوان المرسل كما كُتب في البريد، ولم يُتحقق منه.',
  state: 'الحالة',
  waiting: 'بانتظار قرار',
  settledOnes: 'تم البت فيه',
  reasons,
  noSubject: 'دون عنوان',
  noText: 'لا نص جديد في هذا البريد.',
  ticket: 'فتح التذكرة {reference}',
  conversation: 'فتح المحادثة',
  files: 'المرفقات',
  refusedFiles: 'كان مرفقًا به، ولم يُقبل: {names}',
  addressOf: 'عنوان الرد هذا يخص {name}',
  accept: 'إضافته إلى مكانه',
  acceptTitle: 'إضافة البريد إلى مكانه؟',
  acceptText: 'يصبح رسالة باسم {name}، ويقرؤها كل من يشارك. أضفه فقط إن كنت متأكدًا من كاتبه.',
  accepted: 'أُضيف البريد',
  discard: 'استبعاد',
  discarded: 'استُبعد البريد',
  settled: { accepted: 'أضافه {name}', discarded: 'استبعده {name}' } satisfies Record<InboundDecision, string>,
  formerColleague: 'عضو سابق في الفريق',
  shown: countedAr({
    zero: '',
    one: 'بريد واحد',
    two: 'بريدان',
    few: '{n} رسائل بريد',
    many: '{n} رسالة بريد',
    other: '{n} رسالة بريد',
  }),
  emptyTitle: 'لا بريد معلّقًا',
  emptyText: 'الردود على بريدنا تصل إلى مكانها بنفسها. ما لا نعرف مكانه يظهر هنا.',
  closedTitle: 'البريد الوارد ليس من مهام دورك',
  closedText: 'يتابعه مديرو الحسابات والعمليات.',
}
export type HeldMailWords = typeof ar
