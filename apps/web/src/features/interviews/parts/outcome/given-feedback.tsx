import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { FeedbackWords } from './feedback-words.tsx'
import { useClientWords } from '../../messages/client/en.ts'

/** The company's word, or the two ways to give it. */
export function GivenFeedback({ interview: { id, feedback, moves } }: { interview: ClientInterview }) {
  const { feedback: words } = useClientWords()
  const form = (action: 'accepted' | 'rejected') => pathTo('feedbackForm', {}, { action, selection: id })
  if (!feedback && !moves.includes('give_feedback')) return null
  return (
    <Card as="section" aria-labelledby="feedback-title">
      <CardHead id="feedback-title" title={feedback ? words.given : words.title} />
      {feedback ? (
        <FeedbackWords feedback={feedback} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink as={PageLink} href={form('accepted')}>
            {words.accept}
          </ButtonLink>
          <ButtonLink as={PageLink} kind="quiet" href={form('rejected')}>
            {words.reject}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
