// Countries with their dial codes and names: useCountries() → [{ code: 'SA', dial: '966', name: 'السعودية' }, …] by name.
import { COLLOQUIAL_NAMES } from '@fareeq/domain/catalogue/rules-countries.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import type { CountryCode } from 'libphonenumber-js/mobile'
import { useMemo } from 'react'
import { useHydrated } from '../../../platform/lazy/hydrated.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { callingCode, COUNTRY_CODES } from '../../../platform/i18n/calling-codes.ts'

export type { CountryCode }
export type Country = { code: CountryCode; dial: string; name: string }

export const dialOf = (code: CountryCode): string => callingCode(code)

export const namesIn = (lang: keyof typeof LOCALE) => {
  const names = new Intl.DisplayNames(LOCALE[lang], { type: 'region' })
  return (code: CountryCode): string => COLLOQUIAL_NAMES[lang][code] ?? names.of(code) ?? code
}

const ALL = COUNTRY_CODES as readonly CountryCode[]

/** Empty during hydration: Node and the browser name and sort some countries differently. */
export function useCountries(): Country[] {
  const lang = useLang()
  const hydrated = useHydrated()
  return useMemo(() => {
    if (!hydrated) return []
    const nameOf = namesIn(lang)
    const { compare } = new Intl.Collator(LOCALE[lang])
    return ALL.map((code) => ({ code, dial: dialOf(code), name: nameOf(code) })).toSorted((a, b) =>
      compare(a.name, b.name),
    )
  }, [lang, hydrated])
}

/** The name of one country; empty during hydration, as above. */
export function useCountryName(code: CountryCode): string {
  const lang = useLang()
  const hydrated = useHydrated()
  return hydrated ? namesIn(lang)(code) : ''
}
