import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { digestMail } from './emails.ts'

const ITEM = { title: { ar: 'طلب مقابلة جديد', en: 'A new interview request' }, path: 'talent' }

/** Its subject counts notices in the grammar of the language. */
export const notificationMails = mailSamples('notifications', {
  digest: {
    compose: [1, 2, 3, 11, 100].map(
      (count) =>
        ({ lang, url }) =>
          digestMail(
            lang,
            'interviews',
            Array.from({ length: count }, () => ITEM),
            url,
          ),
    ),
    values: ({ lang }) => ({ topic: KIND_NAMES.interviews[lang], count: ['3', '11', '100'] }),
    fixed: ['subject', 'title', 'preheader'],
  },
})
