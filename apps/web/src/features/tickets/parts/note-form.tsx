import { NOTE_LENGTH } from '@fareeq/domain/tickets/limits.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { noteForm } from '@fareeq/domain/tickets/schema-inbox.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { FormField } from '../../../forms/form-field.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { addNote } from '../api-inbox.ts'
import { useInboxWords } from './use-inbox-words.ts'

const RESOLVER = resolverOf(noteForm())
const called = (name: string) => `@${name}`

/** For colleagues only. Whoever is still called by name in the text when it is saved is told. */
export function NoteForm({ ticket: { id, kind } }: { ticket: Ticket }) {
  const words = useInboxWords()
  const me = useStaff()?.id
  const { data = [] } = useQuery(colleaguesQuery())
  const colleagues = data.filter((one) => one.id !== me && kindsFor(one.roles).includes(kind))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { text: '', mentions: [] },
    draft: `ticket-note-${id}`,
    send: (body) => {
      const mentions = colleagues.filter(({ name }) => body.text.includes(called(name))).map((one) => one.id)
      return addNote(id, { ...body, mentions })
    },
    done: words.noteSent,
    onDone: () => {
      form.reset({ text: '', mentions: [] })
    },
  })
  const mention = (name: string) => {
    const text = form.getValues('text')
    form.setValue('text', `${text}${text === '' || /\s$/.test(text) ? '' : ' '}${called(name)} `, { shouldDirty: true })
    form.setFocus('text')
  }
  return (
    <Form {...props} className="gap-3">
      <FormField name="text" control={control}>
        {(field) => <TextAreaField {...field} label={words.note} hint={words.noteHint} limit={NOTE_LENGTH} rows={3} />}
      </FormField>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending}>
          {words.noteSend}
        </Button>
        {colleagues.length > 0 && (
          <Menu
            align="start"
            trigger={
              <Button kind="quiet">
                <AtSign aria-hidden />
                {words.mention}
              </Button>
            }
            items={colleagues.map((one) => ({
              id: one.id,
              label: <bdi>{one.name}</bdi>,
              onPress: () => mention(one.name),
            }))}
          />
        )}
      </div>
    </Form>
  )
}
