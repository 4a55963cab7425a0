/** Taking over a contract. The Arabic file defines the type. */
export const ar = {
  title: 'نقل التعاقد إلى شركتك',
  text: 'أكمل مع الكفاءة نفسها بعقد من شركتك. يراجع فريق العمليات طلبك قبل أن ينتهي هذا العقد.',
  base: (gross: string, months: string, percent: string) => `${percent} من ${gross} شهريًا عن ${months}`,
  fee: 'رسوم نقل التعاقد',
  vat: 'ضريبة القيمة المضافة',
  total: 'المجموع',
  open: 'طلب نقل التعاقد',
  formText: 'تصلك الفاتورة بعد موافقة فريق العمليات، لا قبلها.',
  last: 'آخر يوم في هذا العقد',
  lastHint: (from: string, to: string) => `من ${from} إلى ${to}`,
  send: (total: string) => `طلب نقل التعاقد مقابل ${total}`,
  done: 'وصل طلبك إلى فريق العمليات',
  asked: (day: string, due: string) => `طُلب نقل التعاقد، وآخر يوم ${day}. يرد فريق العمليات قبل ${due}.`,
  approve: {
    title: 'تطلب الشركة نقل التعاقد',
    open: 'الموافقة على نقل التعاقد',
    text: (day: string) =>
      `ينتهي العقد في ${day}، ويصل الطرفين الخبر، وتُعد مسودة الفاتورة لفريق المالية. لرفض الطلب أجب عن تذكرته.`,
    keep: 'رجوع',
    done: 'تمت الموافقة، ومسودة الفاتورة لدى فريق المالية',
  },
}
