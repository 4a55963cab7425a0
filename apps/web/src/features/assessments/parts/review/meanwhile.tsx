import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

/** A colleague was faster: what was typed stays, and nothing can be sent (D-121). */
export function Meanwhile({ owner }: Pick<ReviewedAttempt, 'owner'>) {
  const words = useReviewWords()
  return (
    <Banner tone="warning" role="alert" title={owner ? words.meanwhile(owner) : words.meanwhileNobody}>
      {words.meanwhileText}
    </Banner>
  )
}
