import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { Policy, PolicyHistoryEntry } from '@fareeq/domain/policies/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { SkeletonRows } from '../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
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
  return (
    <PagedList
      list={useInfiniteQuery(historyQuery(key))}
      skeleton={<SkeletonRows rows={3} />}
      empty={<EmptyState title={words.neverTitle} text={words.neverText(text.value(key, specified))} />}
    >
      {(rows) => (
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
      )}
    </PagedList>
  )
}

function Who({ entry: { by, created_at, withdrawn_by, withdrawn_at } }: { entry: PolicyHistoryEntry }) {
  const words = usePolicyWords()
  const lang = useLang()
  const at = useBusinessTime()
  return (
    <p className="text-sm text-ink-soft">
      {by ? words.setBy(bidiIsolate(by, lang), at(created_at)) : words.setBefore(at(created_at))}
      {withdrawn_at && (
        <span className="block">{words.withdrawnBy(bidiIsolate(withdrawn_by ?? '', lang), at(withdrawn_at))}</span>
      )}
    </p>
  )
}
