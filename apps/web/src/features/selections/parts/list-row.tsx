import type { Selection } from '@fareeq/domain/selections/schema.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { memo } from 'react'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { SelectionClock, SelectionMarks, SelectionOwner, SelectionPhoto, nameOf } from './selection-facts.tsx'
import { SelectionMenu } from './selection-menu.tsx'
import { SelectionName } from './selection-name.tsx'
import { usePipelineWords } from '../messages/en.ts'

export const STATE_TONES: Record<SelectionState, Tone> = {
  assessment: 'neutral',
  evaluation: 'point',
  interview: 'point',
  alignment: 'accent',
  done: 'positive',
  rejected: 'neutral',
  left: 'neutral',
}

type Props = {
  selection: Selection
  mayMove: boolean
  onMove: (selection: Selection, to: SelectionState) => void
  /** Undefined where nobody can be selected. */
  isSelected?: boolean | undefined
  onChoose: (id: string) => void
}

/** One talent in the list, in columns that are read downwards. Memoised: lists grow to thousands of rows. */
export const ListRow = memo(function ListRow({ selection, mayMove, onMove, isSelected, onChoose }: Props) {
  const words = usePipelineWords()
  const { id, role_name, state, age } = selection
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line bg-raised px-4 py-2 text-sm [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] first:border-t-0 hover:bg-surface lg:grid-cols-[auto_minmax(0,1.4fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="flex items-center gap-3">
        {isSelected !== undefined && (
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onChoose(id)}
            aria-label={words.select.replace('{name}', nameOf(selection))}
            className="tick hit z-10"
          />
        )}
        <SelectionPhoto selection={selection} />
      </div>
      <div className="min-w-0">
        <h2 className="text-[0.9375rem] leading-snug wrap-anywhere">
          <SelectionName selection={selection} />
        </h2>
        <p className="line-clamp-1 text-ink-soft">{role_name ?? words.noRole}</p>
      </div>
      <div className="col-span-2 col-start-2 flex flex-wrap gap-1.5 lg:col-span-1 lg:col-start-auto">
        <Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>
        <SelectionMarks selection={selection} />
      </div>
      <div className="col-start-2 flex flex-wrap lg:col-start-auto">
        <SelectionClock selection={selection} />
      </div>
      <div className="col-start-2 flex flex-wrap gap-x-2 lg:col-start-auto lg:grid">
        <SelectionOwner selection={selection} className="text-ink-soft" />
        <span className="text-ink-faint">{words.age(age)}</span>
      </div>
      <div className="col-start-3 row-start-1 lg:col-start-6">
        <SelectionMenu selection={selection} mayMove={mayMove} onMove={onMove} />
      </div>
    </li>
  )
})
