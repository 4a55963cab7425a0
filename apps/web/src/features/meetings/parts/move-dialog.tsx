import { MAX_REASON_LENGTH } from '@fareeq/domain/meetings/rules.ts'
import { FormProse } from '../../../forms/form-prose.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { useUiWords } from '../../../ui/words/en.ts'
import { FormSlot, SLOT_RESOLVER } from './form-slot.tsx'
import { useMeetingWords } from '../messages/en.ts'
import type { SlotsSource } from './slot-picker.tsx'
import { useNearest } from './use-nearest.ts'

type Props = {
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  timezone: string
  /** Under the title, where it is not the visitor who moves. */
  text?: string
  /** A word to the visitor, where somebody else moves. */
  noteLabel?: string
  source?: SlotsSource
  onMove: (slot: { start: string; timezone: string; note?: string }) => Promise<unknown>
}

export function MoveDialog({ isOpen, onOpenChange, text, ...rest }: Props) {
  const words = useMeetingWords().meeting
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} width="large" title={words.move} text={text ?? words.moveText}>
      {(close) => <Body {...rest} close={close} />}
    </Dialog>
  )
}

/** A separate component, so that its state is reset on reopening. */
function Body({
  timezone,
  noteLabel,
  source,
  onMove,
  close,
}: Omit<Props, 'isOpen' | 'onOpenChange' | 'text'> & { close: () => void }) {
  const words = useMeetingWords().meeting
  const ui = useUiWords()
  const { nearest, onRefused, clear } = useNearest()
  const { control, isPending, failure, props, clearFailure } = useSubmitForm({
    resolver: SLOT_RESOLVER,
    initial: { slot: { start: null, timezone }, note: '' },
    send: async ({ slot: { start, timezone }, note }) => {
      if (!start) return
      clear()
      await onMove({ start, timezone, ...(note.trim() && { note }) })
    },
    onDone: close,
    onRefused,
  })
  const choose = () => {
    clear()
    clearFailure()
  }
  return (
    <Form {...props} failure={undefined}>
      <FormSlot source={source} control={control} nearest={nearest} failure={failure} onChoose={choose} />
      {noteLabel && (
        <FormProse name="note" control={control} label={noteLabel} optional rows={2} limit={MAX_REASON_LENGTH} />
      )}
      <DialogSubmit
        sticky
        label={words.moveConfirm}
        pending={isPending}
        cancel={{ label: ui.cancel, onPress: close }}
      />
    </Form>
  )
}
