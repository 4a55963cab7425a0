import { type Bilingual, type Lang, countedAr, countedEn } from '@fareeq/domain/kernel/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { EntryKind, Reason } from '@fareeq/domain/notifications/schema-centre.ts'
import type { NoticeKind } from '@fareeq/domain/notifications/schema.ts'
import { type Why, mailLayout } from '../../platform/messages/layout.ts'

const NAMES: Record<Lang, Record<EntryKind, string>> = {
  ar: {
    interviews: 'المقابلات',
    nominations: 'الترشيحات',
    profile_views: 'الاطلاع على ملفك',
    referrals: 'دعوات الأصدقاء',
    opportunities: 'فرص العمل',
    newsletter: 'نشرة فريق',
    reminders: 'التذكيرات',
    meetings: 'المواعيد',
  },
  en: {
    interviews: 'Interviews',
    nominations: 'Nominations',
    profile_views: 'Profile views',
    referrals: 'Invited friends',
    opportunities: 'Opportunities',
    newsletter: 'The Fareeq newsletter',
    reminders: 'Reminders',
    meetings: 'Meetings',
  },
}

const BECAUSE: Record<Lang, Record<Reason, (name: string) => string>> = {
  ar: {
    chosen: (name) => `سبب هذه الرسالة: «${name}» بالبريد، وهو اختيارك في الإعدادات.`,
    consented: (name) => `سبب هذه الرسالة: «${name}» بالبريد، وقد وافقت على رسائلنا عند التسجيل.`,
    usual: (name) => `سبب هذه الرسالة: «${name}» تصل بالبريد ما لم تختر غير ذلك.`,
    always: (name) => `سبب هذه الرسالة: «${name}»، وتصل دائمًا.`,
  },
  en: {
    chosen: (name) => `Why this mail: “${name}” by email, as you chose in your settings.`,
    consented: (name) => `Why this mail: “${name}” by email, since you agreed to our mails when you signed up.`,
    usual: (name) => `Why this mail: “${name}” come by email unless you choose otherwise.`,
    always: (name) => `Why this mail: “${name}”, which always come.`,
  },
}
const CHANGE: Bilingual = { ar: 'تغيير ما يصلك', en: 'Change what you get' }

/** Which event and which choice made this mail, with the way to the setting. */
export const reasonOfMail = (lang: Lang, kind: NoticeKind, reason: Reason, publicUrl: string): Why => ({
  text: BECAUSE[lang][reason](NAMES[lang][kind]),
  label: CHANGE[lang],
  url: publicUrl + pathTo('settings', {}, { tab: 'notifications' }),
})

const COUNT: Record<Lang, (count: number) => string> = {
  ar: countedAr({
    zero: 'لا إشعارات',
    one: 'إشعار جديد',
    two: 'إشعاران جديدان',
    few: '{n} إشعارات جديدة',
    many: '{n} إشعارًا جديدًا',
    other: '{n} إشعار جديد',
  }),
  en: countedEn({ one: 'one new notification', other: '{n} new notifications' }),
}
const FOOTER: Bilingual = {
  ar: 'جمعنا ما حدث في دقائق متقاربة في رسالة واحدة.',
  en: 'What happened within a few minutes is gathered in one mail.',
}

type Item = { title: Bilingual; path: string }

/** Several things of one kind in one mail, in the order they happened. */
export function digestMail(lang: Lang, kind: NoticeKind, items: readonly Item[], publicUrl: string) {
  const title = `${NAMES[lang][kind]}${lang === 'ar' ? '، ' : ', '}${COUNT[lang](items.length)}`
  const said = items.map((item) => ({ text: item.title[lang], url: publicUrl + item.path }))
  return {
    subject: title,
    ...mailLayout({
      lang,
      title,
      preheader: said.at(-1)?.text ?? '',
      paragraphs: [],
      items: said,
      footer: FOOTER[lang],
    }),
  }
}
