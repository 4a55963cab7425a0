// What a confirmation asks and answers; see confirm-dialog.tsx.
import { type ReactNode, useRef, useState } from 'react'
import { Banner } from '../display/banner.tsx'
import { Button } from '../actions/button.tsx'
import { DialogActions } from './dialog.tsx'
import type { DialogProps } from './dialog-box.tsx'
import { swallowSecondClick } from './second-click.ts'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

export type ConfirmProps = Pick<DialogProps, 'trigger' | 'isOpen' | 'onOpenChange' | 'title' | 'text'> & {
  confirmLabel: string
  cancelLabel?: string
  kind?: 'danger' | 'primary'
  /** Ask why. `required` is the sentence shown when it is left empty. */
  reason?: { label: string; hint?: string; limit?: number; required?: string }
  /** A returned sentence is a refusal, shown in the dialog. */
  onConfirm: (reason: string) => Promise<string | void> | string | void
  children?: ReactNode
}

export type BodyProps = Pick<
  ConfirmProps,
  'confirmLabel' | 'cancelLabel' | 'kind' | 'reason' | 'onConfirm' | 'children'
> & {
  close: () => void
}

/** Its own component, so that a reopened dialog begins empty. */
export function ConfirmBody({ confirmLabel, cancelLabel, kind, reason, onConfirm, children, close }: BodyProps) {
  const words = useUiWords()
  const [why, setWhy] = useState('')
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [pending, setPending] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const confirm = async () => {
    if (reason?.required && !why.trim()) return setMissing(reason.required)
    setPending(true)
    try {
      const answer = await onConfirm(why.trim())
      // Once it is done the button stays pending while the dialog leaves.
      if (!answer) return leave()
      setRefusal(answer)
    } catch (error) {
      setRefusal(words.failedText)
      reportError(error)
    }
    setPending(false)
  }
  const leave = () => {
    if (button.current) swallowSecondClick(button.current.getBoundingClientRect())
    close()
  }
  const change = (text: string) => {
    setWhy(text)
    setMissing(undefined)
  }
  return (
    <>
      {children}
      {reason && (
        <TextAreaField
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
      <DialogActions>
        <Button ref={button} kind={kind} pending={pending} onPress={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Button kind="quiet" onPress={close}>
          {cancelLabel ?? words.cancel}
        </Button>
      </DialogActions>
    </>
  )
}
