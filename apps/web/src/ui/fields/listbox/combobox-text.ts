// The text of a combobox and what it means. Pure.
import { meantBy, type Option } from './option-search.ts'

type Input = {
  options: readonly Option[]
  value: string | null
  /** What was typed since the last selection; null: nothing. */
  query: string | null
  isFocused: boolean
}

export function readCombobox({ options, value, query, isFocused }: Input) {
  const isTyped = Boolean(query?.trim())
  const meant = isTyped ? meantBy(options, query ?? '') : undefined
  // Remote options may arrive after the blur.
  const isSettled = isTyped && !isFocused && options.length > 0
  return {
    text: query ?? options.find(({ id }) => id === value)?.label ?? '',
    isTyped,
    /** The option that the text names unambiguously. */
    meant,
    isSettled,
    /** Left with a text that names no option. */
    isStray: isSettled && !meant,
  }
}
