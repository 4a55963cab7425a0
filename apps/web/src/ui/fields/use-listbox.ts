import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { rowAfter } from './list-keys.ts'

type Item = { id: string; isDisabled?: boolean | undefined }
type Options<Row extends Item> = {
  rows: readonly Row[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onPick: (row: Row) => void
}

/** Of an input the text cursor is moved by these. */
const OF_THE_INPUT = new Set(['Home', 'End'])

/**
 * The combobox pattern of WAI-ARIA: the focus stays in the input, and `aria-activedescendant` says which row the arrows have
 * reached. Returns what the input and the list are told; Enter is the field's own where no row is reached.
 */
export function useListbox<Row extends Item>({ rows, isOpen, onOpen, onClose, onPick }: Options<Row>) {
  const listId = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const at = isOpen ? rows.findIndex(({ id }) => id === activeId) : -1
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
    // Enter ends a word that an input method is putting together.
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
