import { NOTE_LENGTH } from '@fareeq/domain/tickets/limits.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { noteForm } from '@fareeq/domain/tickets/schema-inbox.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { FormField } from '../../../forms/form-field.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { MentionField } from '../../../ui/fields/mention-field.tsx'
import { mentionsIn } from '../../../ui/fields/mention-text.ts'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { addNote } from '../api-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

const RESOLVER = resolverOf(noteForm())

/** For colleagues only. Whoever is still mentioned in the text when it is saved is notified. */
export function NoteForm({ ticket: { id, kind } }: { ticket: Ticket }) {
  const words = useInboxWords()
  const me = useStaff()?.id
  const { data = [] } = useQuery(colleaguesQuery())
  const colleagues = data
    .filter((one) => one.id !== me && kindsFor(one.roles).includes(kind))
    .map((one) => ({ id: one.id, label: one.name }))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text: '', mentions: [] },
    draft: `ticket-note-${id}`,
    send: (body) => addNote(id, { ...body, mentions: mentionsIn(body.text, colleagues) }),
    done: words.noteSent,
    onDone: () => {
      form.reset({ text: '', mentions: [] })
    },
  })
  return (
    <Form {...props} className="gap-3">
      <FormField name="text" control={control}>
        {(field) => (
          <MentionField
            {...field}
            label={words.note}
            hint={words.noteHint}
            limit={NOTE_LENGTH}
            rows={3}
            options={colleagues}
            mentionLabel={words.mention}
          />
        )}
      </FormField>
      <Button type="submit" pending={isPending} className="justify-self-start">
        {words.noteSend}
      </Button>
    </Form>
  )
}
