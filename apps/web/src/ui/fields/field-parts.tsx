// Building blocks of fields. Fields take label, hint, error, optional, and work with react-hook-form's `field`: <Controller
// name="email" control={control} render={({ field, fieldState }) => <TextField {...field} label=… error={…} />} /> .
import { createContext, type ReactNode, use, useId } from 'react'
import { cx } from '../cx.ts'
import { ERROR, FIELD, HINT_LINE, LABEL, OPTIONAL } from './field-classes.ts'
import { ErrorLine } from './field-notes.tsx'
import { useUiWords } from '../words/en.ts'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The sentence under the field; its presence makes the field invalid. */
  error?: string | undefined
  /** Shown beside the label. Fields are required by default; pass isRequired for screen readers. */
  optional?: boolean
  /** A visually hidden label: only where the context is obvious (search, filters). */
  labelHidden?: boolean
  className?: string
}

/** Ids for aria-labelledby and aria-describedby. A group has no control of its own. */
type Ids = { control?: string; label: string; hint: string; error: string }
export const FieldIds = createContext<Ids>({ label: '', hint: '', error: '' })

export function useFieldIds(): Required<Ids> {
  const control = useId()
  return { control, label: `${control}l`, hint: `${control}h`, error: `${control}e` }
}

/** Value of aria-describedby. */
export const describedBy = (ids: Ids, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) =>
  cx(Boolean(hint) && ids.hint, Boolean(error) && ids.error) || undefined

type LabelProps = { children: ReactNode; optional?: boolean; hidden?: boolean }

export function FieldLabel({ children, optional, hidden }: LabelProps) {
  const words = useUiWords()
  const { control, label } = use(FieldIds)
  const Tag = control ? 'label' : 'span'
  return (
    <Tag id={label} htmlFor={control} className={hidden ? 'sr-only' : LABEL}>
      {children}
      {optional && <span className={OPTIONAL}>({words.optional})</span>}
    </Tag>
  )
}

type NotesProps = { hint?: ReactNode; error?: string | undefined; end?: ReactNode }

/** The hint stays beside an error, because it helps to correct it. */
export function FieldNotes({ hint, error, end }: NotesProps) {
  const ids = use(FieldIds)
  return (
    <>
      {(hint || end) && (
        <div className={HINT_LINE}>
          <span id={ids.hint}>{hint}</span>
          {end && <span className="flex-none whitespace-nowrap">{end}</span>}
        </div>
      )}
      {error && (
        <span id={ids.error} className={ERROR}>
          <ErrorLine>{error}</ErrorLine>
        </span>
      )}
    </>
  )
}

export type State = { isDisabled?: boolean | undefined; error?: string | undefined }
/** Data attributes for styling. */
export const stateOf = ({ isDisabled, error }: State) => ({
  'data-disabled': isDisabled || undefined,
  'data-invalid': error ? true : undefined,
})

/** Attributes of the control. */
export type Control = ReturnType<typeof controlOf>
const controlOf = (ids: Required<Ids>, field: FieldProps & State & { isRequired?: boolean | undefined }) => ({
  ...stateOf(field),
  id: ids.control,
  disabled: field.isDisabled,
  'aria-required': field.isRequired || undefined,
  'aria-invalid': field.error ? true : undefined,
  'aria-describedby': describedBy(ids, field),
})

type Props = FieldProps &
  State & {
    isRequired?: boolean | undefined
    /** At the end of the line below. */
    end?: ReactNode
    children: (control: Control) => ReactNode
  }

/** A native control with its label above and its notes below. */
export function Field({ end, children, ...field }: Props) {
  const ids = useFieldIds()
  return (
    <FieldIds value={ids}>
      <div {...stateOf(field)} className={cx(FIELD, field.className)}>
        <FieldLabel optional={field.optional} hidden={field.labelHidden}>
          {field.label}
        </FieldLabel>
        {children(controlOf(ids, field))}
        <FieldNotes hint={field.hint} error={field.error} end={end} />
      </div>
    </FieldIds>
  )
}
