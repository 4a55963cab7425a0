import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import type { MessageChannel, Trouble } from '@fareeq/domain/notifications/schema-messages.ts'

const states: Record<Trouble, string> = { failed: 'لم تصل', trying: 'نعيد المحاولة' }
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
  attempts: countedAr({
    zero: 'بلا محاولات',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: '{n} محاولات',
    many: '{n} محاولة',
    other: '{n} محاولة',
  }),
  reason: 'السبب',
  noReason: 'لم يُذكر سبب',
  next: 'المحاولة التالية',
  marked: { refused: 'عنوان مرفوض', bounced: 'عنوان مرتدّ', complained: 'لا يريد رسائلنا' },
  complained: 'وصلت وعُدّت مزعجة',
  unwanted: 'عدّها صاحب البريد مزعجة، فلا نرسل إليه حتى يطلب ذلك من إعداداته.',
  retry: 'إعادة الإرسال',
  gone: 'لا نحتفظ بنصها، فلا تُرسل من جديد. يطلب صاحبها رمزًا جديدًا.',
  shown: countedAr({
    zero: '',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '{n} رسائل',
    many: '{n} رسالة',
    other: '{n} رسالة',
  }),
  showAll: 'عرض كل القنوات',
  emptyTitle: 'وصلت كل الرسائل',
  emptyText: 'ما يتعذّر وصوله يظهر هنا مع سببه.',
  closedTitle: 'الرسائل ليست من مهام دورك',
  closedText: 'يتابعها مديرو الحسابات والعمليات.',
}
export type MessageWords = typeof ar
