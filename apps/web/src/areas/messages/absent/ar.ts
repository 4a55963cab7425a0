import type { AbsentRoute } from '../../absent.ts'

/** What an address says whose feature is not built yet: what it is for, and that nothing is there for this person. */
export const ar = {
  pages: {
    paymentResult: {
      title: 'لا دفعة هنا',
      text: 'هذه صفحة نتيجة الدفع، ولا دفعة لشركتك على منصة فريق الآن. لأي سؤال عن الدفع تواصل معنا.',
    },
  } satisfies Record<AbsentRoute, { title: string; text: string }>,
  toHome: 'العودة إلى الرئيسية',
  contact: 'تواصل معنا',
}
