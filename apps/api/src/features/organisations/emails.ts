import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { MEMBER_ROLE_NAMES, roleInWords } from '@fareeq/domain/organisations/rules-roles.ts'
import { mail } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'

/** The name of a role and what it sees and may do, as the page of colleagues says it. */
export const roleSentence = (role: MemberRole, lang: Lang): string =>
  `${MEMBER_ROLE_NAMES[lang][role]}. ${roleInWords(role, lang)}`

type Invitation = { inviter: string; organisation: string; role: MemberRole; url: string; until: Date }

export function invitationMail(lang: Lang, { role, url, until, ...facts }: Invitation) {
  const [inviter, organisation] = [bidiIsolate(facts.inviter, lang), bidiIsolate(facts.organisation, lang)]
  const by = formatMoment(until, lang, BUSINESS_ZONE)
  const words = mail(lang, {
    url,
    ar: {
      subject: `دعوة من ${inviter} للانضمام إلى زملائك في ${organisation}`,
      title: `انضم إلى زملائك في ${organisation}`,
      preheader: 'رابط خاص بك، فلا تشاركه مع أحد.',
      paragraphs: [
        `وصلتك هذه الدعوة من ${inviter} لتشارك في التوظيف عبر منصة فريق.`,
        `دورك هناك: ${roleSentence(role, 'ar')}`,
      ],
      button: 'عرض الدعوة',
      footer: `الرابط صالح حتى ${by} ولمرة واحدة. لا تعرف صاحب الدعوة؟ تجاهل هذه الرسالة.`,
    },
    en: {
      subject: `${inviter} invited you to join your colleagues at ${organisation}`,
      title: `Join your colleagues at ${organisation}`,
      preheader: 'A personal link. Do not share it.',
      paragraphs: [
        `${inviter} invited you to take part in hiring through Fareeq.`,
        `Your role: ${roleSentence(role, 'en')}`,
      ],
      button: 'View invitation',
      footer: `The link works once and is valid until ${by}. Don’t know who sent it? Ignore this email.`,
    },
  })
  return { ...words, secret: true }
}

const ROLE: MemberRole = 'hiring_manager'

export const organisationMails = mailSamples('organisations', {
  invitation: {
    compose: ({ lang, by: inviter, company: organisation, url, date: until }: SampleValues) =>
      invitationMail(lang, { inviter, organisation, role: ROLE, url, until }),
    values: ({ lang }) => ({ role: roleSentence(ROLE, lang) }),
  },
})
