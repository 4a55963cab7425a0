// Matching of typed text and options. Pure.
import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import type { ReactNode } from 'react'

/**
 * An option: `id` is stored, `label` shown, `detail` a second line, `search` matched but not shown, `ltr` for names like
 * React.
 */
export type Option = {
  id: string
  label: string
  detail?: string
  search?: string
  start?: ReactNode
  end?: ReactNode
  ltr?: boolean
  isDisabled?: boolean
}

/** Removes diacritics: «ادارة» finds «إدارة», "muller" finds "Müller". */
const folded = (text: string) => searchForm(text).normalize('NFD').replace(/\p{M}/gu, '')

const matches = (text: string, query: string): boolean => folded(text).includes(folded(query))

export const matchesStart = (text: string, query: string): boolean => folded(text).startsWith(folded(query))

type Searchable = Pick<Option, 'label' | 'detail' | 'search'>

const searchTextOf = ({ label, detail, search }: Searchable) => [label, detail, search].filter(Boolean).join(' ')

export const search = <Item extends Searchable>(options: readonly Item[], query: string): readonly Item[] =>
  folded(query) === '' ? options : options.filter((option) => matches(searchTextOf(option), query))

/** The option that a text implies: an exact match, or the only match. */
export function meantBy<Item extends Searchable>(options: readonly Item[], input: string): Item | undefined {
  const matches = search(options, input)
  const exact = matches.find(({ label }) => folded(label) === folded(input))
  return exact ?? (matches.length === 1 ? matches[0] : undefined)
}
