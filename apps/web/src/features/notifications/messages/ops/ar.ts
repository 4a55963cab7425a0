import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { MessageChannel } from '@fareeq/domain/notifications/limits.ts'
import type { Trouble } from '@fareeq/domain/notifications/schema-messages.ts'

const states: Record<Trouble, string> = { failed: 'لم تصل', trying: 'قيد المحاولة', dismissed: 'مستبعدة' }
const channels: Record<MessageChannel, string> = {
  email: 'البريد',
  sms: 'رسالة نصية',
  whatsapp: 'واتساب',
  voice: 'مكالمة',
}

export const ar = {
  title: 'رسائل لم تصل',
  text: 'ما رفضه المزوّد أو تعذّر بعد آخر محاولة، والأحدث أولًا.',
  state: 'الحالة',
  states,
  channel: 'القناة',
  allChannels: 'كل القنوات',
  channels,
  secret: 'رسالة لا يُعرض عنوانها',
  secretText: 'رسالة لا يُعرض نصها',
  attempts: countedAr({
    zero: 'دون محاولات',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: '{n} محاولات',
    many: '{n} محاولة',
    other: '{n} محاولة',
  }),
  reason: 'السبب',
  noReason: 'لم يُذكر سبب',
  next: 'المحاولة التالية',
  marked: { refused: 'عنوان مرفوض', bounced: 'عنوان مرتدّ', complained: 'بلاغ إزعاج' },
  complained: 'وصلت، وأُبلغ عنها كرسالة مزعجة',
  unwanted: 'أُبلغ عنها كرسالة مزعجة، فلا نرسل إلى هذا البريد حتى يُستأنف الإرسال من إعدادات الحساب.',
  retry: 'إعادة الإرسال',
  retryTitle: 'إعادة إرسال هذه الرسالة؟',
  retryText: 'تُرسل كما هي إلى الوجهة نفسها. إن كان البريد أو الرقم خاطئًا، فصاحب الحساب يصححه من إعداداته.',
  dismiss: 'استبعاد',
  dismissTitle: 'استبعاد الرسالة',
  dismissText: 'لا تبقى في الصفحة الرئيسية، ويبقى السبب واسمك في «مستبعدة».',
  dismissReason: 'سبب الاستبعاد',
  dismissMissing: 'اكتب سبب الاستبعاد',
  dismissDone: 'تم استبعاد الرسالة',
  dismissed: 'استُبعدت باسم {name}',
  formerColleague: 'عضو سابق في الفريق',
  gone: 'لا نحتفظ بنصها، فلا يمكن إرسالها مرة أخرى. الحل طلب رمز جديد.',
  shown: countedAr({
    zero: '',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '{n} رسائل',
    many: '{n} رسالة',
    other: '{n} رسالة',
  }),
  showAll: 'عرض كل القنوات',
  noneDismissed: 'لا رسائل مستبعدة',
  showEvery: 'عرض كل الرسائل',
  emptyTitle: 'وصلت كل الرسائل',
  emptyText: 'ما يتعذّر وصوله يظهر هنا مع سببه.',
  closedTitle: 'الرسائل ليست من مهام دورك',
  closedText: 'يتابعها مديرو الحسابات والعمليات.',
}
export type MessageWords = typeof ar
