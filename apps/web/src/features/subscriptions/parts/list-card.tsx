import type { Subscription } from '@fareeq/domain/notifications/limits.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useSubscriptionWords } from '../messages/en.ts'

type Props = Subscription & {
  userId: string
  /** Linked from a mail. */
  isLinked: boolean
}

export function ListCard({ list, subscribed, userId, isLinked }: Props) {
  const { lists, subscribe: words } = useSubscriptionWords()
  const { name, text } = lists[list]
  const subscription = { subscription: list }
  return (
    <Card as="li" className={isLinked ? 'border-accent!' : undefined} aria-labelledby={`list-${list}`}>
      {isLinked && <p className="mb-2 text-sm text-accent">{words.asked}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2
            id={`list-${list}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.0625rem] leading-normal"
          >
            {name}
            {subscribed && (
              <Badge tone="positive" dot>
                {words.joined}
              </Badge>
            )}
          </h2>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        {subscribed ? (
          <ButtonLink
            as={PageLink}
            kind="quiet"
            href={pathTo('unsubscribe', { id: userId }, subscription)}
            aria-label={words.leaveNamed.replace('{list}', name)}
          >
            {words.leave}
          </ButtonLink>
        ) : (
          <ButtonLink
            as={PageLink}
            kind={isLinked ? 'primary' : 'quiet'}
            href={pathTo('submitSubscribe', {}, subscription)}
            aria-label={words.joinNamed.replace('{list}', name)}
          >
            {words.join}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
