import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { NOTE_LENGTH } from '@fareeq/domain/selections/limits.ts'
import { noteForm, type FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { useQuery } from '@tanstack/react-query'
import { FormField } from '../../../forms/form-field.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { MentionField } from '../../../ui/fields/mention-field.tsx'
import { mentionsIn } from '../../../ui/fields/mention-text.ts'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { writeNote } from '../api-record.ts'
import { NoteText } from './note-text.tsx'
import { useRecordWords } from './use-record-words.ts'

const RESOLVER = resolverOf(noteForm())
const EMPTY: { text: string; mentions: string[] } = { text: '', mentions: [] }

/** Notes of colleagues; whoever is mentioned is notified. */
export function RecordNotes({ record: { notes, selection } }: { record: FullSelection }) {
  const words = useRecordWords()
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">{words.notes}</h3>
      {notes.length === 0 && <p className="text-sm text-ink-soft">{words.noNotes}</p>}
      <ul className="grid gap-3 empty:hidden">
        {notes.map(({ id, by, text, mentions, at }) => (
          <li key={id} className="grid gap-1 rounded-lg border border-line p-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <bdi className="font-strong">{by}</bdi>
              <RelativeTime at={new Date(at)} className="text-ink-faint" />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              <NoteText text={text} />
            </p>
            {mentions.some(({ name }) => !text.includes(`@${name}`)) && (
              <p className="flex flex-wrap gap-1.5">
                {mentions.map((one) => (
                  <Badge key={one.id}>@{one.name}</Badge>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <NewNote id={selection.id} />
    </section>
  )
}

function NewNote({ id }: { id: string }) {
  const words = useRecordWords()
  const me = useStaff()?.id
  const { data } = useQuery(colleaguesQuery())
  const options = (data ?? [])
    .filter((one) => one.id !== me && staffMay(one.roles, 'selections.read'))
    .map((one) => ({ id: one.id, label: one.name }))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY,
    send: (body) => writeNote(id, { ...body, mentions: mentionsIn(body.text, options) }),
    done: words.noted,
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
            label={words.note}
            hint={words.noteHint}
            limit={NOTE_LENGTH}
            rows={2}
            options={options}
            mentionLabel={words.mention}
          />
        )}
      </FormField>
      <Button type="submit" size="small" kind="quiet" pending={isPending} className="justify-self-start">
        {words.addNote}
      </Button>
    </Form>
  )
}
