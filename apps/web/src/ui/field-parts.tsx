// What every field is made of. Fields take label, hint, error, optional, and work with react-hook-form's `field`:
// <Controller name="email" control={control} render={({ field, fieldState }) => <TextField {...field} label=… error={…} />} />
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { cx } from './cx.ts'
import { useUiWords } from './words/use-ui-words.ts'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The sentence under the field; its presence makes the field invalid. */
  error?: string | undefined
  /** Says so beside the label. Fields are taken as required otherwise; pass isRequired for screen readers. */
  optional?: boolean
  /** The label is spoken, not shown: only where the place already says it (search, filters). */
  labelHidden?: boolean
  className?: string
}

export const FIELD = 'group/field flex min-w-0 flex-col gap-1.5'

/** The edge and ground of every control that is typed into or opened. */
export const CONTROL =
  'w-full min-h-11.5 rounded-md border border-line-strong bg-raised px-3.5 text-base text-ink transition-colors ' +
  'hover:border-ink-faint focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'data-invalid:border-danger data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint'

/** The same for a box that holds the input and its buttons. */
export const CONTROL_BOX = cx(
  CONTROL,
  'flex items-center has-[:focus-visible]:border-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent [&_:focus-visible]:outline-none',
)

export const LABEL = 'text-[0.9375rem] font-strong leading-relaxed text-ink'

export function FieldLabel({
  children,
  optional,
  hidden,
}: {
  children: ReactNode
  optional?: boolean
  hidden?: boolean
}) {
  const words = useUiWords()
  return (
    <Label className={hidden ? 'sr-only' : LABEL}>
      {children}
      {optional && <span className="ms-1.5 text-sm font-normal text-ink-faint">({words.optional})</span>}
    </Label>
  )
}

export const ERROR = 'flex items-start gap-1.5 text-sm text-danger'

export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <>
    <CircleAlert aria-hidden className="mt-1 size-4 flex-none" />
    <span>{children}</span>
  </>
)

/** Hint and error, wired to the input by React Aria. The hint stays: it is what helps to repair. */
export function FieldNotes({ hint, error, end }: { hint?: ReactNode; error?: string | undefined; end?: ReactNode }) {
  return (
    <>
      {(hint || end) && (
        <div className="flex items-start justify-between gap-4 text-sm text-ink-faint">
          {hint ? <Text slot="description">{hint}</Text> : <span />}
          {end}
        </div>
      )}
      {error && (
        <FieldError className={ERROR}>
          <ErrorLine>{error}</ErrorLine>
        </FieldError>
      )}
    </>
  )
}

/** What RAC needs to know: errors come from us, in our words, never from the browser's bubbles. */
export const validity = (error: string | undefined) => ({
  isInvalid: Boolean(error),
  validationBehavior: 'aria' as const,
})
