/** What a month of somebody costs a company. The Arabic file defines the type. */
export const ar = {
  range: (from: string, to: string) => `من ${from} إلى ${to}`,
  total: 'الإجمالي كل شهر',
  wholeMonth: 'تكلفة شهر كامل، شاملة كل شيء',
  cost: {
    salary: (time: string) => `التكلفة الشهرية (${time}):`,
    range: (time: string) => `التكلفة الشهرية التقريبية (${time}):`,
    band: (time: string) => `المعتاد لهذا الدور والمستوى شهريًا (${time}):`,
  },
  band: 'النصف الأوسط مما تطلبه كفاءات هذا الدور والمستوى. لا يدخل فيه راتب هذه الكفاءة ما دامت تخفيه.',
  net: 'الراتب الصافي',
  wht: (rate: string) => `ضريبة الاستقطاع (${rate})`,
  fee: 'رسوم منصة فريق',
  vat: (rate: string) => `ضريبة القيمة المضافة (${rate})`,
}
export type CostWords = typeof ar
