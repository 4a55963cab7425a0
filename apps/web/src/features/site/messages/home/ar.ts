import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'

const number = new Intl.NumberFormat(LOCALE.ar)

/** What both front pages say alike. The Arabic file defines the type. */
export const ar = {
  strip: {
    talent: { text: 'أهلًا بعودتك. ملفك بانتظارك.', action: 'المتابعة إلى ملفك' },
    client: { text: 'أهلًا بعودتكم. طلبكم بانتظاركم.', action: 'المتابعة إلى حسابكم' },
  },
  stats: {
    title: 'بالأرقام',
    asOf: (month: string) => `الأرقام حتى ${month}`,
    since: (month: string) => `حتى ${month}`,
    how: 'كيف نحسب كل رقم',
    live: (n: number) => `في قاعدة بياناتنا اليوم:\u00a0${number.format(n)}`,
  },
  demo: 'نسخة عرض: الشركات والأشخاص في هذه الصفحة افتراضيون.',
  sectorsInstead: 'من قطاعات مثل',
  /** Parsed by the brief reader in home.test.ts. */
  brief: {
    sentence: [
      ['نحتاج '],
      ['مطورَي واجهات أمامية', 'role'],
      [' من '],
      ['الخبراء', 'seniority'],
      [' في '],
      ['React', 'skills'],
      ['، '],
      ['بدوام كامل', 'availability'],
      [' لمدة '],
      ['6 أشهر', 'duration'],
      ['، والبدء '],
      ['خلال أسبوعين', 'start'],
    ] as readonly Piece[],
    fields: {
      role: 'الدور',
      seniority: 'مستوى الخبرة',
      skills: 'المهارات',
      availability: 'التفرّغ',
      duration: 'المدة',
      start: 'موعد البدء',
    },
    values: {
      role: 'تطوير الواجهات الأمامية',
      seniority: 'خبير',
      skills: 'React',
      availability: 'دوام كامل',
      duration: '6 أشهر',
      start: 'خلال أسبوعين',
    },
  },
}
export type BriefField = 'role' | 'seniority' | 'skills' | 'availability' | 'duration' | 'start'
export type Piece = readonly [text: string, field?: BriefField]
export type HomeWords = typeof ar
