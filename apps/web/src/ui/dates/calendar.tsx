// The month on paper of a date field: <CalendarMonth /> inside a DatePicker. Alone it is a <MonthGrid>.
import { ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { DAY, MONTH_HEAD, MONTH_NAME, TURN, WEEKDAY } from './calendar-look.ts'
import { useUiWords } from '../words/use-ui-words.ts'

export function CalendarMonth() {
  const words = useUiWords()
  return (
    <Calendar className="w-fit">
      <header className={MONTH_HEAD}>
        <Button slot="previous" aria-label={words.previousMonth} className={TURN}>
          <ChevronRight aria-hidden className="size-5 -scale-x-100 rtl:scale-x-100" />
        </Button>
        <Heading className={MONTH_NAME} />
        <Button slot="next" aria-label={words.nextMonth} className={TURN}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow" className="num border-separate border-spacing-0">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={WEEKDAY}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={DAY} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
