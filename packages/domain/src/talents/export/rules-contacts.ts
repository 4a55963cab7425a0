import type { Profile } from '../schema-profile.ts'

/** How somebody can be reached, as their own CV says it: a number that is not proved theirs is not said. */
export type Contacts = { email: string; phone: string | null; links: string[] }

export const contactsOf = ({ basicInfo }: Profile): Contacts => ({
  email: basicInfo.email,
  phone: basicInfo.phone_verified ? basicInfo.phone : null,
  links: [basicInfo.linkedin, ...basicInfo.accounts].filter((link) => link !== null),
})

/** An URL without scheme and www, for display. */
export const linkText = (url: string): string => decoded(url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''))

function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** What is said in the language of the reader, else in the other one. */
export const bioIn = ({ bio }: Profile, lang: 'ar' | 'en'): string | null => bio[lang] ?? bio.ar ?? bio.en
