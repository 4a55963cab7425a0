// Class names of fields.
import { cx } from '../cx.ts'

export const FIELD = 'group/field flex min-w-0 flex-col gap-1.5'

/** Border and background of every control. */
export const CONTROL =
  'w-full min-h-11.5 rounded-md border border-line-strong bg-raised px-3.5 text-base text-ink transition-colors ' +
  'hover:border-ink-faint focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'data-invalid:border-danger data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint'

/** The same for a wrapper around the input and its buttons. */
export const CONTROL_BOX = cx(
  CONTROL,
  'flex items-center has-[:focus-visible]:border-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent [&_:focus-visible]:outline-none',
)

/** Multi-line: grows with its content, each paragraph in its own direction (plaintext). */
export const TEXT_AREA = cx(
  CONTROL,
  'field-sizing-content max-h-[60vh] min-h-28 resize-y py-2.5 [unicode-bidi:plaintext]',
)

/** Left-to-right text aligned to the start of a right-to-left page. */
export const LTR_INPUT = 'rtl:text-end'
/** An input inside a styled wrapper. */
export const BARE_INPUT = 'min-w-0 flex-1 self-stretch bg-transparent outline-none'

export const LABEL = 'text-[0.9375rem] font-strong leading-relaxed text-ink'
export const OPTIONAL = 'ms-1.5 text-sm font-normal text-ink-faint'
export const HINT_LINE = 'flex items-start justify-between gap-4 text-sm text-ink-faint'
export const ERROR = 'flex items-start gap-1.5 text-sm text-danger'

export const OPENER = 'flex size-9.5 flex-none items-center justify-center rounded-sm text-ink-faint hover:bg-sunken'
