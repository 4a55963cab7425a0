import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, SkeletonLine, SkeletonNuqta, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { subscriptionsQuery } from '../api.ts'
import { useListInUrl } from '../parts/list-in-url.ts'
import { UnsubscribeForm } from '../parts/unsubscribe-form.tsx'
import { Outcome } from '../parts/outcome.tsx'
import type { Unsubscription } from '../parts/unsubscribe-form.tsx'
import { useSubscriptionWords } from '../messages/en.ts'

/** The guard has checked that the id in the URL is the signed-in person. */
export function Screen() {
  const { lists, subscribe, unsubscribe: words } = useSubscriptionWords()
  const { user } = useSession()
  const listId = useListInUrl()
  const [unsubscription, setUnsubscription] = useState<Unsubscription>()
  const { data, isError, isFetching, refetch } = useQuery(subscriptionsQuery())
  if (!user) return null
  const see = (label: string) => (
    <ButtonLink as={PageLink} kind="quiet" href={pathTo('subscribe', {}, { subscription: listId })}>
      {label}
    </ButtonLink>
  )
  if (unsubscription)
    return (
      <Outcome
        title={words.doneTitle}
        text={unsubscription === 'all' ? words.doneAll : words.doneOne.replace('{list}', lists[unsubscription].name)}
      >
        {see(words.again)}
      </Outcome>
    )
  const joined = data?.filter(({ subscribed }) => subscribed).map(({ list }) => list)
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={words.title} text={words.text} />
      <Card pad="large">
        {isError && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !isError && (
          <Skeletons label={subscribe.loading} className="gap-6">
            <SkeletonLine className="h-4 w-2/5" />
            {[1, 2, 3].map((n) => (
              <div key={n} className="flex gap-3">
                <SkeletonNuqta className="size-5.5" />
                <div className="grid flex-1 gap-3">
                  <SkeletonLine className="w-1/3" />
                  <SkeletonLine className="w-4/5" />
                </div>
              </div>
            ))}
            <SkeletonBlock className="h-28" />
          </Skeletons>
        )}
        {joined?.length === 0 && (
          <EmptyState compact title={words.nothingTitle} text={words.nothingText} action={see(words.see)} />
        )}
        {joined && joined.length > 0 && (
          <UnsubscribeForm userId={user.id} joined={joined} preselected={listId} onLeft={setUnsubscription} />
        )}
      </Card>
    </div>
  )
}
