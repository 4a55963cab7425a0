import { STAGES, type Stage } from '@fareeq/domain/client-projects/rules.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { CountBadge } from '../../../../ui/display/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { useBoardWords } from '../../messages/board/en.ts'

type Props = {
  selected: Stage | undefined
  /** Undefined while loading. */
  counts: readonly { stage: Stage; count: number }[] | undefined
  hrefOf: (stage: Stage | undefined) => string
}

/** How many requests are in each stage, with a link to them. */
export function BoardStages({ selected, counts, hrefOf }: Props) {
  const words = useBoardWords()
  const all = counts?.reduce((sum, { count }) => sum + count, 0)
  const places = [undefined, ...STAGES].map((stage) => ({
    stage,
    label: stage ? words.stages[stage] : words.all,
    count: stage ? counts?.find((count) => count.stage === stage)?.count : all,
  }))
  return (
    <nav aria-label={words.stage} className="flex w-full flex-wrap gap-2">
      {places.map(({ stage, label, count }) => (
        <PageLink
          key={label}
          href={hrefOf(stage)}
          aria-current={stage === selected ? 'page' : undefined}
          className={cx(
            'hit flex min-h-9.5 items-center gap-2 rounded-full border px-3 text-[0.90625rem] transition-colors',
            stage === selected
              ? 'border-accent bg-accent-soft font-strong text-accent'
              : 'border-line bg-raised text-ink-soft hover:border-line-strong hover:text-ink',
          )}
        >
          {label}
          {count !== undefined && (
            <CountBadge n={count} strong={stage === selected} label={words.shown(count) || words.emptyTitle} />
          )}
        </PageLink>
      ))}
    </nav>
  )
}
