/** What a month of somebody costs a company. The Arabic file defines the type. */
export const ar = {
  range: (from: string, to: string) => `من ${from} إلى ${to}`,
  total: 'الإجمالي كل شهر',
  wholeMonth: 'تكلفة شهر كامل، شاملة كل شيء',
  cost: {
    salary: (time: string) => `التكلفة الشهرية (${time}):`,
    range: (time: string) => `التكلفة الشهرية التقريبية (${time}):`,
    agreed: 'التكلفة الشهرية، شاملة كل شيء:',
    offered: 'التكلفة الشهرية بالشروط المعروضة:',
    band: (time: string) => `المعتاد لهذا الدور والمستوى شهريًا (${time}):`,
  },
  band: 'النصف الأوسط مما تطلبه كفاءات هذا الدور والمستوى. لا يدخل فيه راتب هذه الكفاءة ما دامت تخفيه.',
  request: {
    market: (range: string) => `المعتاد لهذا الدور والمستوى: ${range} صافيًا كل شهر.`,
    marketOfAll: (range: string) => `المعتاد لهذا الدور بكل مستوياته: ${range} صافيًا كل شهر.`,
    below: 'ميزانيتك دون هذا النطاق. نبحث لك على أي حال، وقد يكون من نرشّحهم أقل.',
    cost: (people: string) => `التكلفة الشهرية المتوقعة (${people}):`,
    team: (people: string) => `تكلفة الفريق المتوقعة كل شهر (${people}):`,
    notWhole: 'لا تشمل دورًا بلا ميزانية ولا نطاق معروف.',
    basis: 'تقدير لمن يعمل من خارج السعودية، ويشمل الراتب والضريبة ورسومنا.',
  },
  net: 'الراتب الصافي',
  wht: (rate: string) => `ضريبة الاستقطاع (${rate})`,
  fee: 'رسوم منصة فريق',
  vat: (rate: string) => `ضريبة القيمة المضافة (${rate})`,
}
export type CostWords = typeof ar
