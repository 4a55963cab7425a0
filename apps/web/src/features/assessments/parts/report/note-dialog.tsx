import { NOTE_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { useReportWords } from '../../messages/report/en.ts'

type Props = {
  opener: string
  words: { title: string; text: string; label: string }
  send: string
  done: string
  initial?: string
  onSend: (note: string) => Promise<unknown>
}

/** A few words about a result: a comment or an objection. */
export function NoteDialog({ opener, words, send, done, initial = '', onSend }: Props) {
  const { cancel } = useReportWords()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState(initial)
  const { run, isPending, failure } = useAction(onSend, { done, refused: 'shown' })
  const submit = async () => {
    if (note.trim() !== '' && (await run(note.trim()))) setOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" size="small" className="justify-self-start print:hidden">
          {opener}
        </Button>
      }
      title={words.title}
      text={words.text}
    >
      <TextAreaField
        label={words.label}
        value={note}
        onChange={setNote}
        limit={NOTE_LENGTH}
        error={failure ?? undefined}
        isRequired
      />
      <DialogActions>
        <Button pending={isPending} isDisabled={note.trim() === ''} onPress={() => void submit()}>
          {send}
        </Button>
        <Button kind="quiet" onPress={() => setOpen(false)}>
          {cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
