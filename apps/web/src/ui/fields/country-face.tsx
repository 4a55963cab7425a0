// How the chosen country looks beside a phone number. No React Aria.
import { ChevronDown } from 'lucide-react'
import { type CountryCode, dialOf, useCountryName } from './countries.ts'

export type CountryProps = { value: CountryCode; onChange: (country: CountryCode) => void; isDisabled?: boolean }

export const COUNTRY =
  'flex min-h-11 items-center gap-1.5 rounded-s-md ps-3.5 pe-2.5 outline-none focus-visible:bg-accent-soft'

export function CountryFace({ code }: { code: CountryCode }) {
  const name = useCountryName(code)
  return (
    <>
      <span aria-hidden className="text-xs font-strong text-ink-faint">
        {code}
      </span>
      <span className="sr-only">{name}</span>
      <span className="num">+{dialOf(code)}</span>
      <ChevronDown aria-hidden className="size-4 text-ink-faint" />
    </>
  )
}
