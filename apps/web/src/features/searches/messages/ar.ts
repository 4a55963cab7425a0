import type { ResultKind } from '@fareeq/domain/searches/limits.ts'

export const ar = {
  kinds: {
    talent: 'الكفاءات',
    company: 'الشركات',
    request: 'طلبات العملاء',
    ticket: 'التذاكر',
    meeting: 'الاجتماعات',
    interview: 'المقابلات',
    contract: 'العقود',
    invoice: 'الفواتير',
    batch: 'دفعات المستحقات',
    colleague: 'الزملاء',
    text: 'محتوى الموقع',
  } satisfies Record<ResultKind, string> as Record<ResultKind, string>,
  unnamed: 'دون اسم',
  unnamedRequest: 'طلب دون اسم بعد',
  draft: 'مسودة فاتورة',
  commands: 'أوامر',
}
