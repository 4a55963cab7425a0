import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { enterAction, type Item, keyAction, type ListboxAction } from './listbox-keys.ts'

type Options<Row extends Item> = {
  rows: readonly Row[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onPick: (row: Row) => void
  /** The first row is active from the beginning, so that Enter takes it. */
  isFirstActive?: boolean
  /** The options have not arrived yet: Enter waits for them. */
  isComing?: boolean
}

/**
 * The combobox pattern of WAI-ARIA: the focus stays in the input, and `aria-activedescendant` names the active row. Returns
 * the attributes of input and list; without an active row the field handles Enter.
 */
export function useListbox<Row extends Item>(options: Options<Row>) {
  const { rows, isOpen, onOpen, onClose, onPick, isFirstActive, isComing = false } = options
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
  const apply = (event: KeyboardEvent, action: ListboxAction<Row> | undefined) => {
    if (!action) return
    event.preventDefault()
    if (action.type === 'close') close()
    if (action.type === 'pick') onPick(action.row)
    if (action.type === 'open') onOpen()
    if (action.type === 'open' || action.type === 'activate') setActiveId(action.activeId)
  }
  /** Enter was pressed before the options arrived. */
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (!isEntered || isComing) return
    setEntered(false)
    const row = isOpen && rows.find(({ isDisabled }) => !isDisabled)
    if (row) onPick(row)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the options arrive
  }, [isEntered, isComing])
  // During IME composition Enter ends the word.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    setEntered(false)
    apply(event, keyAction(event, { rows, isOpen, at }))
  }
  /** Enter where no row is active. */
  const onEnter = (event: KeyboardEvent, text: string, isSelected?: (id: string) => boolean): void => {
    if (event.defaultPrevented || event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (isComing && isOpen && text !== '') setEntered(true)
    apply(event, enterAction({ rows, isOpen, text }, isSelected))
  }
  return {
    close,
    onKeyDown,
    onEnter,
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
