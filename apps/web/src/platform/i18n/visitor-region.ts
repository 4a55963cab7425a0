import type { CountryCode } from 'libphonenumber-js/mobile'
import { COUNTRY_CODES } from './calling-codes.ts'
import { deviceZone } from './zone.ts'

/** Not yet in TypeScript's lib. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** WebKit passes on the name of the system's locale where it has no other ("C", "en-US@posix"), which is no language tag. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** The visitor's country: by the device's time zone, then by its language. */
export function visitorRegion(
  timeZone = deviceZone(),
  languages: readonly string[] = navigator.languages,
): CountryCode | null {
  const countries = COUNTRY_CODES as readonly CountryCode[]
  const regions = languages.map(regionOf)
  const matching = countries.filter((country) => regions.includes(country))
  // Countries of the language first, because reading the zones of all of them is slow.
  return [...matching, ...countries].find((country) => zonesOf(country).includes(timeZone)) ?? matching[0] ?? null
}

/** Default where the device reveals nothing. */
export const HOME_REGION: CountryCode = 'SA'
