import { presentProfile, saveBio, saveLanguages, savePersonalInfo, saveSkills } from '../../api.ts'
import { addEntry, type EntryForm, type EntryKind } from '../../api-entries.ts'
import type { PersonValue, LanguageValue } from './cv-offers.ts'

/** Merges accepted values: lists are appended to, single values replaced. A list that is full refuses, and says so. */

type Info = Parameters<typeof savePersonalInfo>[0]

export async function acceptPerson(values: readonly PersonValue[]): Promise<void> {
  const info: Info = {}
  const links: string[] = []
  for (const value of values) {
    if (value.field === 'name') Object.assign(info, { first_name: value.first, last_name: value.last || undefined })
    else if (value.field === 'experience') info.experience = { years: value.years, months: value.months }
    else if (value.field === 'link') links.push(value.text)
    else if (value.field !== 'summary') info[value.field] = value.text
  }
  if (links.length > 0) info.accounts = [...presentProfile().basicInfo.accounts, ...links]
  if (Object.keys(info).length > 0) await savePersonalInfo(info)
  for (const value of values) if (value.field === 'summary') await saveBio({ bio: { [value.lang]: value.text } })
}

export const acceptSkills = (ids: readonly string[]) =>
  saveSkills({ skills: [...new Set([...presentProfile().skills, ...ids])] })

export const acceptIndustries = (ids: readonly string[]) =>
  savePersonalInfo({ industries: [...new Set([...presentProfile().basicInfo.industries, ...ids])] })

export const acceptLanguages = (languages: readonly LanguageValue[]) =>
  saveLanguages({
    languages: [
      ...presentProfile().languages.filter((language) => !languages.some(({ id }) => id === language.id)),
      ...languages.flatMap(({ id, level }) => (level ? [{ id, level }] : [])),
    ],
  })

/** Idempotency key per entry: a retry adds it once. */
export const acceptEntry =
  <Kind extends EntryKind>(kind: Kind) =>
  ([form]: readonly EntryForm<Kind>[], key: string) =>
    addEntry(kind, form!, key)
