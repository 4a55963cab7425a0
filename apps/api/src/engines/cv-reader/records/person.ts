import { hasArabic, webAddress } from '@fareeq/domain/kernel/text.ts'
import { BIO_LENGTH, MOST_ACCOUNTS } from '@fareeq/domain/talents/schema-profile.ts'
import { readPhone } from '../text/contact.ts'
import { roleOf } from '../text/identity.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { readYears } from '../text/summary.ts'
import { type Told, lineOf, linesIn, present, retold, told } from './record.ts'
import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

/** What somebody calls themselves, and the role of the catalogue that it names. */
export function toldTitle(of: Told, key: string, lexicon: Lexicon): Pick<CvProposal, 'title' | 'role'> {
  const title = lineOf(of, key)
  return present({ title, role: roleOf(title, lexicon) })
}

const SHORTEST = 30

export function toldSummary(of: Told, key: string): CvProposal['summary'] {
  const text = of.say(key)
  if (text.length < SHORTEST) return undefined
  const cut = text.length > BIO_LENGTH ? text.slice(0, BIO_LENGTH).replace(/\s+\S*$/, '') : text
  return told({ lang: hasArabic(text) ? ('ar' as const) : ('en' as const), text: cut.toWellFormed() }, of, [key])
}

export function toldPhone(of: Told, key: string, country: string | undefined): ReadValue<string> | undefined {
  const phone = readPhone(linesIn(of.say(key)), country)
  return phone && retold(phone, of, [key])
}

const LINKEDIN = /(?:^|\.)linkedin\.com$/

/** Addresses in the order they are given: the one of LinkedIn, and the others. */
export function toldLinks(founds: readonly ReadValue<string>[]): Pick<CvProposal, 'linkedin' | 'links'> {
  const links = founds.flatMap((found) => {
    const url = webAddress(found.value)
    return url ? [{ ...found, value: url }] : []
  })
  const isLinkedin = ({ value }: ReadValue<string>) => LINKEDIN.test(new URL(value).hostname)
  const linkedin = links.find((link) => isLinkedin(link) && /\/in\/./.test(link.value))
  const others = links.filter((link, index) => {
    const first = links.findIndex(({ value }) => value === link.value)
    return first === index && !isLinkedin(link)
  })
  return { ...present({ linkedin }), links: others.slice(0, MOST_ACCOUNTS) }
}

/** Said in the words about oneself; else counted from the jobs. */
export function toldYears(
  about: { of: Told; key: string },
  work: { at: string; experiences: CvProposal['experiences'] },
  now: Date,
): CvProposal['experience'] {
  const prose = linesIn(about.of.say(about.key))
  const said = readYears(prose, [], now)
  if (said) return retold(said, about.of, [about.key])
  const counted = readYears([], work.experiences, now)
  return counted && { ...counted, source: { ...counted.source, at: work.at } }
}
