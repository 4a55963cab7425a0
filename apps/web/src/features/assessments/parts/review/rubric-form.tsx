import { NOTE_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { rubricScore } from '@fareeq/domain/assessments/grading/rules-scoring.ts'
import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { reviewVideo } from '../../api-review.ts'
import { Meanwhile } from './meanwhile.tsx'
import { reviewDraft } from './review-draft.ts'
import { useReviewWords } from '../../messages/operations/en.ts'

type Fields = { scores: Record<string, string>; decision: string; note: string }

/** Every criterion has a value from the start: one that appears later would count as changed. */
const empty = (rubric: ReviewedAttempt['rubric']): Fields => ({
  scores: Object.fromEntries(rubric.map(({ id }) => [id, ''])),
  decision: '',
  note: '',
})

const RESOLVER = rulesOf(({ decision, note }: Fields) => ({
  decision: decision ? undefined : rule.required.code,
  note: !note.trim() ? rule.required.code : note.length > NOTE_LENGTH ? rule.max_length.code : undefined,
}))

/** Every criterion from 1 to 4, each step in words; the score follows, and the person decides. */
export function RubricForm({ attempt }: { attempt: ReviewedAttempt }) {
  const { review: words } = useReviewWords()
  const lang = useLang()
  const { id, rubric, can, owner } = attempt
  const { form, control, isPending, isDirty, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: empty(rubric),
    draft: reviewDraft(id),
    send: ({ scores, decision, note }) =>
      reviewVideo(id, {
        scores: Object.fromEntries(Object.entries(scores).map(([criterion, score]) => [criterion, Number(score)])),
        decision: decision as 'pass' | 'fail',
        note,
      }),
    done: words.done,
    onDone: () => {
      form.reset(empty(rubric))
    },
  })
  const scores = useWatch({ control, name: 'scores' })
  const marks = rubric.map((criterion) => Number(scores[criterion.id] || 0))
  const isScored = marks.every((score) => score > 0)
  // What somebody has typed stays, although a colleague's decision closes it.
  if (!can.review && !isDirty) return null
  return (
    <Card as="section">
      <CardHead title={words.title} text={words.text} />
      <Form {...props} aria-label={words.title} className="gap-6">
        {rubric.map((criterion) => (
          <FormField key={criterion.id} name={`scores.${criterion.id}`} control={control}>
            {({ value, ...field }) => (
              <RadioGroup
                {...field}
                value={value || null}
                label={criterion.name[lang]}
                options={criterion.levels.map((level, index) => ({
                  id: String(index + 1),
                  label: `${index + 1}. ${level[lang]}`,
                }))}
              />
            )}
          </FormField>
        ))}
        <p role="status" className="font-strong">
          {isScored ? words.score(rubricScore(marks)) : words.unfinished}
        </p>
        <FormField name="decision" control={control}>
          {(field) => (
            <RadioGroup
              {...field}
              inline
              isRequired
              label={words.decision}
              options={[
                { id: 'pass', label: words.pass },
                { id: 'fail', label: words.fail },
              ]}
            />
          )}
        </FormField>
        <FormProse
          name="note"
          control={control}
          label={words.note}
          hint={words.noteHint}
          limit={NOTE_LENGTH}
          rows={4}
          isRequired
        />
        {!can.review ? (
          <Meanwhile owner={owner} />
        ) : (
          <div>
            <Button type="submit" pending={isPending} isDisabled={!isScored}>
              {words.send}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  )
}
