import type { FieldPath } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { saveDraft } from '../../../platform/session/drafts.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { originOf, usePageQuery } from '../../accounts/parts/entrance.ts'
import { useCodeStepSoon } from '../../accounts/parts/late-code-step.tsx'
import type { SignupFields } from '../../accounts/parts/signup-body.ts'
import { holdMeeting } from '../api-visitors.ts'
import { useMeetingWords } from './use-meeting-words.ts'
import type { useTaking } from './use-taking.ts'
import { useVisitorForm, type VisitorBody } from './use-visitor-form.ts'
import { useFieldErrors, VisitorFields } from './visitor-fields.tsx'
import { FORM } from './visitor-kept.ts'

type Props = {
  start: string
  timezone: string
  taking: Pick<ReturnType<typeof useTaking>, 'pending' | 'failure' | 'take'>
  onHeld: (email: string, until?: string) => void
}

/** Who they are, once they have chosen a time: sending it holds the slot until the code is typed. */
export function VisitorForm({ start, timezone, taking, onHeld }: Props) {
  const words = useMeetingWords().form
  const query = usePageQuery()
  const form = useVisitorForm()
  const errors = useFieldErrors(form)
  const { pending, failure, take } = taking
  useCodeStepSoon()
  const send = (body: unknown) =>
    take(async () => {
      const person = { ...(body as VisitorBody), ...originOf(query, FORM), meeting: { start, timezone } }
      try {
        const { email, held_until } = await holdMeeting(person)
        saveDraft(FORM, null)
        onHeld(email, held_until)
      } catch (error) {
        if (!isCallFailure(error)) throw error
        const isTyped = (field: string) => field in person && field !== 'meeting'
        const nameOf = (field: string) => (isTyped(field) ? (field as FieldPath<SignupFields>) : undefined)
        if (!saidAtFields(form, error, nameOf)) throw error
      }
    })
  return (
    <Form
      onSubmit={() => submitted(form, send)}
      errors={errors}
      failure={failure}
      isDirty={form.formState.isDirty}
      aria-label={words.summary}
    >
      <VisitorFields form={form} />
      <Button type="submit" pending={pending} className="w-full">
        {words.submit}
      </Button>
    </Form>
  )
}
