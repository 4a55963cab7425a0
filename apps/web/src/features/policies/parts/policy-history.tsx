import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import type { Policy, PolicyHistoryEntry } from '@fareeq/domain/policies/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang, useLocale } from '../../../platform/i18n/i18n.tsx'
import { useZone } from '../../../platform/i18n/zone.ts'
import { LoadMore } from '../../../ui/actions/load-more.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { historyQuery } from '../api-ops.ts'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

const TONES: Readonly<Record<PolicyHistoryEntry['state'], Tone>> = {
  planned: 'point',
  in_force: 'positive',
  past: 'neutral',
  withdrawn: 'neutral',
}

/** Every change of one number, the newest first. */
export function PolicyHistory({ policy: { key, specified } }: { policy: Policy }) {
  const words = usePolicyWords()
  const text = usePolicyText()
  const list = useInfiniteQuery(historyQuery(key))
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={3} />
      </Skeletons>
    )
  if (list.isError && rows.length === 0)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (rows.length === 0)
    return <EmptyState title={words.neverTitle} text={words.neverText(text.value(key, specified))} />
  return (
    <>
      <ol className="divide-y divide-line">
        {rows.map((entry) => (
          <li key={entry.id} className="grid gap-1 py-4 first:pt-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-strong">
                {words.planned(text.value(key, entry.value), text.day(entry.from_day))}
              </span>
              <Badge tone={TONES[entry.state]}>{words.states[entry.state]}</Badge>
            </p>
            <p className="wrap-anywhere">{entry.reason}</p>
            <Who entry={entry} />
          </li>
        ))}
      </ol>
      <LoadMore
        hasMore={list.hasNextPage}
        onPress={() => void list.fetchNextPage()}
        pending={list.isFetchingNextPage}
      />
    </>
  )
}

function Who({ entry: { by, created_at, withdrawn_by, withdrawn_at } }: { entry: PolicyHistoryEntry }) {
  const words = usePolicyWords()
  const [lang, locale, timeZone] = [useLang(), useLocale(), useZone()]
  const at = (moment: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(moment))
  return (
    <p className="text-sm text-ink-soft">
      {by ? words.setBy(bidiIsolate(by, lang), at(created_at)) : words.setBefore(at(created_at))}
      {withdrawn_at && (
        <span className="block">{words.withdrawnBy(bidiIsolate(withdrawn_by ?? '', lang), at(withdrawn_at))}</span>
      )}
    </p>
  )
}
