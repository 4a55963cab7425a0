/** The first link of every entry of a list or a table. */
const rowsOf = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(li, tbody tr)')].flatMap((row) => {
    const link = row.querySelector<HTMLElement>('a[href], summary')
    return link && link.checkVisibility() ? [link] : []
  })

/** Focuses the entry after or before the one that has the focus; false where there are none. */
export function focusAdjacentRow(step: 1 | -1): boolean {
  const rows = [...new Set(rowsOf())]
  if (rows.length === 0) return false
  const here = rows.findIndex((row) => row === document.activeElement)
  const next = rows[here < 0 ? (step > 0 ? 0 : rows.length - 1) : Math.min(Math.max(here + step, 0), rows.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return true
}
