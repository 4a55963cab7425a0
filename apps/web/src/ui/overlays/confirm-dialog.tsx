// Says what will happen before it does: <ConfirmDialog trigger=… title=… text=… confirmLabel=… onConfirm={async (reason) => …}
//   reason={{ label: '…', required: '…' }} />. Stays open, with the sentence, when onConfirm throws or returns one.
import { type ReactNode, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Banner } from '../display/banner.tsx'
import { TextAreaField } from '../fields/text-area-field.tsx'
import { useUiWords } from '../words/use-ui-words.ts'
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx'

type BodyProps = {
  confirmLabel: string
  cancelLabel?: string
  kind?: 'danger' | 'primary'
  /** Ask why. `required` is the sentence shown when it is left empty. */
  reason?: { label: string; hint?: string; limit?: number; required?: string }
  /** A returned sentence is a refusal, shown in the dialog. */
  onConfirm: (reason: string) => Promise<string | void> | string | void
  children?: ReactNode
}

type Props = Pick<DialogProps, 'trigger' | 'isOpen' | 'onOpenChange' | 'title' | 'text'> & BodyProps

export const ConfirmDialog = ({ trigger, isOpen, onOpenChange, title, text, ...body }: Props) => (
  <Dialog {...{ trigger, isOpen, onOpenChange, title, text }} role="alertdialog" width="small">
    {(close) => <Body {...body} close={close} />}
  </Dialog>
)

/** A separate component, so that its state is reset on reopening. */
function Body({ confirmLabel, cancelLabel, kind = 'danger', reason, ...rest }: BodyProps & { close: () => void }) {
  const { onConfirm, children, close } = rest
  const words = useUiWords()
  const [why, setWhy] = useState('')
  const [missing, setMissing] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [pending, setPending] = useState(false)

  const confirm = async () => {
    if (reason?.required && !why.trim()) return setMissing(reason.required)
    setPending(true)
    try {
      const answer = await onConfirm(why.trim())
      // On success the button stays pending during the exit animation.
      if (!answer) return close()
      setRefusal(answer)
    } catch (error) {
      setRefusal(words.failedText)
      reportError(error)
    }
    setPending(false)
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
        <Button kind={kind} pending={pending} onPress={() => void confirm()}>
          {confirmLabel}
        </Button>
        <Button kind="quiet" onPress={close}>
          {cancelLabel ?? words.cancel}
        </Button>
      </DialogActions>
    </>
  )
}
