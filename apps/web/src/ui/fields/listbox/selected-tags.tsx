// The chosen options, each removable.
import { X } from 'lucide-react'
import type { FieldProps } from '../field-parts.tsx'
import type { Option } from './option-search.ts'
import { useUiWords } from '../../words/en.ts'

export const TAG =
  'inline-flex items-center gap-1 rounded-full bg-accent-soft ps-3 pe-0.5 text-sm font-strong text-accent outline-offset-1 data-focus-visible:outline-2'

type SelectedTagsProps = {
  label: FieldProps['label']
  options: readonly Option[]
  isDisabled?: boolean | undefined
  onRemove: (id: string) => void
}

export function SelectedTags({ label, options, isDisabled, onRemove }: SelectedTagsProps) {
  const words = useUiWords()
  if (options.length === 0) return null
  return (
    <ul aria-label={typeof label === 'string' ? label : undefined} className="contents">
      {options.map((option) => (
        <li key={option.id} className={TAG}>
          {option.start && <span className="-ms-1 me-0.5 flex">{option.start}</span>}
          <bdi className={option.ltr ? 'ltr-island' : undefined}>{option.label}</bdi>
          <button
            type="button"
            disabled={isDisabled}
            aria-label={words.remove(option.label)}
            onClick={() => onRemove(option.id)}
            className="hit flex size-7 items-center justify-center rounded-full"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
