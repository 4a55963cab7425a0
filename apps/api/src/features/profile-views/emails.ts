import { type Bilingual, type Lang, countedAr, countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { News } from '../../platform/messages/news.ts'

const TITLE: Record<Lang, (companies: number) => string> = {
  ar: countedAr({
    zero: 'لم تطّلع أي شركة على ملفك هذا الأسبوع',
    one: 'اطّلعت شركة واحدة على ملفك هذا الأسبوع',
    two: 'اطّلعت شركتان على ملفك هذا الأسبوع',
    few: 'اطّلعت {n} شركات على ملفك هذا الأسبوع',
    many: 'اطّلعت {n} شركة على ملفك هذا الأسبوع',
    other: 'اطّلعت {n} شركة على ملفك هذا الأسبوع',
  }),
  en: countedEn({
    one: 'One company viewed your profile this week',
    other: '{n} companies viewed your profile this week',
  }),
}
const TEXT: Bilingual = {
  ar: 'تجد في إعداداتك من اطّلع على ملفك، ومتى، وعلى أي أساس. راتبك وبيانات التواصل معك لا تظهر إلا بموافقتك.',
  en: 'Your settings list who viewed your profile, when and on which ground. Your salary and contact details show only with your consent.',
}
const LABEL: Bilingual = { ar: 'عرض سجل الاطلاع', en: 'See who viewed it' }

export function viewsNews(lang: Lang, companies: number): News {
  const title = TITLE[lang](companies)
  return { subject: title, title, paragraphs: [TEXT[lang]], button: LABEL[lang] }
}
