// Countries with their dial codes and names: useCountries() → [{ code: 'SA', dial: '966', name: 'السعودية' }, …] by name.
import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { useMemo } from 'react'
import { useLang } from '../platform/i18n.tsx'

export type { CountryCode }
export type Country = { code: CountryCode; dial: string; name: string }

export function useCountries(): Country[] {
  const lang = useLang()
  return useMemo(() => {
    const names = new Intl.DisplayNames(LOCALE[lang], { type: 'region' })
    const { compare } = new Intl.Collator(LOCALE[lang])
    return getCountries()
      .map((code) => ({ code, dial: getCountryCallingCode(code), name: names.of(code) ?? code }))
      .sort((a, b) => compare(a.name, b.name))
  }, [lang])
}
