import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { mail } from '../../platform/messages/news.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'

/** Does not quote the message: the address may belong to somebody else. */
export const contactMail = (lang: Lang, { reference, due }: { reference: string; due: Date }) => {
  const by = formatMoment(due, lang, BUSINESS_ZONE)
  return mail(lang, {
    ar: {
      subject: `وصلتنا رسالتك، ورقمها ${reference}`,
      title: 'وصلتنا رسالتك',
      preheader: 'يقرؤها أحد أعضاء فريق العمليات ويرد عليك.',
      paragraphs: [`شكرًا لتواصلك معنا. يقرأ رسالتك أحد أعضاء فريق العمليات، ويصلك رده قبل ${by}.`, 'هذا رقم رسالتك:'],
      code: reference,
      footer: 'لم تراسلنا؟ تجاهل هذه الرسالة، فلعل أحدهم أخطأ في كتابة بريده.',
    },
    en: {
      subject: `We have your message: ${reference}`,
      title: 'We have your message',
      preheader: 'A person in operations reads it and writes back.',
      paragraphs: [
        `Thank you for writing. A person in operations is reading your message and will answer before ${by}.`,
        'This is its reference:',
      ],
      code: reference,
      footer: 'Did not write to us? Ignore this mail: somebody probably mistyped their address.',
    },
  })
}

export const podcastMail = (lang: Lang, url: string) =>
  mail(lang, {
    url,
    ar: {
      subject: 'أكّد بريدك ليصلك خبر الحلقة الأولى',
      title: 'خطوة واحدة باقية',
      preheader: 'اضغط الزر لتأكيد بريدك.',
      paragraphs: [
        'وصلنا طلب بإبلاغ هذا البريد بأول حلقة من بودكاست منصة فريق. إن كان الطلب منك، فأكّد بريدك بضغطة واحدة.',
      ],
      button: 'تأكيد البريد',
      footer: 'الرابط صالح لمدة 7 أيام. إن لم تطلب شيئًا فتجاهل هذه الرسالة، ولن نراسلك.',
    },
    en: {
      subject: 'Confirm your address for the first episode',
      title: 'One step left',
      preheader: 'Press the button to confirm your address.',
      paragraphs: [
        'Somebody asked us to tell this address about the first episode of the Fareeq podcast. If that was you, confirm it.',
      ],
      button: 'Confirm my address',
      footer: 'The link works for seven days. If you asked for nothing, ignore this mail and we will not write again.',
    },
  })

export const siteMails = mailSamples('site', {
  contact: ({ lang, reference, date: due }) => contactMail(lang, { reference, due }),
  podcast: ({ lang, url }) => podcastMail(lang, url),
})
