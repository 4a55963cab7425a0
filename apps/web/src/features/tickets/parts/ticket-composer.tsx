import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { type ReactNode, useState } from 'react'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { NoteForm } from '../../staff/parts/note-form.tsx'
import { addNote } from '../api-inbox.ts'
import { AnswerForm } from './answer-form.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'

type Props = { ticket: Ticket; actions: ReactNode }

/** Either to the asker or to colleagues: one field at a time, so that no note is sent to the asker by mistake. */
export function TicketComposer({ ticket, actions }: Props) {
  const words = useInboxWords()
  const [mode, setMode] = useState<'reply' | 'note'>('reply')
  return (
    <div className="grid gap-3">
      <Segmented
        label={words.composer}
        labelHidden
        options={[
          { id: 'reply', label: words.reply },
          { id: 'note', label: words.note },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'reply' ? (
        <AnswerForm ticket={ticket} actions={actions} />
      ) : (
        <NoteForm
          words={{
            label: words.note,
            hint: words.noteHint,
            mention: words.mention,
            send: words.noteSend,
            done: words.noteSent,
          }}
          mayRead={(roles) => kindsFor(roles).includes(ticket.kind)}
          draft={`ticket-note-${ticket.id}`}
          send={(note) => addNote(ticket.id, note)}
          rows={3}
        />
      )}
    </div>
  )
}
