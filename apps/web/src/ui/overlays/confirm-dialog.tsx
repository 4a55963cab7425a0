// Says what will happen before it does: <ConfirmDialog trigger=… title=… text=… confirmLabel=… onConfirm={async (reason) => …}
//   reason={{ label: '…', required: '…' }} />. Stays open, with the sentence, when the call of onConfirm fails or
//   it returns one; where what it asks about has left the page meanwhile, a toast says it. A typed reason survives Esc.
import { type ComponentProps, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useSubmission } from '../../platform/calls/use-submission.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Button } from '../actions/button.tsx'
import { Banner } from '../display/banner.tsx'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { useUiWords } from '../words/en.ts'
import { Dialog, DialogSubmit, type DialogProps } from './dialog.tsx'
import { createLostDialog } from './lost-dialog.ts'

type BodyProps = {
  confirmLabel: string
  cancelLabel?: string
  kind?: 'danger' | 'primary'
  /** Ask why. `required` is the sentence shown when it is left empty. */
  reason?: { label: string; hint?: string; limit?: number; required?: string }
  /** The dialog shows the refusal of its call. A returned sentence is one found before the call. */
  onConfirm: (reason: string) => Promise<string | object | void> | string | void
  children?: ReactNode
}

type Props = Pick<DialogProps, 'trigger' | 'isOpen' | 'onOpenChange' | 'title' | 'text'> & BodyProps

export function ConfirmDialog({ trigger, isOpen, onOpenChange, title, text, ...body }: Props) {
  const closings = useRef(0)
  const [input, setInput] = useState({ title, text: '' })
  const countClosings = useCallback(() => closings.current, [])
  const change = (isOpen: boolean) => {
    if (!isOpen) closings.current += 1
    onOpenChange?.(isOpen)
  }
  return (
    <Dialog {...{ trigger, isOpen, title, text }} onOpenChange={change} role="alertdialog" width="small">
      {(close) => (
        <Body
          {...body}
          close={close}
          countClosings={countClosings}
          // Outlives the dialog: what was typed is there again after Esc, unless it asks about something else.
          why={input.title === title ? input.text : ''}
          setWhy={(text) => setInput({ title, text })}
        />
      )}
    </Dialog>
  )
}

type ButtonProps = Omit<Props, 'trigger' | 'isOpen' | 'title' | 'confirmLabel'> &
  Partial<Pick<Props, 'title' | 'confirmLabel'>> & {
    label: string
    button?: Omit<ComponentProps<typeof Button>, 'children'>
  }

/** With the button that opens it; the dialog repeats its label, unless told otherwise. */
export const ConfirmButton = ({ label, button, title = label, confirmLabel = label, ...rest }: ButtonProps) => (
  <ConfirmDialog {...rest} {...{ title, confirmLabel }} trigger={<Button {...button}>{label}</Button>} />
)

function useLostDialog(countClosings: () => number) {
  const { changedMeanwhile } = useUiWords()
  const [lost] = useState(() => createLostDialog(changedMeanwhile, (tone, title) => void showToast({ title, tone })))
  useEffect(() => lost.open(countClosings, () => location.pathname), [lost, countClosings])
  return lost
}

type OpenProps = { close: () => void; countClosings: () => number; why: string; setWhy: (why: string) => void }

/** A separate component, so that its state is reset on reopening. */
function Body({ confirmLabel, cancelLabel, kind = 'danger', reason, ...rest }: BodyProps & OpenProps) {
  const { onConfirm, children, close, countClosings, why, setWhy } = rest
  const words = useUiWords()
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { isPending, run } = useSubmission()
  const field = useRef<HTMLTextAreaElement>(null)
  const lost = useLostDialog(countClosings)

  const refuse = (sentence: string) => void (lost.refuse(sentence) || setRefusal(sentence))
  const confirm = () => {
    if (reason?.required && !why.trim()) {
      setMissing(reason.required)
      return field.current?.focus()
    }
    const send = async () => {
      lost.wait()
      const sentence = await onConfirm(why.trim())
      const isRefused = typeof sentence === 'string'
      if (isRefused) refuse(sentence)
      else {
        setWhy('')
        close()
      }
      return !isRefused
    }
    // `isLast`: on success the button stays pending during the exit animation.
    run(send, { isLast: true, showRefusal: ({ text }) => (refuse(text), true) }).catch((error: unknown) => {
      refuse(words.failedText)
      reportError(error)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through a portal: the form around the trigger is not sent.
    event.stopPropagation()
    confirm()
  }
  const change = (text: string) => {
    setWhy(text)
    setMissing(undefined)
  }
  return (
    <form noValidate onSubmit={submit}>
      {children}
      {reason && (
        <TextAreaField
          ref={field}
          autoFocus={Boolean(reason.required) && !children}
          label={reason.label}
          hint={reason.hint}
          limit={reason.limit}
          optional={!reason.required}
          isRequired={Boolean(reason.required)}
          rows={3}
          value={why}
          onChange={change}
          error={missing}
        />
      )}
      {refusal && (
        <Banner tone="danger" role="alert" className="mt-4">
          {refusal}
        </Banner>
      )}
      <DialogSubmit
        label={confirmLabel}
        kind={kind}
        pending={isPending}
        cancel={{ label: cancelLabel ?? words.cancel, onPress: close }}
      />
    </form>
  )
}
