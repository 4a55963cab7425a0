import { isMonth, monthOf, monthsAfter, monthsBetween } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Query } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import type { Months } from '../api-ops.ts'
import { useReportWords } from '../messages/en.ts'

/** Months that are offered, the current one first. */
const OFFERED = 48

/** URL state: months that are none, or too many, become the usual ones. */
export function monthsIn({ from, to }: Query, usual: Months, max: number): Months {
  if (!from || !to || !isMonth(from) || !isMonth(to) || from > to || monthsAfter(from, max - 1) < to) return usual
  return { from, to }
}

type Props = { months: Months; max: number; onChange: (months: Months) => void }

/** Two months; where the other one would lie before it, or too far away, it comes along. */
export function MonthRange({ months: { from, to }, max, onChange }: Props) {
  const words = useReportWords()
  const { month: monthName } = useBooks()
  const [current] = useState(() => monthOf(riyadhDay(new Date())))
  const offered = monthsBetween(monthsAfter(current, 1 - OFFERED), current).toReversed()
  const options = [...new Set([...offered, from, to])].map((id) => ({ id, label: monthName(id) }))
  const setFrom = (month: string) => {
    const last = monthsAfter(month, max - 1)
    onChange({ from: month, to: to < month ? month : to > last ? last : to })
  }
  const setTo = (month: string) => {
    const first = monthsAfter(month, 1 - max)
    onChange({ from: from > month ? month : from < first ? first : from, to: month })
  }
  return (
    <>
      <SelectField
        label={words.fromMonth}
        value={from}
        options={options}
        onChange={setFrom}
        className="w-full sm:w-44"
      />
      <SelectField label={words.toMonth} value={to} options={options} onChange={setTo} className="w-full sm:w-44" />
    </>
  )
}
