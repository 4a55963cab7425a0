import { SCORES } from '@fareeq/domain/interviews/rules.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { Rating } from '../../../../ui/display/rating.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { useClientWords } from '../../messages/client/en.ts'

type Feedback = NonNullable<ClientInterview['feedback']>

/** What a company said, whole: for itself and for colleagues of ours. */
export function FeedbackWords({ feedback: { action, reason, shared, scores } }: { feedback: Feedback }) {
  const { feedback: words } = useClientWords()
  return (
    <>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={action === 'accepted' ? 'positive' : 'neutral'} dot>
          {words.outcomes[action]}
        </Badge>
        {reason && <Badge>{shared ? words.shared : words.unshared}</Badge>}
      </p>
      {reason && (
        <ReadMore labelled className="mt-3 wrap-anywhere">
          {reason}
        </ReadMore>
      )}
      <Scores scores={scores} />
    </>
  )
}

/** Omits scores that were not given. */
export function Scores({ scores }: Pick<Feedback, 'scores'>) {
  const { feedback: words } = useClientWords()
  const items = SCORES.flatMap((id) => {
    const score = scores[id]
    if (!score) return []
    const value = (
      <span className="inline-flex items-baseline gap-3">
        <span className="text-sm text-ink-soft max-xs:hidden">{words.steps[score - 1]}</span>
        <Rating value={score} label={words.stars(score)} />
      </span>
    )
    return { id, name: words.score[id], value }
  })
  return items.length > 0 && <KeyValues className="mt-2" items={items} />
}
