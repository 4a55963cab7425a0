import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { siteFilesContract } from '@fareeq/domain/site/contract-files.ts'

/** RFC 9116 asks for less than a year; computed at each call, so that it cannot lapse while the server runs. */
const VALIDITY = 90 * DAY

/** Midnight, so that the answer of a day is the same and can be cached. */
const expiry = (now: Date): string => `${after(now, VALIDITY).toISOString().slice(0, 10)}T00:00:00Z`

/** `security.txt`. Without a contact of its own it names the page with the contact form, which colleagues answer. */
export const securityText = (origin: string, contact: string | undefined, now: Date): string =>
  [
    `Contact: ${contact ?? origin + pathTo('contact')}`,
    `Expires: ${expiry(now)}`,
    `Preferred-Languages: ${LANGS.join(', ')}`,
    `Canonical: ${origin}${siteFilesContract.securityContact.path}`,
    '',
  ].join('\n')
