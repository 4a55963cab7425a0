import * as z from 'zod/mini'
import { ROLES } from '../catalogue/entries-roles.ts'
import { SKILLS } from '../catalogue/entries-skills.ts'
import { email, personName } from '../kernel/validation/fields.ts'
import type { Fault } from '../kernel/refusal.ts'
import { cleanText, searchForm, webAddress } from '../kernel/text/text.ts'
import { after } from '../kernel/time/time.ts'
import { faultsOf } from '../kernel/validation/validation.ts'
import { phoneAnywhere } from '../phone-verifications/rules.ts'
import { importedNote, NOTE_FIELDS } from '../selections/rules-notes.ts'
import { type ImportChoice, CONSENT_TIME, type Likeness, NOTE_LENGTH, type RowVerdict } from './limits.ts'
import type { FileRecord } from './rules-columns.ts'

/** Somebody of a file, as we would take them over. */
export type FilePerson = {
  first_name: string
  last_name: string
  email: string
  phone: string | null
  phone_country: string | null
  linkedin: string | null
  /** Of the catalogue; others stay in the note. */
  skills: string[]
  role: string | null
  /** What only colleagues read. */
  note: string
}

/** Faults are saved as codes, and translated into the reader's language. */
export type RowFault = { code: string; field: string | null; values: Record<string, string | number> }

/** Words that are half a name: «عبد الله», "Abu Bakr". */
const HALVES = new Set(['عبد', 'ابو', 'ام', 'abd', 'abdul', 'abdel', 'abu', 'umm'])

/** The first name is the first word, or two where the first is half a name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/).filter(Boolean)
  const count = HALVES.has(searchForm(words[0] ?? '')) && words.length > 2 ? 2 : 1
  return { first_name: words.slice(0, count).join(' '), last_name: words.slice(count).join(' ') }
}

const person = z.object({ first_name: personName(), last_name: personName(), email: email() })

const key = (text: string): string => searchForm(text).replace(/[^\p{L}\p{N}+#]/gu, '')
const keysOf = (entries: readonly { id: string; name: { ar: string; en: string }; aliases: readonly string[] }[]) =>
  new Map(
    entries.flatMap(({ id, name, aliases }) =>
      [name.en, name.ar, ...aliases].map((label) => [key(label), id] as const),
    ),
  )
const SKILL_KEYS = keysOf(SKILLS)
const ROLE_KEYS = keysOf(ROLES)

const listOf = (text = ''): string[] =>
  text
    .split(/[,;،؛|\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

/** Plain text, even if it looks like a formula; exports escape it (CSV injection). */
const noteOf = (record: FileRecord, isRead: { phone: boolean; linkedin: boolean }): string =>
  cleanText(
    importedNote(
      NOTE_FIELDS.flatMap((field) => {
        const text = (field === 'phone' || field === 'linkedin') && isRead[field] ? undefined : record[field]
        return text ? [{ field, text }] : []
      }),
    ),
  ).slice(0, NOTE_LENGTH)

/** A record that cannot be used says why, field by field. What is optional and cannot be read stays in the note. */
export function personOf(record: FileRecord): { person: FilePerson } | { faults: Fault[] } {
  const names = record.first_name
    ? { first_name: record.first_name, last_name: record.last_name ?? '' }
    : splitName(record.name ?? '')
  const parsed = z.safeParse(person, { ...names, email: record.email ?? '' }, { reportInput: true })
  if (!parsed.success) return { faults: faultsOf(parsed.error.issues) }
  const phone = phoneAnywhere(record.phone ?? '')
  const link = webAddress(record.linkedin ?? '')
  const linkedin = link && /(?:^|\.)linkedin\.com$/.test(new URL(link).hostname) ? link : null
  return {
    person: {
      ...parsed.data,
      phone: phone?.e164 ?? null,
      phone_country: phone?.country ?? null,
      linkedin,
      skills: [...new Set(listOf(record.skills).flatMap((name) => SKILL_KEYS.get(key(name)) ?? []))],
      role: ROLE_KEYS.get(key(record.headline ?? '')) ?? null,
      note: noteOf(record, { phone: phone !== null, linkedin: linkedin !== null }),
    },
  }
}

/** One address opens one account, and only a proved one is sure to be the same person. The first is the usual choice. */
export function choicesFor(verdict: RowVerdict, likeness: Likeness | null): readonly [ImportChoice, ...ImportChoice[]] {
  switch (verdict) {
    case 'new':
      return ['import', 'skip']
    case 'duplicate':
      return likeness === 'mail' ? ['note', 'skip'] : ['skip', 'note', 'import']
    case 'faulty':
      return ['skip']
  }
}

/** What a row becomes unless a colleague decides otherwise. */
export const usualChoice = (verdict: RowVerdict, likeness: Likeness | null): ImportChoice =>
  choicesFor(verdict, likeness)[0]

export const consentEnds = (requestedAt: Date): Date => after(requestedAt, CONSENT_TIME)
