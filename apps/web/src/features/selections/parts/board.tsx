import type { Selection } from '@fareeq/domain/selections/schema.ts'
import { STEPS, type Step } from '@fareeq/domain/selections/states.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge, CountBadge } from '../../../ui/display/badge.tsx'
import { SkeletonRows } from '../../../ui/display/skeleton.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { cx } from '../../../ui/cx.ts'
import { type PipelineFilter, countsQuery, selectionsQuery } from '../api-ops.ts'
import { BoardCard } from './board-card.tsx'
import { useMoving } from './use-moving.tsx'
import { usePipelineWords } from '../messages/en.ts'

type Props = { filter: PipelineFilter; mayMove: boolean }

/** The four steps side by side; on a phone they are swiped. */
export function Board({ filter, mayMove }: Props) {
  const words = usePipelineWords()
  const { step: _, ...narrowed } = filter
  const moving = useMoving()
  const [dragged, setDragged] = useState<Selection>()
  return (
    <>
      {moving.question}
      {mayMove && <p className="mb-3 hidden text-sm text-ink-faint md:block">{words.dragHint}</p>}
      <div className="relative grid max-w-full snap-x snap-mandatory auto-cols-[88%] grid-flow-col items-start gap-3 overflow-x-auto pb-4 xs:auto-cols-[18rem] xl:auto-cols-[minmax(0,1fr)]">
        {STEPS.map((step) => (
          <Column key={step} {...{ step, filter: narrowed, mayMove, moving, dragged }} onDrag={setDragged} />
        ))}
      </div>
    </>
  )
}

type ColumnProps = Props & {
  step: Step
  moving: ReturnType<typeof useMoving>
  dragged: Selection | undefined
  onDrag: (selection: Selection | undefined) => void
}

function Column({ step, filter, mayMove, moving, dragged, onDrag }: ColumnProps) {
  const words = usePipelineWords()
  const [isOver, setOver] = useState(false)
  const list = useInfiniteQuery(selectionsQuery({ ...filter, step }, useLang()))
  const count = useQuery(countsQuery(filter)).data?.steps.find(({ state }) => state === step)
  const fits = dragged?.targets.includes(step) ?? false
  const empty = (
    <p className="rounded-lg border border-dashed border-line px-3 py-8 text-center text-sm text-ink-faint">
      {words.emptyColumn}
    </p>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drop target; the menus do the same by keyboard
    <section
      aria-labelledby={`step-${step}`}
      onDragOver={(event) => {
        if (!dragged || dragged.state === step) return
        event.preventDefault()
        // Never `none`: the browser would fire no drop, and the refusal would not be said.
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged) moving.move(dragged, step)
        onDrag(undefined)
      }}
      className={cx(
        'grid min-w-0 snap-start grid-cols-1 gap-3 rounded-xl border bg-sunken p-3 transition-colors',
        fits && isOver ? 'border-accent bg-accent-soft' : fits ? 'border-dashed border-accent' : 'border-line',
      )}
    >
      <header className="flex items-center gap-2">
        <h2 id={`step-${step}`} className="me-auto text-[0.9375rem] font-strong">
          {words.states[step]}
        </h2>
        {count && count.late > 0 && <Badge tone="danger">{words.lateShort(count.late)}</Badge>}
        {count && <CountBadge n={count.total} label={words.people(count.total)} />}
      </header>
      <PagedList list={list} compact empty={empty} skeleton={<SkeletonRows rows={3} />}>
        {(selections) => (
          <ul className="grid grid-cols-1 gap-2.5">
            {selections.map((selection) => (
              <BoardCard key={selection.id} {...{ selection, mayMove, onDrag }} onMove={moving.move} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
