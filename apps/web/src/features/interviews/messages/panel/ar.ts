import type { Recommendation } from '@fareeq/domain/interviews/rules-panel.ts'

export const ar = {
  title: 'من يقابل من شركتك',
  host: 'صاحب الطلب',
  alone: 'لم تدعُ أحدًا من زملائك بعد.',
  invite: 'دعوة زملاء',
  change: 'تغيير المشاركين',
  inviteTitle: 'من يشارك في المقابلة؟',
  inviteText: 'تصل إلى كل زميل تختاره دعوة بالموعد، ويدخل الغرفة، ويكتب تقييمه بعد اللقاء.',
  nobody: 'لا زملاء يمكن دعوتهم. أضف زملاءك في صفحة الزملاء أولًا.',
  save: 'حفظ المشاركين',
  saved: 'تم حفظ المشاركين',
  none: 'لم يصل التقييم بعد',
  card: {
    title: 'تقييمك للمقابلة',
    text: 'يقرؤه من يقرر في شركتك. تقرأ تقييم زملائك بعد أن ترسل تقييمك.',
    recommendation: 'توصيتك',
    note: 'ملاحظاتك',
    send: 'حفظ التقييم',
    done: 'تم حفظ تقييمك',
  },
  recommendations: { yes: 'أوصي به', unsure: 'متردد', no: 'لا أوصي به' } satisfies Record<Recommendation, string>,
  scorecards: 'تقييم المشاركين',
}
export type PanelWords = typeof ar
