// What every field is made of. Fields take label, hint, error, optional, and work with react-hook-form's `field`:
// <Controller name="email" control={control} render={({ field, fieldState }) => <TextField {...field} label=… error={…} />} />
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { ERROR, HINT_LINE, LABEL, OPTIONAL } from './field-look.ts'
import { ErrorLine } from './field-notes.tsx'
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

export function FieldLabel({
  children,
  optional,
  hidden,
  id,
}: {
  children: ReactNode
  optional?: boolean
  hidden?: boolean
  id?: string
}) {
  const words = useUiWords()
  return (
    <Label id={id} className={hidden ? 'sr-only' : LABEL}>
      {children}
      {optional && <span className={OPTIONAL}>({words.optional})</span>}
    </Label>
  )
}

/** Hint and error, wired to the input by React Aria. The hint stays: it is what helps to repair. */
export function FieldNotes({ hint, error, end }: { hint?: ReactNode; error?: string | undefined; end?: ReactNode }) {
  return (
    <>
      {(hint || end) && (
        <div className={HINT_LINE}>
          {hint ? <Text slot="description">{hint}</Text> : <span />}
          {end && <span className="flex-none whitespace-nowrap">{end}</span>}
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
