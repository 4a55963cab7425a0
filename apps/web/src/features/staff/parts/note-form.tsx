import { STAFF_NOTE_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { noteForm, type NoteForm as Note } from '@fareeq/domain/staff/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { MentionField } from '../../../ui/fields/listbox/mention-field.tsx'
import { mentionsIn } from '../../../ui/fields/listbox/mention-text.ts'
import { colleaguesQuery } from '../api.ts'
import { useStaff } from './session/staff-session.ts'

const RESOLVER = resolverOf(noteForm())
const EMPTY: Note = { text: '', mentions: [] }

type Props = Pick<ComponentProps<typeof MentionField>, 'rows'> & {
  words: { label: string; hint: string; mention: string; send: string; done: string }
  /** Whether a colleague with these roles may read the note: only they can be mentioned. */
  mayRead: (roles: readonly string[]) => boolean
  draft: string
  send: (note: Note) => Promise<unknown>
  button?: Pick<ComponentProps<typeof Button>, 'size' | 'kind'>
}

/** For colleagues only. Colleagues still mentioned in the text when it is saved are notified. */
export function NoteForm({ words, mayRead, draft, send, rows, button }: Props) {
  const me = useStaff()?.id
  const { data = [] } = useQuery(colleaguesQuery())
  const mentionable = (colleagues: typeof data) =>
    colleagues
      .filter((colleague) => colleague.id !== me && mayRead(colleague.roles))
      .map((colleague) => ({ id: colleague.id, label: colleague.name }))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY,
    draft,
    // A draft may be sent before the colleagues have come.
    send: async (body) => {
      const colleagues = await queryClient.ensureQueryData(colleaguesQuery())
      return send({ ...body, mentions: mentionsIn(body.text, mentionable(colleagues)) })
    },
    done: words.done,
    onDone: () => {
      form.reset(EMPTY)
    },
  })
  return (
    <Form {...props} className="gap-3">
      <FormField name="text" control={control}>
        {(field) => (
          <MentionField
            {...field}
            label={words.label}
            hint={words.hint}
            limit={STAFF_NOTE_LENGTH}
            rows={rows}
            options={mentionable(data)}
            mentionLabel={words.mention}
          />
        )}
      </FormField>
      <Button type="submit" {...button} pending={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </Form>
  )
}
