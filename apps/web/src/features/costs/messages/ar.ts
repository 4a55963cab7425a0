/** What a month of somebody costs a company. The Arabic file defines the type. */
export const ar = {
  range: (from: string, to: string) => `من ${from} إلى ${to}`,
  total: 'الإجمالي كل شهر',
  net: 'الراتب الصافي',
  wht: (rate: string) => `ضريبة الاستقطاع (${rate})`,
  fee: 'رسوم منصة فريق',
  vat: (rate: string) => `ضريبة القيمة المضافة (${rate})`,
}
export type CostWords = typeof ar
