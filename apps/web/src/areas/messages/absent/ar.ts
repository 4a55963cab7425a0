import type { AbsentRoute } from '../../absent.ts'

/** What an address says whose feature is not built yet: what it is for, and that nothing is there for this person. */
export const ar = {
  pages: {
    invoices: {
      title: 'لا فواتير لك هنا',
      text: 'هذه صفحة الفواتير، ولا فاتورة لشركتك على منصة فريق الآن. لأي سؤال عن الدفع تواصل معنا.',
    },
    invoice: {
      title: 'لا فاتورة هنا',
      text: 'هذه صفحة فاتورة واحدة، ولا فاتورة لشركتك بهذا الرقم. لأي سؤال عن الدفع تواصل معنا.',
    },
  } satisfies Record<AbsentRoute, { title: string; text: string }>,
  toHome: 'العودة إلى الرئيسية',
  contact: 'تواصل معنا',
}
