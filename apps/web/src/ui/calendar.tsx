// The month on paper, for date fields: <CalendarMonth /> inside a DatePicker, or alone with value/onChange.
import { ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type CalendarProps,
  type DateValue,
  Heading,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { useUiWords } from './words/use-ui-words.ts'

const TURN =
  'flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken data-disabled:opacity-30'

const CELL = cx(
  'relative flex size-10.5 cursor-pointer items-center justify-center rounded-sm text-sm outline-none hover:bg-sunken xs:size-11',
  'data-outside-month:hidden data-disabled:cursor-not-allowed data-disabled:text-ink-faint/60 data-unavailable:text-ink-faint/60 data-unavailable:line-through',
  'data-selected:bg-accent data-selected:font-strong data-selected:text-accent-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent',
  // Today carries a nuqta.
  'data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1.5 data-today:after:rotate-45 data-today:after:scale-90 data-today:after:bg-point',
)

export function CalendarMonth(props: Omit<CalendarProps<DateValue>, 'className' | 'children'>) {
  const words = useUiWords()
  return (
    <Calendar {...props} className="w-fit">
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" aria-label={words.previousMonth} className={TURN}>
          <ChevronRight aria-hidden className="size-5 -scale-x-100 rtl:scale-x-100" />
        </Button>
        <Heading className="text-[0.9375rem] font-semibold" />
        <Button slot="next" aria-label={words.nextMonth} className={TURN}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow" className="num border-separate border-spacing-0">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-8 text-xs font-normal text-ink-faint">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={CELL} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
