import { LONGEST_REASON } from '@fareeq/domain/meetings/limits.ts'
import { useState } from 'react'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { useUiWords } from '../../../ui/words/use-ui-words.ts'
import { type SlotChoice, SlotPicker } from './slot-picker.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { useMeetingWords } from './use-meeting-words.ts'
import { useTaking } from './use-taking.ts'

type Props = {
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  timezone: string
  /** Under the title, where it is not the visitor who moves. */
  text?: string
  /** A word to the visitor, where somebody else moves. */
  noteLabel?: string
  onMove: (wanted: { start: string; timezone: string; note?: string }) => Promise<unknown>
}

export function MoveDialog({ isOpen, onOpenChange, text, ...rest }: Props) {
  const words = useMeetingWords().meeting
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} width="large" title={words.move} text={text ?? words.moveText}>
      {(close) => <Body {...rest} close={close} />}
    </Dialog>
  )
}

/** Its own component, so that a reopened dialog begins with nothing chosen. */
function Body({
  timezone,
  noteLabel,
  onMove,
  close,
}: Omit<Props, 'isOpen' | 'onOpenChange' | 'text'> & { close: () => void }) {
  const { meeting: words, chosen: chosenWords } = useMeetingWords()
  const ui = useUiWords()
  const [chosen, setChosen] = useState<SlotChoice>({ start: null, timezone })
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isPending, failure, nearest, take, clear } = useTaking()
  const choose = (next: SlotChoice) => {
    clear()
    setMissing(false)
    setChosen(next)
  }
  const { start } = chosen
  const move = () => {
    if (!start) return setMissing(true)
    return take(async () => {
      await onMove({ start, timezone: chosen.timezone, ...(note.trim() && { note }) })
      close()
    })
  }
  return (
    <div className="grid gap-5">
      <SlotPicker value={chosen} onChange={choose} />
      {nearest && (
        <TakenNotice
          nearest={nearest}
          timezone={chosen.timezone}
          onChoose={(next) => choose({ start: next, timezone: chosen.timezone })}
        />
      )}
      {noteLabel && (
        <TextAreaField label={noteLabel} optional rows={2} limit={LONGEST_REASON} value={note} onChange={setNote} />
      )}
      {(failure || isMissing) && (
        <Banner tone="danger" role="alert">
          {failure ?? chosenWords.needed}
        </Banner>
      )}
      <DialogActions sticky>
        <Button pending={isPending} onPress={() => void move()}>
          {words.moveConfirm}
        </Button>
        <Button kind="quiet" onPress={close}>
          {ui.cancel}
        </Button>
      </DialogActions>
    </div>
  )
}
