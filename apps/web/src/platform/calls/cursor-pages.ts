/** Cursor pagination: the first page has no cursor, and each answer has the next one. */
export const cursorPages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ meta }: { meta: { next_cursor: string | null } }) => meta.next_cursor ?? undefined,
}
