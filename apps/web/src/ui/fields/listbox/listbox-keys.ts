// What a key does in an input with a list of options. Pure.
import { rowAfter } from './list-keys.ts'

export type Item = { id: string; isDisabled?: boolean | undefined }

export type ListboxAction<Row> =
  | { type: 'open' | 'activate'; activeId: string | null }
  | { type: 'pick'; row: Row }
  | { type: 'close' | 'none' }

type Listbox<Row> = { rows: readonly Row[]; isOpen: boolean }

/** In a text input these keys move the caret. */
const OF_THE_INPUT = new Set(['Home', 'End'])

/** `at` is the index of the active row, or -1. Undefined where the key is for the input. */
export function keyAction<Row extends Item>(
  { key, altKey }: { key: string; altKey: boolean },
  { rows, isOpen, at }: Listbox<Row> & { at: number },
): ListboxAction<Row> | undefined {
  const active = rows[at]
  if (key === 'Escape' && isOpen) return { type: 'close' }
  if (key === 'Enter' && active) return { type: 'pick', row: active }
  if (key === 'ArrowUp' && altKey && isOpen) return { type: 'close' }
  const after = (from: number) => rowAfter(key, from, rows)
  if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp'))
    return { type: 'open', activeId: altKey ? null : (rows[after(-1) ?? -1]?.id ?? null) }
  const next = isOpen && !OF_THE_INPUT.has(key) ? after(at) : undefined
  return next === undefined ? undefined : { type: 'activate', activeId: rows[next]?.id ?? null }
}

/** Enter without an active row: the first match that is not selected yet. Undefined where Enter submits the form. */
export function enterAction<Row extends Item>(
  { rows, isOpen, text }: Listbox<Row> & { text: string },
  isSelected: (id: string) => boolean = () => false,
): ListboxAction<Row> | undefined {
  if (!isOpen) return text === '' ? undefined : { type: 'open', activeId: null }
  if (text === '') return { type: 'close' }
  const row = rows.find(({ id, isDisabled }) => !isDisabled && !isSelected(id))
  return row ? { type: 'pick', row } : { type: 'none' }
}
