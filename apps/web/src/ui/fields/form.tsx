// <Form onSubmit={handleSubmit(save)} errors={[{ name: 'email', message: '…' }]} failure={…}>
//   <FormRow><TextField …/><TextField …/></FormRow> <FormActions><Button type="submit" pending={…}>…</Button></FormActions>
// </Form>  After a refused submit the first field in error has the focus; three or more errors are counted above as well: each is said at its field.
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Banner } from '../display/banner.tsx'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

export type FieldErrorEntry = { name: string; message: string }

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  errors?: readonly FieldErrorEntry[]
  /** A refusal that belongs to no field. */
  failure?: ReactNode
  /** beforeunload warning. */
  isDirty?: boolean
  className?: string
  children: ReactNode
  'aria-label'?: string
}

const CONTROLS = 'input:not([type=hidden]):not([aria-hidden] *), select, textarea, button, [role=spinbutton]'

/** In a composite field (country and number), the control that is invalid. */
const firstInvalid = (form: HTMLFormElement): HTMLElement | null => {
  const marked = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  if (!marked || marked.matches(CONTROLS)) return marked
  const wrong = marked.querySelector<HTMLElement>(`:is(${CONTROLS})[aria-invalid=true]`)
  return wrong ?? marked.querySelector<HTMLElement>(CONTROLS)
}

/** A field whose text has no value (a day that does not exist): without it the form would send something else than was typed. */
const unreadableField = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ validity }) => validity.customError)

export function Form({ onSubmit, errors = [], failure, isDirty, className, children, ...rest }: Props) {
  const words = useUiWords()
  const form = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)

  useEffect(() => {
    if (!submitted.current || errors.length === 0) return
    submitted.current = false
    if (form.current) firstInvalid(form.current)?.focus()
  }, [errors])

  useEffect(() => {
    if (!isDirty) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [isDirty])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unreadable = unreadableField(event.currentTarget)
    if (unreadable) return unreadable.focus()
    submitted.current = true
    void onSubmit(event)
  }
  return (
    <form {...rest} ref={form} noValidate onSubmit={submit} className={cx('grid min-w-0 gap-5', className)}>
      {errors.length > 2 && (
        <Banner tone="danger" role="alert">
          {words.errorSummary(errors.length)}
        </Banner>
      )}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      {children}
    </form>
  )
}

/** Fields side by side from 576 px on. */
export const FormRow = ({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) => (
  <div className={cx('grid items-start gap-5', columns === 2 ? 'xs:grid-cols-2' : 'xs:grid-cols-2 md:grid-cols-3')}>
    {children}
  </div>
)

export function FormSection({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid min-w-0 gap-5 border-t border-line pt-6 first:border-0 first:pt-0"
    >
      <div>
        <h3 id={id} className="text-lg leading-normal">
          {title}
        </h3>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  )
}

/** The first button is the primary one: full width on phones. */
export const FormActions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('flex flex-col gap-2.5 pt-1 xs:flex-row xs:items-center', className)}>{children}</div>
)
