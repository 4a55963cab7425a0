import type { ReportReason } from '@fareeq/domain/conversations/limits.ts'

/** Also shown to colleagues who decide about the report. */
const reasons: Record<ReportReason, string> = {
  contact: 'طلب التواصل أو الدفع خارج المنصة',
  insult: 'إساءة أو تحرّش',
  discrimination: 'تمييز',
  fraud: 'احتيال أو طلب مال',
  private: 'نشر معلومات خاصة',
  other: 'سبب آخر',
}

export const ar = {
  open: 'الإبلاغ عن الرسالة',
  title: 'الإبلاغ عن رسالة',
  text: 'يراجع فريقنا الرسالة ويخبرك بقراره. لا يعرف كاتبها من أبلغ عنها.',
  reason: 'السبب',
  reasons,
  note: 'ما الذي حدث؟',
  send: 'إرسال البلاغ',
  done: 'وصل بلاغك إلى فريقنا',
}
export type ReportWords = typeof ar
