import { countedAr, countedEn, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { RouteId } from '@fareeq/domain/navigation/paths.ts'

/** Pages without an introduction of their own. */
type Introduced = Extract<RouteId, 'homeClient' | 'homeTalent' | 'knowledgeCenter' | 'contact'>

type Words = {
  line: string
  about: string
  pages: string
  services: string
  articles: string
  faq: { name: string; about: string }
  minutes: (count: number) => string
  introduced: Record<Introduced, { name: string; about: string }>
}

/** Fixed texts of the machine-readable files; the rest is content. */
export const WORDS: Readonly<Record<Lang, Words>> = {
  ar: {
    line: 'توظيف الكفاءات التقنية عن بُعد',
    about:
      'منصة فريق سوق توظيف يجمع الشركات بالتقنيين العاملين عن بُعد، بالعربية أولًا ثم بالإنجليزية. ثلاث خطوات اختيار قبل الترشيح، ورابعة مع الشركة. تصف الشركة ما تحتاج إليه، فتصلها ترشيحات قليلة مع كل منها سبب مكتوب، وتتولى المنصة العقود والرواتب والتجديد.',
    pages: 'الصفحات',
    services: 'الخدمات',
    articles: 'مقالات مركز المعرفة',
    faq: { name: 'الأسئلة الشائعة', about: 'أسئلة الشركات والكفاءات وأجوبتها.' },
    minutes: countedAr({
      zero: 'قراءة في أقل من دقيقة',
      one: 'قراءة في دقيقة',
      two: 'قراءة في دقيقتين',
      few: 'قراءة في {n} دقائق',
      many: 'قراءة في {n} دقيقة',
      other: 'قراءة في {n} دقيقة',
    }),
    introduced: {
      homeClient: { name: 'للشركات', about: 'كيف توظّف الشركات كفاءات تقنية عن بُعد.' },
      homeTalent: { name: 'للكفاءات', about: 'ملف واحد وتقييم واحد، ثم تصل طلبات المقابلة.' },
      knowledgeCenter: { name: 'مركز المعرفة', about: 'مقالات عن التوظيف عن بُعد والعقود والمسيرة المهنية.' },
      contact: { name: 'تواصل معنا', about: 'رسالة يقرؤها أحد أعضاء فريق العمليات ويرد عليها.' },
    },
  },
  en: {
    line: 'remote technologists, hired well',
    about:
      'Fareeq is a hiring marketplace that brings companies and remote technologists together, in Arabic first and in English. Three selection steps come before a nomination, the fourth is with the company. A company describes its team and gets a few nominations, each with a written reason. Fareeq handles contracts, salaries and renewals.',
    pages: 'Pages',
    services: 'Services',
    articles: 'Articles of the knowledge center',
    faq: { name: 'FAQ', about: 'What companies and talents ask, with the answers.' },
    minutes: countedEn({ zero: 'Under a minute to read', one: '{n} minute to read', other: '{n} minutes to read' }),
    introduced: {
      homeClient: { name: 'For companies', about: 'How companies hire remote technologists.' },
      homeTalent: { name: 'For talents', about: 'One profile and one assessment, then interview requests arrive.' },
      knowledgeCenter: { name: 'Knowledge center', about: 'Articles on hiring remotely, contracts and careers.' },
      contact: { name: 'Contact', about: 'A message that a person in operations reads and answers.' },
    },
  },
}
