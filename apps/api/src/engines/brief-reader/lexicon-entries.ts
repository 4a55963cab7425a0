import { LANGUAGES } from '@fareeq/domain/catalogue/entries-languages.ts'
import { ROLES } from '@fareeq/domain/catalogue/entries-roles.ts'
import { type GrammaticalNumber, inflectedArabic, inflectedEnglish } from './inflections.ts'
import { SpellingIndex } from './spelling.ts'
import { phraseOf } from './tokens.ts'
import {
  AT_ONCE,
  DAY_PARTS,
  LANGUAGE_FORMS,
  LANGUAGE_LEVEL_FORMS,
  PLURAL_LEVELS,
  QUALIFIED,
  SENIORITY_FORMS,
  TIME_FORMS,
  VERIFIED,
} from './vocabulary/attributes.ts'
import { ORDINALS } from './vocabulary/cues.ts'
import { CURRENCIES, MONTHS, UNITS, type Unit } from './vocabulary/measures.ts'
import { ANYONE, BROKEN_PLURALS, type Family, HEADS, OTHER_TRADES, TRADES } from './vocabulary/people.ts'
import { PLACES, type Place } from './vocabulary/places.ts'
import { SKILL_FORMS, STACKS } from './vocabulary/skills.ts'
import { FIXED_ROLES, SPECIALTIES } from './vocabulary/trades.ts'

type Level = keyof typeof SENIORITY_FORMS
type Time = keyof typeof TIME_FORMS
type Part = keyof typeof DAY_PARTS

/** What a phrase may mean; one phrase may mean several things, and the context decides. */
export type Meanings = {
  head?: Family
  number?: GrammaticalNumber
  role?: string
  specialty?: string
  skills?: readonly string[]
  level?: Level
  isPlural?: boolean
  time?: Time
  language?: string
  languageLevel?: keyof typeof LANGUAGE_LEVEL_FORMS
  place?: Place
  currency?: string
  month?: number
  unit?: Unit
  amount?: 1 | 2 | null
  dayPart?: Part
  anyone?: true
  otherTrade?: true
  atOnce?: true
  verified?: true
  qualified?: true
  ordinal?: number
}

export type Entry = { readonly words: readonly string[]; readonly meanings: Meanings }

/** By their first word. */
export const entries = new Map<string, Entry[]>()
const byPhrase = new Map<string, Meanings>()
/** Single words that a misspelt one is compared with. */
export const spelling = new SpellingIndex()

function add(form: string, meanings: Meanings, isSpelt = false): void {
  const words = phraseOf(form)
  const [first] = words
  if (first === undefined) return
  const key = words.join(' ')
  if (isSpelt && words.length === 1) spelling.add(first)
  const existing = byPhrase.get(key)
  if (existing) {
    // The first entry of a kind stays.
    Object.assign(existing, { ...meanings, ...existing })
    return
  }
  const copy = { ...meanings }
  byPhrase.set(key, copy)
  const list = entries.get(first)
  if (list) list.push({ words, meanings: copy })
  else entries.set(first, [{ words, meanings: copy }])
}

const addAll = (forms: readonly string[], meanings: Meanings, isSpelt = false) =>
  forms.forEach((form) => add(form, meanings, isSpelt))
const entriesOf = <Table extends Readonly<Record<string, unknown>>>(table: Table) =>
  Object.entries(table) as [keyof Table & string, Table[keyof Table & string]][]

for (const [role, forms] of entriesOf(FIXED_ROLES))
  for (const form of forms)
    for (const [inflected, number] of inflectedEnglish(form))
      add(inflected, { role, number: number === 'one' && !form.includes(' ') ? undefined : number })
for (const [family, trades] of entriesOf(TRADES))
  for (const [role, forms] of entriesOf(trades ?? {})) {
    for (const noun of HEADS[family].en)
      for (const form of forms.filter((form) => /^[a-z]/.test(form)))
        for (const [inflected, number] of inflectedEnglish(noun)) add(`${form} ${inflected}`, { role, number })
    for (const noun of HEADS[family].ar)
      for (const [inflected, number] of inflectedArabic(noun))
        for (const form of forms) add(`${inflected} ${form}`, { role, number })
    for (const noun of BROKEN_PLURALS[family] ?? [])
      for (const form of forms) add(`${noun} ${form}`, { role, number: 'many' })
  }
for (const { id, name } of ROLES)
  for (const [form, number] of inflectedEnglish(name.en)) add(form, { role: id, number })
for (const [family, { ar, en }] of entriesOf(HEADS)) {
  for (const noun of en) for (const [form, number] of inflectedEnglish(noun)) add(form, { head: family, number }, true)
  for (const noun of ar) for (const [form, number] of inflectedArabic(noun)) add(form, { head: family, number }, true)
  addAll(BROKEN_PLURALS[family] ?? [], { head: family, number: 'many' })
}
for (const [specialty, forms] of entriesOf(SPECIALTIES)) addAll(forms, { specialty }, true)
for (const [skill, forms] of entriesOf(SKILL_FORMS)) addAll(forms, { skills: [skill] }, true)
for (const [stack, skills] of entriesOf(STACKS)) add(stack, { skills })
for (const [level, forms] of entriesOf(SENIORITY_FORMS)) addAll(forms, { level }, true)
for (const form of PLURAL_LEVELS) add(form, { isPlural: true })
for (const [time, forms] of entriesOf(TIME_FORMS)) addAll(forms, { time }, true)
for (const [language, forms] of entriesOf(LANGUAGE_FORMS)) addAll(forms, { language })
for (const { id, name } of LANGUAGES)
  addAll(
    [name.en, name.ar].filter((form) => form.length > 4),
    { language: id },
  )
for (const [languageLevel, forms] of entriesOf(LANGUAGE_LEVEL_FORMS)) addAll(forms, { languageLevel })
for (const [form, place] of PLACES) add(form, { place })
for (const [currency, forms] of entriesOf(CURRENCIES)) addAll(forms, { currency })
for (const [index, forms] of MONTHS.entries()) addAll(forms, { month: index + 1 })
for (const [unit, { one, two, many }] of entriesOf(UNITS)) {
  addAll(one, { unit, amount: 1 }, true)
  addAll(two, { unit, amount: 2 })
  addAll(many, { unit, amount: null }, true)
}
for (const [dayPart, forms] of entriesOf(DAY_PARTS)) addAll(forms, { dayPart })
for (const [ordinal, forms] of entriesOf(ORDINALS)) addAll(forms, { ordinal: Number(ordinal) })
addAll(ANYONE, { anyone: true })
addAll(OTHER_TRADES, { otherTrade: true })
addAll(AT_ONCE, { atOnce: true })
addAll(VERIFIED, { verified: true })
addAll(QUALIFIED, { qualified: true })
