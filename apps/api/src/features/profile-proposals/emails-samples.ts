import type { Part } from '@fareeq/domain/profile-proposals/limits.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { changedNews, proposedNews } from './emails.ts'

const proposed =
  (part: Part) =>
  ({ lang, by, reason }: SampleValues) =>
    proposedNews(lang, { by, part, reason })
const changed = (part: Part) => ({
  replaced: ({ lang, by, reason, text, request }: SampleValues) =>
    changedNews(lang, { by, part, reason, from: text, to: request }),
  added: ({ lang, by, reason, request }: SampleValues) =>
    changedNews(lang, { by, part, reason, from: null, to: request }),
})

export const profileProposalMails = mailSamples(
  'profile-proposals',
  {
    proposed_ar: proposed('bio_ar'),
    proposed_en: proposed('bio_en'),
    changed_ar: changed('bio_ar'),
    changed_en: changed('bio_en'),
  },
  'always',
)
