/** For a list that comes page by page: the first asks for nothing, and each answer says where the next begins. */
export const cursorPages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ meta }: { meta: { next_cursor: string | null } }) => meta.next_cursor ?? undefined,
}
