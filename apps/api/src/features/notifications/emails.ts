import { type Bilingual, type Lang, countedAr, countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import type { MailReason } from '@fareeq/domain/notifications/schema-centre.ts'
import type { NoticeKind } from '@fareeq/domain/notifications/schema.ts'
import { type Why, withReason } from '../../platform/messages/layout.ts'
import { mailOf } from '../../platform/messages/news.ts'
import { COUNTS, type SampleValues, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'

const BECAUSE: Record<Lang, Record<MailReason, (name: string) => string>> = {
  ar: {
    chosen: (name) => `تصلك هذه الرسالة لأنك اخترت في الإعدادات استلام «${name}» بالبريد.`,
    consented: (name) => `تصلك هذه الرسالة لأنك وافقت عند إنشاء حسابك على استلام «${name}» بالبريد.`,
    usual: (name) => `تصلك هذه الرسالة لأن الإعداد الافتراضي لحسابك يشمل «${name}» بالبريد.`,
  },
  en: {
    chosen: (name) => `You get this email because you chose “${name}” by email in your settings.`,
    consented: (name) => `You get this email because you agreed to “${name}” by email when you signed up.`,
    usual: (name) => `You get this email because “${name}” are on by default.`,
  },
}
const CHANGE: Bilingual = { ar: 'تغيير ما يصلك', en: 'Change what you get' }
const LEAVE: Bilingual = { ar: 'إلغاء الاشتراك', en: 'Unsubscribe' }

/** Why the mail came, with a link to the setting, or to the unsubscribe page of a list. */
export const reasonOfMail = (
  lang: Lang,
  kind: NoticeKind,
  reason: MailReason,
  publicUrl: string,
  leave: string | null,
): Why => ({
  text: BECAUSE[lang][reason](KIND_NAMES[kind][lang]),
  label: leave ? LEAVE[lang] : CHANGE[lang],
  url: leave ?? publicUrl + pathTo('settings', {}, { tab: 'notifications' }),
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
  en: 'We grouped events within a few minutes of each other into one email.',
}

type Item = { title: Bilingual; path: string }

/** Digest: several entries of one kind, in their order. */
export function digestMail(lang: Lang, kind: NoticeKind, items: readonly Item[], publicUrl: string) {
  const title = `${KIND_NAMES[kind][lang]}${lang === 'ar' ? '، ' : ', '}${COUNT[lang](items.length)}`
  const lines = items.map((item) => ({ text: item.title[lang], url: publicUrl + item.path }))
  const preheader = lines.at(-1)?.text ?? ''
  return mailOf(lang, { subject: title, title, preheader, paragraphs: [], items: lines, footer: FOOTER[lang] })
}

const ITEM = { title: { ar: 'طلب مقابلة جديد', en: 'A new interview request' }, path: 'talent' }
const KIND = 'interviews'

const digest = ({ lang, url }: SampleValues, count: number) =>
  digestMail(
    lang,
    KIND,
    Array.from({ length: count }, () => ITEM),
    url,
  )
/** Below a digest. */
const because =
  (reason: MailReason, isList = false) =>
  (values: SampleValues, count = 2) =>
    withReason(digest(values, count), reasonOfMail(values.lang, KIND, reason, values.url, isList ? values.url : null))

const values = ({ lang }: SampleValues) => ({ topic: KIND_NAMES[KIND][lang], item: ITEM.title[lang], ...COUNTS })

export const notificationMails = mailSamples('notifications', {
  digest: { compose: countedVariants(['two', 'few', 'many', 'other'], because('usual')), values },
  why: {
    compose: {
      chosen: because('chosen'),
      consented: because('consented'),
      usual: because('usual'),
      list: because('usual', true),
    },
    values,
    isReason: true,
  },
})
