import { NOTE_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Form } from '../../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { reportIncident } from '../../api.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

const RESOLVER = rulesOf(({ note }: { note: string }) => ({
  note: !note.trim() ? rule.required.code : note.length > NOTE_LENGTH ? rule.max_length.code : undefined,
}))

export function IncidentForm({ token, close }: { token: string; close: () => void }) {
  const { incident: words } = useRunnerWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { note: '' },
    draft: `assessment-incident:${token}`,
    send: ({ note }) => reportIncident(token, note.trim()),
    done: words.done,
    onDone: close,
    isLast: true,
  })
  return (
    <Form {...props} aria-label={words.title}>
      <FormProse
        name="note"
        control={control}
        label={words.note}
        hint={words.hint}
        limit={NOTE_LENGTH}
        rows={4}
        isRequired
      />
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
