import type { FigurePeriod } from '@fareeq/domain/figures/limits.ts'
import { FUNNEL_BY, FUNNEL_STEPS, type FunnelBy, isAccountStep } from '@fareeq/domain/tracking/rules-funnel.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { type StepFilter, funnelQuery } from '../api.ts'
import { StepLink } from './step-link.tsx'
import { useFigureText } from './use-figure-text.ts'
import { useFiguresWords } from '../messages/en.ts'
import { useFunnelKey } from './use-funnel-key.ts'

/** Which part of the visitors takes each step on the way to an account, by where they came from. */
export function Funnel({ days }: { days: FigurePeriod }) {
  const { funnel: words } = useFiguresWords()
  const { number, share } = useFigureText()
  const [by, setBy] = useState<FunnelBy>('campaign')
  const { data, isError, isFetching, refetch } = useQuery(funnelQuery(by, days))
  const nameOf = useFunnelKey()
  return (
    <section aria-labelledby="funnel-title" className="grid gap-4">
      <div>
        <h2 id="funnel-title" className="text-lg">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
        <p className="text-sm text-ink-soft">{words.anonymous}</p>
      </div>
      <Segmented
        label={words.by}
        options={FUNNEL_BY.map((id) => ({ id, label: words.bys[id] }))}
        value={by}
        onChange={setBy}
      />
      {!data ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeletons>
            <SkeletonBlock className="h-64" />
          </Skeletons>
        )
      ) : data.data.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <Table
          label={words.title}
          rows={[{ key: 'all', name: words.all, steps: data.meta.total }, ...data.data.map(toRow)]}
          rowKey={({ key }) => key}
          columns={[
            {
              id: 'key',
              title: words.key,
              lead: true,
              cell: ({ name, steps: _, key }) => name ?? nameOf(by, keyOf(key)),
            },
            ...FUNNEL_STEPS.map((step, index) => ({
              id: step,
              title: words.steps[step],
              numeric: true,
              cell: ({ steps, key }: FunnelRow) => {
                const sum = steps[index]
                if (!sum) return null
                return (
                  <span className="inline-flex items-baseline gap-2">
                    {isAccountStep(step) ? (
                      <StepLink
                        step={step}
                        count={sum.count}
                        days={days}
                        filter={filterOf(by, key)}
                        name={words.steps[step]}
                      />
                    ) : (
                      number(sum.count)
                    )}
                    {sum.rate !== null && <span className="text-sm text-ink-faint">{share(sum.rate)}</span>}
                  </span>
                )
              },
            })),
          ]}
        />
      )}
    </section>
  )
}

type Steps = readonly { count: number; rate: number | null }[]
type FunnelRow = { key: string; name?: string; steps: Steps }

/** A row key is never empty, and a campaign may be named like one of ours. */
const toRow = ({ key, steps }: { key: string | null; steps: Steps }): FunnelRow => ({
  key: key === null ? 'others' : `key:${key}`,
  steps,
})
const keyOf = (key: string): string | null => (key === 'others' ? null : key.slice('key:'.length))
function filterOf(by: FunnelBy, row: string): StepFilter {
  if (row === 'all') return {}
  const key = keyOf(row)
  return key === null ? { by, others: '1' } : { by, key }
}
