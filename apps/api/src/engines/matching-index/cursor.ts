/** Keyset cursor: the last one of a page, behind whom the next page begins. */
export type Cursor = { readonly rank: number; readonly id: string }

const SHAPE = /^(\d{1,7})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
export const cursorText = ({ rank, id }: Cursor): string => `${rank}-${id}`
/** Null when it is none of ours. */
export function readCursor(text: string): Cursor | null {
  const [, rank, id] = SHAPE.exec(text) ?? []
  return rank === undefined || id === undefined ? null : { rank: Number(rank), id }
}
