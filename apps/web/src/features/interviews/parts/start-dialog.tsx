import { NOTE_LENGTH } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { go } from '../../../platform/go.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { startInterview } from '../api.ts'
import { attempt } from './attempt.ts'
import { useClientWords } from './use-interview-words.ts'

/** Asks somebody nominated for an interview; from there the request has a page of its own. */
export function StartDialog({ nominationId, name }: { nominationId: string; name: string }) {
  const { start: words } = useClientWords()
  const [note, setNote] = useState('')
  const start = () =>
    attempt(
      startInterview({ nomination_id: nominationId, ...(note.trim() && { note }) }).then(
        ({ data }) => void go(pathTo('clientInterviewRequest', { id: data.id })),
      ),
      words.done,
    )
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" aria-label={words.openFor(name)}>
          {words.open}
        </Button>
      }
      kind="primary"
      onOpenChange={() => setNote('')}
      title={words.title(name)}
      text={words.text}
      confirmLabel={words.confirm}
      onConfirm={start}
    >
      <TextAreaField
        optional
        label={words.note}
        hint={words.hint}
        limit={NOTE_LENGTH}
        rows={3}
        value={note}
        onChange={setNote}
      />
    </ConfirmDialog>
  )
}
