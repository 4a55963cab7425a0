import type { Item } from '@fareeq/domain/assessments/schema-items.ts'

/** Statements are short: ten of them share a page. Everything else has a page of its own. */
const STATEMENTS = 10

export function pagesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = items[0]?.kind === 'personality' ? STATEMENTS : 1
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}

export const pageWith = (pages: readonly (readonly Item[])[], position: number): number =>
  Math.max(
    0,
    pages.findIndex((page) => page.some((item) => item.position === position)),
  )
