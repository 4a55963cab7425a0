import { hasArabic, webAddress } from '@fareeq/domain/kernel/text/text.ts'
import { BIO_LENGTH, MAX_ACCOUNTS } from '@fareeq/domain/talents/rules.ts'
import { readPhone } from '../text/contact.ts'
import { roleOf } from '../text/identity.ts'
import type { Lexicon } from '../lexicon/catalogue.ts'
import { readYears } from '../text/summary.ts'
import { type StructuredRecord, lineField, asLines, definedOnly, attributedTo, readFrom } from './record.ts'
import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

/** The title as written, and the catalogue role it names. */
export function titleFrom(record: StructuredRecord, key: string, lexicon: Lexicon): Pick<CvProposal, 'title' | 'role'> {
  const title = lineField(record, key)
  return definedOnly({ title, role: roleOf(title, lexicon) })
}

const MIN_LENGTH = 30

export function summaryFrom(record: StructuredRecord, key: string): CvProposal['summary'] {
  const text = record.field(key)
  if (text.length < MIN_LENGTH) return undefined
  const cut = text.length > BIO_LENGTH ? text.slice(0, BIO_LENGTH).replace(/\s+\S*$/, '') : text
  return readFrom({ lang: hasArabic(text) ? ('ar' as const) : ('en' as const), text: cut.toWellFormed() }, record, [
    key,
  ])
}

export function phoneFrom(
  record: StructuredRecord,
  key: string,
  country: string | undefined,
): ReadValue<string> | undefined {
  const phone = readPhone(asLines(record.field(key)), country)
  return phone && attributedTo(phone, record, [key])
}

const LINKEDIN = /(?:^|\.)linkedin\.com$/

/** Links in their order: the LinkedIn address, and the others. */
export function linksFrom(values: readonly ReadValue<string>[]): Pick<CvProposal, 'linkedin' | 'links'> {
  const links = values.flatMap((link) => {
    const url = webAddress(link.value)
    return url ? [{ ...link, value: url }] : []
  })
  const isLinkedin = ({ value }: ReadValue<string>) => LINKEDIN.test(new URL(value).hostname)
  const linkedin = links.find((link) => isLinkedin(link) && /\/in\/./.test(link.value))
  const others = links.filter((link, index) => {
    const first = links.findIndex(({ value }) => value === link.value)
    return first === index && !isLinkedin(link)
  })
  return { ...definedOnly({ linkedin }), links: others.slice(0, MAX_ACCOUNTS) }
}

/** As stated in the summary; else computed from the jobs. */
export function yearsFrom(
  about: { record: StructuredRecord; key: string },
  work: { at: string; experiences: CvProposal['experiences'] },
  now: Date,
): CvProposal['experience'] {
  const prose = asLines(about.record.field(about.key))
  const fromText = readYears(prose, [], now)
  if (fromText) return attributedTo(fromText, about.record, [about.key])
  const counted = readYears([], work.experiences, now)
  return counted && { ...counted, source: { ...counted.source, at: work.at } }
}
