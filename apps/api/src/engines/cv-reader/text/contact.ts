import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { webAddress } from '@fareeq/domain/kernel/text/text.ts'
import { type Line, readFrom } from './lines.ts'
import type { CvProposal, ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

const EMAIL = /(?<![\w.+-])[a-z0-9](?:[\w.+-]*[a-z0-9_])?@(?:[a-z0-9-]+\.)+[a-z]{2,}(?![\w-])/i

export function readEmail(lines: readonly Line[]): ReadValue<string> | undefined {
  for (const line of lines) {
    const email = EMAIL.exec(line.text.replace(/\s*@\s*/g, '@'))?.[0]
    if (email) return readFrom(email.toLowerCase(), [line], 0.98)
  }
  return undefined
}

const NUMBER = /(?:\+|00)?\(?\d(?:[\s().-]{0,3}\d){6,14}/g

/** Bidi: a right-to-left line reverses the groups of a number, or only its plus: "4567 123 79 962+". */
const PLUS_AFTER = /(?<![\d+])(\d[\d ]{8,16}\d)\+/g
/** The same with the prefix 00: "4567 123 79 00962". */
const TURNED = /(?<![\d+])\d{2,4}(?: \d{2,4})* 00\d{1,3}(?!\d)/g
const turned = (groups: string) => groups.split(' ').toReversed().join(' ')

/** An international number needs no country; a national one takes the country of the CV. */
export function readPhone(lines: readonly Line[], country: string | undefined): ReadValue<string> | undefined {
  for (const line of lines) {
    const texts = [
      line.text.replace(PLUS_AFTER, (_, groups: string) => `+${turned(groups)}`).replace(TURNED, turned),
      line.text.replace(PLUS_AFTER, '+$1'),
    ]
    for (const [number] of texts.flatMap((text) => [...text.matchAll(NUMBER)])) {
      const digits = number.trim().replace(/^00/, '+').replace(/\(0\)/, '')
      const own = digits.startsWith('+')
      const parsed = parsePhoneNumberFromString(digits, own ? undefined : (country as CountryCode | undefined))
      if (parsed?.isValid()) return readFrom(parsed.number, [line], own ? 0.97 : 0.75)
    }
  }
  return undefined
}

const SITES =
  'linkedin\\.com|github\\.com|gitlab\\.com|bitbucket\\.org|behance\\.net|dribbble\\.com|medium\\.com|dev\\.to|stackoverflow\\.com|kaggle\\.com|hackerrank\\.com|leetcode\\.com|codepen\\.io|twitter\\.com|x\\.com|huggingface\\.co|npmjs\\.com'
const ADDRESS = new RegExp(
  `(?<![@\\w.-])(?:https?://[^\\s|,،<>()]+|www\\.[^\\s|,،<>()]+|(?:[a-z]{2,3}\\.)?(?:${SITES})/[^\\s|,،<>()]+)`,
  'gi',
)
const LABELLED_SITE =
  /(?:website|portfolio|site|blog|الموقع|موقعي|معرض الأعمال)[^:]{0,12}[:：]\s*((?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s|,،]*)?)/i
const LINKEDIN = /(?:^|\.)linkedin\.com$/
const MAX_LINKS = 5

export function readLinks(lines: readonly Line[]): Pick<CvProposal, 'linkedin' | 'links'> {
  const all = lines.flatMap((line) => {
    const addresses = [...line.text.matchAll(ADDRESS)].map(([address]) => address)
    const labelled = LABELLED_SITE.exec(line.text)?.[1]
    return [...addresses, ...(labelled ? [labelled] : [])].flatMap((address) => {
      const url = webAddress(address.replace(/[.,;:)\]}'"]+$/, ''))
      return url ? [readFrom(url, [line], 0.95)] : []
    })
  })
  const once = all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index)
  const isLinkedin = ({ value }: ReadValue<string>) => LINKEDIN.test(new URL(value).hostname)
  const linkedin = once.find((link) => isLinkedin(link) && /\/in\/./.test(link.value))
  return { ...(linkedin && { linkedin }), links: once.filter((link) => !isLinkedin(link)).slice(0, MAX_LINKS) }
}
