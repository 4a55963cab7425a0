import { cx } from '../cx.ts'

export const TURN =
  'flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken aria-disabled:opacity-30'
export const MONTH_HEAD = 'mb-2 flex items-center justify-between'
export const MONTH_NAME = 'text-[0.9375rem] font-semibold'
export const WEEKDAY = 'h-8 text-xs font-normal text-ink-faint'

export const DAY = cx(
  'relative flex size-10.5 cursor-pointer items-center justify-center rounded-sm text-sm outline-none hover:bg-sunken xs:size-11',
  'data-outside-month:hidden data-disabled:cursor-not-allowed data-disabled:text-ink-faint/60 data-unavailable:text-ink-faint/60 data-unavailable:line-through',
  'data-selected:bg-accent data-selected:font-strong data-selected:text-accent-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent',
  // Today has a nuqta (dot).
  'data-today:after:absolute data-today:after:bottom-1 data-today:after:size-1.5 data-today:after:rotate-45 data-today:after:scale-90 data-today:after:bg-point',
)
