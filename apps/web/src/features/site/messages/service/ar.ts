import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** Common words of the pages of services. The Arabic file defines the type. */
export const ar = {
  home: 'الرئيسية',
  services: 'الخدمات',
  list: {
    title: 'خدماتنا للشركات',
    lead: 'من كفاءة واحدة إلى منتج كامل: اختاروا ما يناسب مرحلتكم، ولكل خدمة صفحة بخطواتها ومن تناسب.',
  },
  start: 'إنشاء حساب شركة',
  prices: 'الأسعار',
  ask: 'تواصل معنا',
  toCalculator: 'حساب العمولة',
  gets: { title: 'ما الذي تحصلون عليه', text: 'ما نلتزم به في هذه الخدمة، بندًا بندًا.' },
  steps: { title: 'كيف نعمل معكم', text: 'خطوات معروفة من أول رسالة.' },
  forWhom: 'لمن هذه الخدمة',
  related: { title: 'خدمات قريبة', text: 'كثيرًا ما تُطلب معها أو بعدها.' },
  last: {
    title: 'لنبدأ بطلبكم الأول',
    text: 'حساب الشركة مجاني، ولا التزام قبل المقابلة.',
    action: 'إنشاء حساب شركة',
  },
  hours: {
    title: 'دوام كامل أو جزئي',
    text: 'كل نقطة ساعة عمل. يحدد كل تقني ما يقبله، وتختارون ما يكفيكم.',
    fullTime: 'دوام كامل',
    partTime: 'دوام جزئي',
    aDay: countedAr({
      zero: 'لا ساعات',
      one: 'ساعة في اليوم',
      two: 'ساعتان في اليوم',
      few: '{n} ساعات في اليوم',
      many: '{n} ساعة في اليوم',
      other: '{n} ساعة في اليوم',
    }),
    fullTimeFor: 'لعضو في فريق العمل: حضور لاجتماعاتكم ومسؤولية كاملة.',
    partTimeFor: 'لدور محدد أو خبرة تحتاجون إليها نصف اليوم.',
  },
}
export type ServiceWords = typeof ar
