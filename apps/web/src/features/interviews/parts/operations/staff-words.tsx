import type { StaffInterview } from '@fareeq/domain/interviews/schema.ts'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Rating } from '../../../../ui/display/rating.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { FeedbackWords } from '../outcome/feedback-words.tsx'
import { useClientWords } from '../../messages/client/en.ts'
import { useOpsWords } from '../../messages/operations/en.ts'

/** What the company said, whole, and how the talent found it, which nobody else reads. */
export function StaffWords({ interview: { feedback, rating } }: { interview: StaffInterview }) {
  const words = useOpsWords()
  const { stars } = useClientWords().feedback
  return (
    <>
      {feedback && (
        <Card as="section" aria-labelledby="feedback-title">
          <CardHead id="feedback-title" title={words.feedback} />
          <FeedbackWords feedback={feedback} />
        </Card>
      )}
      {rating && (
        <Card as="section" aria-labelledby="rating-title">
          <CardHead id="rating-title" title={words.rating} />
          <Rating value={rating.stars} label={stars(rating.stars)} />
          {rating.comment && <ReadMore className="mt-2 wrap-anywhere">{rating.comment}</ReadMore>}
        </Card>
      )}
    </>
  )
}
