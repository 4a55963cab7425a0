import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import type { MailReason } from '@fareeq/domain/notifications/schema-centre.ts'
import { withReason } from '../../platform/messages/layout.ts'
import { COUNTS, type SampleValues, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'
import { digestMail, reasonOfMail } from './emails.ts'

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
