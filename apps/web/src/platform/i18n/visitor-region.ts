import type { CountryCode } from 'libphonenumber-js/mobile'
import { COUNTRY_CODES } from './calling-codes.ts'
import { deviceZone } from './zone.ts'

/** Not yet in TypeScript's own list. */
type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** The country a visitor is in: by the clock of the device, which travels with it, then by its language. */
export function visitorRegion(
  timeZone = deviceZone(),
  languages: readonly string[] = navigator.languages,
): CountryCode | null {
  const countries = COUNTRY_CODES as readonly CountryCode[]
  const regions = languages.map((language) => new Intl.Locale(language).region)
  const spoken = countries.filter((country) => regions.includes(country))
  // Most people are where their language says; asking about those first spares asking about all.
  return [...spoken, ...countries].find((country) => zonesOf(country).includes(timeZone)) ?? spoken[0] ?? null
}

/** Where most of the people are whose device says nothing. */
export const HOME_REGION: CountryCode = 'SA'
