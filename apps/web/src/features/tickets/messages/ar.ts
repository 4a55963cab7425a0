import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import type { Clock } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'

const kinds: Record<Ticket['kind'], string> = {
  contact: 'رسالة من الموقع',
  consultant: 'مستشار تقني',
  package: 'باقة استضافة',
  vacancy: 'شاغر',
  extension: 'أيام إضافية لترشيح',
  change_terms: 'تعديل الشروط',
  company_proof: 'إثبات شركة',
  shortlist: 'قائمة مختصرة',
  no_show: 'خلاف على حضور مقابلة',
}
const states: Record<Ticket['state'], string> = { open: 'مفتوحة', answered: 'أُجيبت', closed: 'مغلقة' }
const clocks: Record<Clock, string> = {
  late: 'تأخّرت',
  soon: 'موعدها قريب',
  calm: 'في وقتها',
  stopped: '',
}

export const ar = {
  title: 'التذاكر',
  text: 'كل ما يُطلب منّا، والأقرب موعدًا أولًا.',
  kind: 'النوع',
  allKinds: 'كل الأنواع',
  state: 'الحالة',
  kinds,
  states,
  clocks,
  due: 'الرد قبل',
  late: countedAr({
    zero: '',
    one: 'تذكرة واحدة متأخرة',
    two: 'تذكرتان متأخرتان',
    few: '{n} تذاكر متأخرة',
    many: '{n} تذكرة متأخرة',
    other: '{n} تذكرة متأخرة',
  }),
  shown: countedAr({
    zero: '',
    one: 'تذكرة واحدة',
    two: 'تذكرتان',
    few: '{n} تذاكر',
    many: '{n} تذكرة',
    other: '{n} تذكرة',
  }),
  member: 'لصاحبها حساب',
  request: 'فتح الطلب',
  interview: 'فتح المقابلة',
  alone: 'صفحة التذكرة',
  back: 'كل التذاكر',
  gone: 'لا تذكرة هنا',
  goneText: 'ربما حُذفت، أو ليست مما يجيب عنه دورك.',
  answers: 'ردودنا',
  us: 'فريق',
  answer: 'الرد',
  answerHint: 'يصل بالبريد بلغة السائل. سطر فارغ يبدأ فقرة جديدة.',
  send: 'إرسال الرد',
  sent: 'أُرسل الرد',
  close: 'إغلاق',
  closed: 'أُغلقت التذكرة',
  reopen: 'إعادة فتح',
  reopened: 'فُتحت التذكرة من جديد',
  showAll: 'عرض كل الأنواع',
  noneTitle: 'لا تذاكر هنا',
  emptyTitle: 'لا شيء ينتظر',
  emptyText: 'كل طلب جديد يظهر هنا مع موعد الرد عليه.',
  closedTitle: 'التذاكر ليست من مهام دورك',
  closedText: 'يجيب عنها مديرو الحسابات والمطابقة والعمليات.',
}
export type TicketWords = typeof ar
