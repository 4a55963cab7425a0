// Month and year of an experience or a degree: <MonthField label=… value={'2024-03' | '2024' | null} onChange maxYear={2026} />
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { useId, useMemo, useState } from 'react'
import { useLang, useWrite } from '../../platform/i18n/i18n.ts'
import { ERROR, FIELD, LABEL } from '../fields/field-classes.ts'
import { ErrorLine } from '../fields/field-notes.tsx'
import type { FieldProps } from '../fields/field-parts.tsx'
import { SelectField } from '../fields/choices/select-field.tsx'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

type Props = FieldProps & {
  value: string | null
  onChange: (month: string | null) => void
  minYear?: number
  maxYear: number
  isDisabled?: boolean
  name?: string
  onBlur?: () => void
}

export function MonthField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  value,
  onChange,
  minYear = 1970,
  maxYear,
  isDisabled,
  name,
  onBlur,
}: Props) {
  const words = useUiWords()
  const id = useId()
  const months = useMonthNames()
  const write = useWrite()
  const years = useMemo(
    () =>
      Array.from({ length: maxYear - minYear + 1 }, (_, i) => ({
        id: String(maxYear - i),
        label: write(String(maxYear - i)),
      })),
    [minYear, maxYear, write],
  )
  // An incomplete choice is local state; onChange is called with a complete one.
  const [half, setHalf] = useState<{ year: string | null; month: string | null }>({ year: null, month: null })
  const year = value?.slice(0, 4) ?? half.year
  const month = value?.slice(5, 7) || half.month
  const pick = (next: { year: string | null; month: string | null }) => {
    setHalf(next)
    onChange(next.year && next.month ? `${next.year}-${next.month}` : null)
  }
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}n`}
      data-invalid={error ? '' : undefined}
      className={cx(FIELD, className)}
    >
      <span id={id} className={labelHidden ? 'sr-only' : LABEL}>
        {label}
        {optional && <span className="ms-1.5 text-sm font-normal text-ink-faint">({words.optional})</span>}
      </span>
      <div className="grid grid-cols-[3fr_2fr] gap-2.5">
        <SelectField
          labelHidden
          name={name}
          onBlur={onBlur}
          label={words.month}
          placeholder={words.month}
          options={months}
          value={month}
          isDisabled={isDisabled}
          onChange={(id) => pick({ year, month: id })}
        />
        <SelectField
          labelHidden
          onBlur={onBlur}
          label={words.year}
          placeholder={words.year}
          options={years}
          value={year}
          isDisabled={isDisabled}
          onChange={(id) => pick({ year: id, month })}
        />
      </div>
      <div id={`${id}n`} className="contents">
        {hint && <p className="text-sm text-ink-faint">{hint}</p>}
        {error && (
          <p className={ERROR}>
            <ErrorLine>{error}</ErrorLine>
          </p>
        )}
      </div>
    </div>
  )
}

function useMonthNames() {
  const lang = useLang()
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(LOCALE[lang], { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, i) => ({
      id: String(i + 1).padStart(2, '0'),
      label: name.format(Date.UTC(2026, i)),
    }))
  }, [lang])
}
