import { NOTE_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { ReactNode } from 'react'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { Meanwhile } from './meanwhile.tsx'

type Props<Choice extends string> = {
  /** Of the draft. */
  name: string
  words: { title: string; choice: string; reason: string; reasonHint: string; send: string; done: string }
  options: readonly { id: Choice; label: string; detail: string }[]
  send: (choice: Choice, reason: string) => Promise<unknown>
  isOpen: boolean
  owner: string | null
  /** Wrapper around it while it is shown. */
  frame?: (form: ReactNode) => ReactNode
}

const RESOLVER = rulesOf(({ choice, reason }: { choice: string; reason: string }) => ({
  choice: choice ? undefined : rule.required.code,
  reason: !reason.trim() ? rule.required.code : reason.length > NOTE_LENGTH ? rule.max_length.code : undefined,
}))

/** One of a few decisions, with a reason its talent reads. */
export function ChoiceForm<Choice extends string>(props: Props<Choice>) {
  const { name, words, options, send, isOpen, owner, frame = (form) => form } = props
  const {
    form,
    control,
    isPending,
    isDirty,
    props: formProps,
  } = useSubmitForm({
    resolver: RESOLVER,
    initial: { choice: '', reason: '' },
    draft: name,
    send: ({ choice, reason }) => send(choice as Choice, reason),
    done: words.done,
    onDone: () => {
      form.reset({ choice: '', reason: '' })
    },
  })
  // What somebody has typed stays, although a colleague's decision closes it.
  if (!isOpen && !isDirty) return null
  return frame(
    <Form {...formProps} aria-label={words.title} className="gap-5">
      <FormField name="choice" control={control}>
        {(field) => <RadioGroup {...field} label={words.choice} options={options} isRequired />}
      </FormField>
      <FormProse
        name="reason"
        control={control}
        label={words.reason}
        hint={words.reasonHint}
        limit={NOTE_LENGTH}
        rows={3}
        isRequired
      />
      {!isOpen ? (
        <Meanwhile owner={owner} />
      ) : (
        <div>
          <Button type="submit" pending={isPending}>
            {words.send}
          </Button>
        </div>
      )}
    </Form>,
  )
}
