import { RECOMMENDATIONS, type Recommendation } from '@fareeq/domain/interviews/rules-panel.ts'
import { REASON_LENGTH, SCORES } from '@fareeq/domain/interviews/rules.ts'
import type { Scorecard } from '@fareeq/domain/interviews/schema-panel.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { RatingField } from '../../../../ui/fields/choices/rating-field.tsx'
import { Segmented } from '../../../../ui/fields/choices/segmented.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { saveScorecard } from '../../api-panel.ts'
import { useClientWords } from '../../messages/client/en.ts'
import { usePanelWords } from '../../messages/panel/en.ts'

type Fields = {
  recommendation: Recommendation
  scores: Partial<Record<(typeof SCORES)[number], number>>
  note: string
}
const RESOLVER = rulesOf((_: Fields) => ({}))

/** What this interviewer thinks; it can be changed until the company has decided. */
export function ScorecardForm({ id, given }: { id: string; given: Scorecard | null }) {
  const { card: words, recommendations } = usePanelWords()
  const { feedback } = useClientWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      recommendation: given?.recommendation ?? 'unsure',
      scores: given?.scores ?? {},
      note: given?.note ?? '',
    } satisfies Fields,
    send: ({ note, ...rest }: Fields) => saveScorecard(id, { ...rest, ...(note.trim() && { note: note.trim() }) }),
    done: words.done,
  })
  return (
    <Card as="section" aria-labelledby="scorecard-title">
      <CardHead id="scorecard-title" title={words.title} text={words.text} />
      <Form {...props}>
        <FormField name="recommendation" control={control}>
          {({ value, onChange }) => (
            <Segmented
              label={words.recommendation}
              options={RECOMMENDATIONS.map((option) => ({ id: option, label: recommendations[option] }))}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          {SCORES.map((score) => (
            <FormField key={score} name={`scores.${score}`} control={control}>
              {({ value, onChange }) => (
                <RatingField
                  optional
                  label={feedback.score[score]}
                  labels={feedback.steps}
                  value={value ?? null}
                  onChange={onChange}
                />
              )}
            </FormField>
          ))}
        </div>
        <FormProse name="note" control={control} optional label={words.note} limit={REASON_LENGTH} rows={3} />
        <Button type="submit" className="w-full xs:w-fit" pending={isPending}>
          {words.send}
        </Button>
      </Form>
    </Card>
  )
}
