import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import type { Bilingual, Lang } from '@fareeq/domain/kernel/locale.ts'
import { mailLayout } from '../../platform/messages/layout.ts'

type About = 'application' | 'terms'
type Reminder = { name: string; about: About; url: string }
type Face = { title: Bilingual; text: Bilingual; button: Bilingual }

const FACES: Record<About, Face> = {
  application: {
    title: { ar: 'طلب انضمامك لم يكتمل', en: 'Your application is not finished' },
    text: {
      ar: 'كل ما كتبته محفوظ. أكمل طلبك لنتمكن من ترشيحك لشركات تبحث عن خبرتك.',
      en: 'Everything you wrote is saved. Finish your application so that we can nominate you to companies.',
    },
    button: { ar: 'إكمال الطلب', en: 'Finish the application' },
  },
  terms: {
    title: { ar: 'هل تغيّر تفرّغك أو راتبك؟', en: 'Have your availability or salary changed?' },
    text: {
      ar: 'مضت 3 أشهر على آخر تأكيد لتفرّغك وراتبك. أكّدهما لنرشّحك بما يناسبك اليوم.',
      en: 'You last confirmed your availability and salary 3 months ago. Confirm them so that we nominate you on current terms.',
    },
    button: { ar: 'تأكيد التفرّغ والراتب', en: 'Confirm availability and salary' },
  },
}
const HELLO: Record<Lang, (name: string) => string> = {
  ar: (name) => `أهلًا ${name}،`,
  en: (name) => `Hello ${name},`,
}

export const reminderTitle = (lang: Lang, { about }: Reminder): string => FACES[about].title[lang]

export function reminderMail(lang: Lang, { name, about, url }: Reminder) {
  const { title, text, button } = FACES[about]
  const layout = mailLayout({
    lang,
    title: title[lang],
    preheader: text[lang],
    paragraphs: [HELLO[lang](bidiIsolate(name, lang)), text[lang]],
    button: { label: button[lang], url },
  })
  return { subject: title[lang], ...layout }
}

export const reminderText = (lang: Lang, { about, url }: Reminder): string =>
  ({ ar: `فريق: ${FACES[about].title.ar} ${url}`, en: `Fareeq: ${FACES[about].title.en} ${url}` })[lang]
