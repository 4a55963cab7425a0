// Selection of several options. Pure.
import { type Option, search } from './option-search.ts'

/** The list for a typed text; where `max` are selected, the others are disabled. */
export function tagOptions(
  options: readonly Option[],
  { value, text, max = Infinity }: { value: readonly string[]; text: string; max?: number | undefined },
): readonly Option[] {
  const isFull = value.length >= max
  return search(options, text).map((option) =>
    isFull && !value.includes(option.id) ? { ...option, isDisabled: true } : option,
  )
}

/** In the order of selection. A selected tag is removed, so none is there twice. */
export const toggleTag = (value: readonly string[], id: string): string[] =>
  value.includes(id) ? value.filter((otherId) => otherId !== id) : [...value, id]
