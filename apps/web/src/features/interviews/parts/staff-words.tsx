import { SCORES, type StaffInterview } from '@fareeq/domain/interviews/schema.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { ReadMore } from '../../../ui/read-more.tsx'
import { useClientWords } from './use-client-words.ts'
import { useOpsWords } from './use-ops-words.ts'

/** What the company said, whole, and how the talent found it, which nobody else reads. */
export function StaffWords({ interview: { feedback, rating } }: { interview: StaffInterview }) {
  const words = useOpsWords()
  const { outcomes, score } = useClientWords().feedback
  return (
    <>
      {feedback && (
        <Card as="section" aria-labelledby="feedback-title">
          <CardHead id="feedback-title" title={words.feedback} />
          <p className="flex flex-wrap gap-1.5">
            <Badge tone={feedback.action === 'accepted' ? 'positive' : 'neutral'} dot>
              {outcomes[feedback.action]}
            </Badge>
            <Badge>{feedback.shared ? words.shared : words.unshared}</Badge>
          </p>
          {feedback.reason && <ReadMore className="mt-3 wrap-anywhere">{feedback.reason}</ReadMore>}
          <KeyValues
            className="mt-2"
            items={SCORES.flatMap((one) => {
              const given = feedback.scores[one]
              return given
                ? [{ id: one, name: score[one], value: <Rating value={given} label={words.stars(given)} /> }]
                : []
            })}
          />
        </Card>
      )}
      {rating && (
        <Card as="section" aria-labelledby="rating-title">
          <CardHead id="rating-title" title={words.rating} />
          <Rating value={rating.stars} label={words.stars(rating.stars)} />
          {rating.comment && <ReadMore className="mt-2 wrap-anywhere">{rating.comment}</ReadMore>}
        </Card>
      )}
    </>
  )
}
