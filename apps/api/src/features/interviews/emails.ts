import { BRAND } from '@fareeq/domain/kernel/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { mailLayout } from '../../platform/messages/layout.ts'
import { CLIENT_FACES, type ClientNews } from './emails-client.ts'
import type { Face, Said } from './emails-said.ts'
import { TALENT_FACES, type TalentNews } from './emails-talent.ts'

export type Telling = { side: 'client'; news: ClientNews } | { side: 'talent'; news: TalentNews }

export const faceOf = (lang: Lang, telling: Telling, said: Said): Face =>
  telling.side === 'client' ? CLIENT_FACES[lang][telling.news](said) : TALENT_FACES[lang][telling.news](said)

const FOOTER = {
  client: {
    ar: 'يصلكم هذا لأن لديكم طلب مقابلة في فريق.',
    en: 'You get this because you have an interview request with Fareeq.',
  },
  talent: {
    ar: 'يصلك هذا لأن لديك طلب مقابلة في فريق.',
    en: 'You get this because you have an interview request with Fareeq.',
  },
} as const

const hello = (lang: Lang, name: string) => (lang === 'ar' ? `أهلًا ${name}،` : `Hello ${name},`)

export function interviewMail(lang: Lang, side: Telling['side'], name: string, face: Face, url: string) {
  const { subject, title, says, button } = face
  const paragraphs = [hello(lang, name), ...says]
  const preheader = says[0] ?? subject
  const content = { lang, title, preheader, paragraphs, footer: FOOTER[side][lang], button: { label: button, url } }
  return { subject, ...mailLayout(content) }
}

export const interviewText = (lang: Lang, { subject }: Face, url: string): string =>
  `${BRAND[lang]}: ${subject}. ${url}`.replace('؟.', '؟').replace('?.', '?')
