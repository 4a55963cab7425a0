import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { hello, mail } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

type Facts = { first_name: string; url: string; until: Date }

/** One question: may we keep what you once sent us through Workable? */
export function consentMail(lang: Lang, { first_name, url, until }: Facts) {
  const by = formatMoment(until, lang, BUSINESS_ZONE)
  const name = bidiIsolate(first_name, lang)
  const words = mail(lang, {
    url,
    ar: {
      subject: 'طلبك السابق لدينا: هل نُبقي بياناتك؟',
      title: 'هل نُبقي بياناتك؟',
      preheader: 'لا نستخدم شيئًا منها قبل موافقتك.',
      paragraphs: [
        hello('ar', name),
        'سبق أن تقدّمت إلينا عبر Workable. ننتقل الآن إلى منصة فريق، وقد نقلنا إليها اسمك ووسائل التواصل معك ومهاراتك.',
        'لا نُطلع عليها أي شركة ولا نستخدمها قبل أن توافق. إن وافقت، أكملت طلبك دون أن تكتب ما نعرفه مرة أخرى.',
      ],
      button: 'عرض بياناتي والرد',
      footer: `الرابط صالح حتى ${by}، ثم نحذف كل ما نقلناه. وإن لم ترغب، فافتح الرابط واختر الحذف.`,
    },
    en: {
      subject: 'Your earlier application: may we keep your details?',
      title: 'May we keep your details?',
      preheader: 'None of them is used before you agree.',
      paragraphs: [
        hello('en', name),
        'You once applied to us through Workable. We’re moving to Fareeq and have brought your name, contact details and skills with us.',
        'No company sees them, and we won’t use them before you agree. If you do, you can finish your application without retyping what we already know.',
      ],
      button: 'See my details and answer',
      footer: `The link works until ${by}; then everything we brought with us is deleted. If you don’t want this, open the link and choose “Delete my details”.`,
    },
  })
  return { ...words, secret: true }
}

export const talentImportMails = mailSamples('talent-imports', {
  consent: ({ lang, name: first_name, url, date: until }) => consentMail(lang, { first_name, url, until }),
})
