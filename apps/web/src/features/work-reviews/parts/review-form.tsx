import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import {
  AGAIN,
  type Again,
  FEEDBACK_LENGTH,
  REFERENCE_LENGTH,
  WORDS_LENGTH,
} from '@fareeq/domain/work-reviews/limits.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { RatingField } from '../../../ui/fields/choices/rating-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import type { Seat } from '../../contracts/api.ts'
import { answerAsClient, answerAsTalent } from '../api.ts'
import { useWorkReviewWords } from '../messages/en.ts'

type Fields = {
  overall: number | null
  again: Again | null
  words: string
  feedback: string
  reference: string
  named: boolean
}
const EMPTY_FIELDS: Fields = { overall: null, again: null, words: '', feedback: '', reference: '', named: true }
const RESOLVER = rulesOf(({ overall, again }: Fields) => ({
  overall: overall ? undefined : rule.choice.code,
  again: again ? undefined : rule.choice.code,
}))

type Props = { seat: Seat; contractId: string; id: string }

/** A rating for the account manager; a company may write to the talent, and a reference. */
export function ReviewForm({ seat, contractId, id }: Props) {
  const words = useWorkReviewWords()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ overall, again, words, feedback, reference, named }) => {
      if (!overall || !again) return
      const rating = { overall, again, words }
      if (seat === 'talent') await answerAsTalent(contractId, id, rating)
      else await answerAsClient(contractId, id, { ...rating, feedback, reference, named })
    },
    done: words.done,
    isLast: true,
  })
  const hasReference = form.watch('reference').trim() !== ''
  return (
    <Form {...props} aria-label={words.title} className="gap-5">
      <FormField name="overall" control={control}>
        {({ value, onChange, error }) => (
          <RatingField
            isRequired
            label={words.overall[seat]}
            labels={words.steps}
            value={value}
            onChange={onChange}
            {...(error && { error })}
          />
        )}
      </FormField>
      <FormField name="again" control={control}>
        {({ value, onChange, error }) => (
          <RadioGroup
            isRequired
            inline
            label={words.again[seat]}
            options={AGAIN.map((id) => ({ id, label: words.agains[id] }))}
            value={value}
            onChange={onChange}
            {...(error && { error })}
          />
        )}
      </FormField>
      {seat === 'client' && (
        <>
          <FormProse
            name="feedback"
            control={control}
            optional
            rows={2}
            label={words.feedback}
            hint={words.feedbackHint}
            limit={FEEDBACK_LENGTH}
          />
          <FormProse
            name="reference"
            control={control}
            optional
            rows={4}
            label={words.reference}
            hint={words.referenceHint}
            limit={REFERENCE_LENGTH}
          />
          {hasReference && (
            <FormCheckbox name="named" form={form}>
              {words.named}
            </FormCheckbox>
          )}
        </>
      )}
      <FormProse name="words" control={control} optional rows={2} label={words.words} limit={WORDS_LENGTH} />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </Form>
  )
}
