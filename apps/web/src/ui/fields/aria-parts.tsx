// What a field of React Aria is made of; field-parts.tsx for those of the browser. Comes late, with the field.
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { ERROR, HINT_LINE, LABEL, OPTIONAL } from './field-look.ts'
import { ErrorLine } from './field-notes.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

type LabelProps = { children: ReactNode; optional?: boolean; hidden?: boolean }

export function AriaLabel({ children, optional, hidden }: LabelProps) {
  const words = useUiWords()
  return (
    <Label className={hidden ? 'sr-only' : LABEL}>
      {children}
      {optional && <span className={OPTIONAL}>({words.optional})</span>}
    </Label>
  )
}

/** Hint and error, wired to the input by React Aria. The hint stays: it is what helps to repair. */
export function AriaNotes({ hint, error, end }: { hint?: ReactNode; error?: string | undefined; end?: ReactNode }) {
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
