import { daysOfMonth, monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { isDay, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Query } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import type { Days } from '../api-ops.ts'
import { useLedgerWords } from '../messages/en.ts'
import { useBooks } from './use-books.ts'

/** Months that are offered, the current one first. */
const MONTHS = 24

/** URL state: invalid days are dropped. */
export const daysIn = ({ from, to }: Query): Days => ({
  ...(from && isDay(from) && { from }),
  ...(to && isDay(to) && { to }),
})

type Props = {
  days: Days
  /** What the server took where nothing was selected. */
  answer?: Days | undefined
  onChange: (days: Days) => void
}

/** A month, or two days. */
export function DayRange({ days, answer, onChange }: Props) {
  const words = useLedgerWords()
  const { month: monthName } = useBooks()
  const [today] = useState(() => riyadhDay(new Date()))
  const { from = answer?.from ?? null, to = answer?.to ?? null } = days
  const months = Array.from({ length: MONTHS }, (_, back) => monthsAfter(monthOf(today), -back))
  const selected = months.find((month) => {
    const span = daysOfMonth(month)
    return span.from === from && (span.to === to || (month === monthOf(today) && to === today))
  })
  const setMonth = (id: string) => onChange(id === 'all' || id === 'custom' ? {} : daysOfMonth(id))
  const set = (part: keyof Days) => (day: string | null) =>
    onChange({ ...(from && { from }), ...(to && { to }), [part]: day ?? undefined })
  return (
    <>
      <SelectField
        label={words.month}
        value={selected ?? (from || to ? 'custom' : 'all')}
        options={[
          ...(answer ? [] : [{ id: 'all', label: words.anyMonth }]),
          ...(selected || !(from || to) ? [] : [{ id: 'custom', label: words.customDays }]),
          ...months.map((id) => ({ id, label: monthName(id) })),
        ]}
        onChange={setMonth}
        className="w-full sm:w-40"
      />
      <DateField label={words.from} value={from} onChange={set('from')} className="w-full sm:w-40" />
      <DateField label={words.to} value={to} onChange={set('to')} className="w-full sm:w-40" />
    </>
  )
}
