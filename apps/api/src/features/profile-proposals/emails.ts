import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ProfilePart } from '@fareeq/domain/profile-proposals/rules.ts'
import type { News } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'

const PARTS: Record<Lang, Record<ProfilePart, string>> = {
  ar: { bio_ar: 'نبذتك بالعربية', bio_en: 'نبذتك بالإنجليزية' },
  en: { bio_ar: 'your Arabic bio', bio_en: 'your English bio' },
}

type Facts = { by: string; part: ProfilePart; reason: string }

/** To the talent: who proposes another wording, and why. Their profile shows both texts side by side. */
export function proposedNews(lang: Lang, { by, part, reason }: Facts): News {
  const [name, what, why] = [bidiIsolate(by, lang), PARTS[lang][part], bidiIsolate(reason, lang)]
  return {
    ar: {
      subject: `اقتراح صياغة جديدة ل${what} من ${name}`,
      title: `صياغة مقترحة ل${what}`,
      paragraphs: [
        `وصلتك صياغة أخرى ل${what} من ${name} في فريقنا. السبب: ${why}`,
        'لن يتغيّر شيء في ملفك إلا بموافقتك.',
      ],
      button: 'مقارنة النصين',
    },
    en: {
      subject: `${name} suggested an edit to ${what}`,
      title: `A suggested edit to ${what}`,
      paragraphs: [
        `${name} from our team suggested an edit to ${what}. Reason: ${why}`,
        'Nothing in your profile changes unless you agree.',
      ],
      button: 'Compare the two texts',
    },
  }[lang]
}

/** To the talent: what was changed, from what to what, by whom and why. */
export function changedNews(lang: Lang, facts: Facts & { from: string | null; to: string }): News {
  const { by, part, reason, from, to } = facts
  const [name, what, why] = [bidiIsolate(by, lang), PARTS[lang][part], bidiIsolate(reason, lang)]
  return {
    ar: {
      subject: `عُدّلت ${what}`,
      title: `عُدّلت ${what}`,
      paragraphs: [
        `التعديل من ${name} في إدارة المنصة. السبب: ${why}`,
        ...(from === null ? [] : ['النص السابق:', from]),
        'النص الحالي:',
        to,
        'يمكنك تعديله متى شئت، أو مراسلتنا إن لم يناسبك.',
      ],
      button: 'فتح ملفي',
    },
    en: {
      subject: `We edited ${what}`,
      title: `We edited ${what}`,
      paragraphs: [
        `${name}, one of our administrators, edited it. Reason: ${why}`,
        ...(from === null ? [] : ['Before:', from]),
        'Now:',
        to,
        'You can edit it whenever you like, or contact us if you disagree.',
      ],
      button: 'Open my profile',
    },
  }[lang]
}

const proposed =
  (part: ProfilePart) =>
  ({ lang, by, reason }: SampleValues) =>
    proposedNews(lang, { by, part, reason })
const changed = (part: ProfilePart) => ({
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
