import type { Selection } from '@fareeq/domain/selections/schema.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { SelectionClock, SelectionMarks, SelectionOwner, SelectionPhoto } from './selection-facts.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { SelectionName } from './selection-name.tsx'
import { usePipelineWords } from '../messages/en.ts'

type Props = {
  selection: Selection
  mayMove: boolean
  onMove: (selection: Selection, to: SelectionState) => void
  onDrag: (selection: Selection | undefined) => void
}

/** One talent in a column: who, since when, by when, whose. Memoised: columns grow to thousands of cards. */
export const BoardCard = memo(function BoardCard({ selection, mayMove, onMove, onDrag }: Props) {
  const words = usePipelineWords()
  const { id, role_name, age, clock } = selection
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; the menu does the same by keyboard
    <li
      draggable={mayMove}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        onDrag(selection)
      }}
      onDragEnd={() => onDrag(undefined)}
      className={cx(
        'relative grid grid-cols-1 gap-2 rounded-lg border bg-raised p-3 text-sm shadow-lift transition-opacity [contain-intrinsic-size:auto_8rem] [content-visibility:auto] focus-within:border-accent hover:border-line-strong',
        clock === 'late' ? 'border-danger/50' : 'border-line',
        mayMove && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="flex items-start gap-2.5">
        <SelectionPhoto selection={selection} />
        <div className="min-w-0 flex-1">
          <h3 className="text-[0.9375rem] leading-snug wrap-anywhere">
            <SelectionName selection={selection} />
          </h3>
          <p className="line-clamp-2 text-ink-soft">{role_name ?? words.noRole}</p>
        </div>
        <SelectionMenu selection={selection} mayMove={mayMove} onMove={onMove} />
      </div>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <SelectionClock selection={selection} />
        <SelectionMarks selection={selection} />
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-ink-faint">
        <span>{words.age(age)}</span>
        <SelectionOwner selection={selection} className="text-ink-soft" />
      </p>
    </li>
  )
})
