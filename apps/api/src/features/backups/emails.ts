import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { mail } from '../../platform/messages/news.ts'

export const backupLateMail = (lang: Lang, since: Date) =>
  mail(lang, {
    ar: {
      subject: 'لا توجد نسخة احتياطية حديثة',
      title: 'لا توجد نسخة احتياطية من الليلة الماضية',
      paragraphs: [
        `آخر نسخة مكتملة تعود إلى ${formatMoment(since, 'ar', BUSINESS_ZONE)}. لو تعطّل الخادم الآن لضاع كل ما كُتب بعدها.`,
        'اطلب ممن يشغّل الخادم أن يقرأ سبب التعثر في السجل، ثم أن ينسخ البيانات بنفسه بالأمر npm run backup.',
      ],
    },
    en: {
      subject: 'There is no recent backup',
      title: 'There is no backup of last night',
      paragraphs: [
        `The last complete one is from ${formatMoment(since, 'en', BUSINESS_ZONE)}. If the server were lost now, everything written since would be lost with it.`,
        'Ask whoever runs the server to read the reason in its log, and to make a backup by hand with npm run backup.',
      ],
    },
  })

export const backupMails = mailSamples('backups', {
  late: ({ lang, date }) => backupLateMail(lang, date),
})
