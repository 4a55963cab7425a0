// <TimeField label=… value={'09:30' | null} onChange />: every half hour, in the words of the language; say the zone in
// the hint. Not <input type="time">: it uses the language of the browser, not of the page.
import { useMemo } from 'react'
import { useLocale } from '../../platform/i18n/i18n.ts'
import type { FieldProps } from '../fields/field-parts.tsx'
import { SelectField } from '../fields/choices/select-field.tsx'

type Props = FieldProps & {
  value: string | null
  onChange: (time: string) => void
  isDisabled?: boolean
  isRequired?: boolean
}

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => new Date(Date.UTC(2026, 0, 1, 0, half * 30)))

export function TimeField(props: Props) {
  const locale = useLocale()
  const options = useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
    return HALF_HOURS.map((time) => ({ id: time.toISOString().slice(11, 16), label: format.format(time) }))
  }, [locale])
  return <SelectField {...props} options={options} />
}
