import type { Bilingual } from '../kernel/language/locale.ts'
import { CONTACT_KINDS, type ContactKind, type Side } from './limits.ts'
import { hasEmail } from './rules-contacts-emails.ts'
import { hasHandle } from './rules-contacts-handles.ts'
import { hasLink } from './rules-contacts-links.ts'
import { hasPhone } from './rules-contacts-phones.ts'
import { plainText, unleet, unspaced, withSigns } from './rules-contacts-text.ts'
import { hidesApp } from './rules-contacts-work.ts'

const FINDERS: Readonly<Record<ContactKind, (plain: string) => boolean>> = {
  phone: hasPhone,
  email: hasEmail,
  link: hasLink,
  handle: hasHandle,
}

/**
 * Ways to reach somebody outside, also disguised: digits in words or of another script, spaced, "at" and "dot". What is
 * honest in a talk about work is left alone: pay, days, versions, ports, code.
 */
export function contactsIn(text: string): ContactKind[] {
  const plain = plainText(text)
  const readings = [...new Set([plain, unspaced(plain), unleet(plain), withSigns(plain)])]
  return CONTACT_KINDS.filter(
    (kind) =>
      readings.some((reading) => FINDERS[kind](reading)) ||
      (kind === 'handle' && readings.some((reading) => hidesApp(plain, reading))),
  )
}

type HoldFacts = { side: Side; is_signed: boolean }

/** Why a message does not reach the other side: before a contract is signed, its parties meet through us. */
export const heldKinds = ({ side, is_signed }: HoldFacts, text: string): ContactKind[] =>
  side === 'staff' || is_signed ? [] : contactsIn(text)

/** What is searched: names of attached files are read as well, without the ending that says their type. */
export const withFileNames = (text: string, names: readonly string[]): string =>
  [text, ...names.map((name) => name.replace(/\.\w{2,4}$/, ''))].join('\n')

export const NOT_DELIVERED: Bilingual = {
  ar: 'لم نرسل رسالتك: فيها رقم أو عنوان أو رابط أو حساب للتواصل. يتبادلها الطرفان بعد توقيع العقد، ومدير الحساب يراجع الرسالة.',
  en: 'Your message was not delivered: it has a number, an address, a link or an account to reach somebody by. Both sides exchange them once the contract is signed. The account manager looks at the message.',
}
