import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'
import { messageReviewsQuery } from '../api-reviews.ts'
import { useReviewWords } from '../messages/reviews/en.ts'
import { ReviewCard } from './review-card.tsx'

/** Messages that were held back or reported, the longest waiting first. */
export function ReviewList() {
  const words = useReviewWords()
  const list = useInfiniteQuery(messageReviewsQuery(useLang()))
  return <StaffCards list={list} words={words} card={(review) => <ReviewCard key={review.id} review={review} />} />
}
