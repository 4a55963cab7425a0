import { ChevronDown } from 'lucide-react'
import { useUiWords } from '../../words/en.ts'
import { OPENER } from '../field-classes.ts'

type Props = {
  inputId: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  isDisabled?: boolean | undefined
}

/** Toggle button of a combobox. Not in the tab order: the arrows do the same in the input. */
export function ListOpener({ inputId, isOpen, onToggle, isDisabled }: Props) {
  const words = useUiWords()
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={isDisabled}
      aria-label={words.showOptions}
      aria-expanded={isOpen}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        document.getElementById(inputId)?.focus()
        onToggle(!isOpen)
      }}
      className={OPENER}
    >
      <ChevronDown aria-hidden className="size-4.5" />
    </button>
  )
}
