import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Bilingual, Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, hello } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

export type ReminderSubject = 'application' | 'assessment' | 'terms'

const REMINDERS: Record<ReminderSubject, Record<'title' | 'text' | 'button', Bilingual>> = {
  application: {
    title: { ar: 'طلب انضمامك لم يكتمل', en: 'Finish your application' },
    text: {
      ar: 'كل ما كتبته محفوظ. أكمل طلبك لنتمكن من ترشيحك لشركات تبحث عن خبرتك.',
      en: 'Everything you entered is saved. Finish your application so we can nominate you to companies.',
    },
    button: { ar: 'إكمال الطلب', en: 'Finish the application' },
  },
  assessment: {
    title: { ar: 'نصف ساعة تفصلك عن ملف موثّق', en: 'Half an hour to a verified profile' },
    text: {
      ar: 'طلبك مكتمل، وبقيت أولى خطوات الاختيار: تقييم تقني في مهارة تتقنها، تجريه متى شئت وتصلك نتيجته خلال 10 دقائق.',
      en: 'Your application is complete. The first step of selection is next: a technical assessment in a skill you know well. Take it whenever you like; you’ll get the result within 10 minutes.',
    },
    button: { ar: 'اختيار تقييم', en: 'Choose an assessment' },
  },
  terms: {
    title: { ar: 'هل تغيّر تفرّغك أو راتبك؟', en: 'Have your availability or salary changed?' },
    text: {
      ar: 'مضت 3 أشهر على آخر تأكيد لتفرّغك وراتبك. أكّدهما لنرشّحك بما يناسبك اليوم.',
      en: 'You last confirmed your availability and salary 3 months ago. Confirm them so we nominate you on current terms.',
    },
    button: { ar: 'تأكيد التفرّغ والراتب', en: 'Confirm availability and salary' },
  },
}
export function reminderNews(lang: Lang, about: ReminderSubject, name: string): News {
  const { title, text, button } = REMINDERS[about]
  return {
    subject: title[lang],
    title: title[lang],
    preheader: text[lang],
    paragraphs: [hello(lang, bidiIsolate(name, lang)), text[lang]],
    button: button[lang],
  }
}

export const talentMails = mailSamples(
  'talents',
  {
    application: ({ lang, name }) => reminderNews(lang, 'application', name),
    assessment: ({ lang, name }) => reminderNews(lang, 'assessment', name),
    terms: ({ lang, name }) => reminderNews(lang, 'terms', name),
  },
  'reminders',
)
