import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { rowAfter } from './list-keys.ts'

type Item = { id: string; isDisabled?: boolean | undefined }
type Options<Row extends Item> = {
  rows: readonly Row[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onPick: (row: Row) => void
  /** The first row is active from the beginning, so that Enter takes it. */
  isFirstActive?: boolean
}

/** In a text input these keys move the caret. */
const OF_THE_INPUT = new Set(['Home', 'End'])

/**
 * The combobox pattern of WAI-ARIA: the focus stays in the input, and `aria-activedescendant` names the active row. Returns
 * the attributes of input and list; without an active row the field handles Enter.
 */
export function useListbox<Row extends Item>({ rows, isOpen, onOpen, onClose, onPick, isFirstActive }: Options<Row>) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const match = isOpen ? rows.findIndex(({ id }) => id === activeId) : -1
  const at = match < 0 && isOpen && isFirstActive ? 0 : match
  const rowId = (row: number) => `${listId}${row}`
  const activeRowId = at < 0 ? undefined : rowId(at)
  useEffect(() => {
    if (activeRowId) document.getElementById(activeRowId)?.scrollIntoView({ block: 'nearest' })
  }, [activeRowId])
  const close = () => {
    setActiveId(null)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey } = event
    const active = rows[at]
    // During IME composition Enter ends the word.
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && active) onPick(active)
    else if (key === 'ArrowUp' && altKey && isOpen) close()
    else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      onOpen()
      if (!altKey) setActiveId(rows[rowAfter(key, -1, rows) ?? -1]?.id ?? null)
    } else {
      const next = isOpen && !OF_THE_INPUT.has(key) ? rowAfter(key, at, rows) : undefined
      if (next === undefined) return
      setActiveId(rows[next]?.id ?? null)
    }
    event.preventDefault()
  }
  return {
    close,
    onKeyDown,
    hasActive: at >= 0,
    input: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeRowId,
      autoComplete: 'off',
    } as const,
    list: { id: listId, at, rowId, onPick },
  }
}
