import { countedAr } from '@fareeq/domain/kernel/locale.ts'

export const ar = {
  forecast: {
    title: 'عقود تنتهي قريبًا',
    within: (days: number) => `خلال ${days} يومًا`,
    contracts: countedAr({
      zero: 'لا عقود',
      one: 'عقد واحد',
      two: 'عقدان',
      few: '{n} عقود',
      many: '{n} عقدًا',
      other: '{n} عقد',
    }),
    settled: (settled: number) => `حُسم منها ${settled}`,
  },
  state: 'الحالة',
  all: 'الكل',
  emptyText: 'تُفتح التجديدات قبل نهاية العقد بمدة 45 يومًا.',
  approve: 'الموافقة على الشروط',
  approveText: 'تصل الشروط إلى الكفاءة لتوقّعها.',
  approved: 'أُرسلت الشروط إلى الكفاءة',
  refuse: 'رفض الشروط',
  refuseText: 'يعود القرار إلى الشركة مع ردك.',
  refuseNote: 'الرد',
  refused: 'عاد القرار إلى الشركة',
  keep: 'تراجع',
}
