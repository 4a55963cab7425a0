import { NOTE_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { lazyResolver } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { RatingField } from '../../../../ui/fields/choices/rating-field.tsx'
import { rateInterview } from '../../api-talent.ts'
import { useTalentWords } from '../../messages/talent/en.ts'

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/interviews/schema-forms.ts')).ratingForm())

/** How it was for the talent; only staff read it. */
export function RatingCard({ id, rated }: { id: string; rated: boolean }) {
  const { rate: words } = useTalentWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { stars: null, comment: '' },
    send: (body) => rateInterview(id, body),
    done: words.done,
  })
  if (rated) return <Banner tone="positive">{words.rated}</Banner>
  return (
    <Card as="section" aria-labelledby="rate-title">
      <CardHead id="rate-title" title={words.title} text={words.text} />
      <Form {...props} className="gap-4">
        <FormField name="stars" control={control}>
          {({ value, onChange, error }) => (
            <RatingField
              isRequired
              label={words.stars}
              labels={words.steps}
              value={value ?? null}
              onChange={onChange}
              error={error && words.need}
            />
          )}
        </FormField>
        <FormProse name="comment" control={control} optional label={words.comment} limit={NOTE_LENGTH} rows={3} />
        <Button type="submit" className="w-fit" pending={isPending}>
          {words.send}
        </Button>
      </Form>
    </Card>
  )
}
