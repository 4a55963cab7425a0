import { BRAND } from '@fareeq/domain/kernel/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { fitsSms } from '@fareeq/domain/notifications/rules-sms.ts'
import { mailLayout } from '../../../platform/messages/layout.ts'
import { CLIENT_FACES, type ClientNews } from './emails-client.ts'
import type { Face, Said } from './emails-said.ts'
import { TALENT_FACES, type TalentNews } from './emails-talent.ts'

export type Telling = { side: 'client'; news: ClientNews } | { side: 'talent'; news: TalentNews }

export const faceOf = (lang: Lang, telling: Telling, said: Said): Face =>
  telling.side === 'client' ? CLIENT_FACES[lang][telling.news](said) : TALENT_FACES[lang][telling.news](said)

const hello = (lang: Lang, name: string) => (lang === 'ar' ? `أهلًا ${name}،` : `Hello ${name},`)

/** Why it came is said by whoever sends it. */
export function interviewMail(lang: Lang, name: string, face: Face, url: string) {
  const { subject, title, says, button } = face
  const paragraphs = [hello(lang, name), ...says]
  const preheader = says[0] ?? subject
  return { subject, ...mailLayout({ lang, title, preheader, paragraphs, button: { label: button, url } }) }
}

/** With the first of the pages that leaves room for the words. */
export function interviewText(lang: Lang, { subject }: Face, pages: readonly string[]): string {
  const told = pages.map((url) => `${BRAND[lang]}: ${/[.؟?]$/.test(subject) ? subject : `${subject}.`} ${url}`)
  return told.find(fitsSms) ?? told.at(-1) ?? subject
}
