import { type Bilingual, type Lang, countedAr, countedEn } from '@fareeq/domain/kernel/locale.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

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

export const viewsTitle = (lang: Lang, companies: number): string => TITLE[lang](companies)

export function viewsMail(lang: Lang, companies: number, url: string) {
  const title = viewsTitle(lang, companies)
  const button = { label: LABEL[lang], url }
  return { subject: title, ...mailLayout({ lang, title, preheader: TEXT[lang], paragraphs: [TEXT[lang]], button }) }
}
