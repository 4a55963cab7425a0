import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { type Decision, answerObjection, decideAttempt } from '../../api-review.ts'
import { ChoiceForm } from './choice-form.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

const DECISIONS = ['keep', 'give_back', 'annul'] as const satisfies readonly Decision[]

/** An attempt is confirmed, given back, or its result is annulled. */
export function AttemptDecision({ attempt }: { attempt: ReviewedAttempt }) {
  const { decide: words } = useReviewWords()
  const { id, can, owner } = attempt
  const open = DECISIONS.filter((decision) => can[decision])
  return (
    <ChoiceForm
      name={`assessment-decision:${id}`}
      words={words}
      options={open.map((choice) => ({ id: choice, ...words.choices[choice] }))}
      send={(choice, reason) => decideAttempt(id, choice, reason)}
      isOpen={open.length > 0}
      owner={owner}
      frame={(form) => (
        <Card as="section">
          <CardHead title={words.title} />
          {form}
        </Card>
      )}
    />
  )
}

/** Answered by another person than the one who decided, who sees why. */
export function ObjectionAnswer({ attempt }: { attempt: ReviewedAttempt }) {
  const { objection: words } = useReviewWords()
  const { id, objection, objection_id, can, owner } = attempt
  const appeal = attempt.report?.appeal
  if (objection === null && !appeal) return null
  const isOpen = objection_id !== null
  return (
    <Card as="section">
      <CardHead
        title={isOpen ? words.title : words.answered[appeal?.status ?? 'open']}
        text={isOpen ? words.text : undefined}
      />
      {objection !== null && (
        <p dir="auto" className="measure mb-5 border-s-2 border-point ps-4 whitespace-pre-line wrap-anywhere">
          {objection}
        </p>
      )}
      {appeal?.answer && (
        <p dir="auto" className="measure whitespace-pre-line wrap-anywhere">
          {appeal.answer}
        </p>
      )}
      {isOpen && !can.answer_objection && <Banner title={words.yours} />}
      <ChoiceForm
        name={`assessment-objection:${id}`}
        words={words}
        options={[
          { id: 'accept', ...words.accept },
          { id: 'refuse', ...words.refuse },
        ]}
        send={(decision, reason) => answerObjection(objection_id ?? '', { decision, reason })}
        isOpen={can.answer_objection}
        owner={owner}
      />
    </Card>
  )
}
