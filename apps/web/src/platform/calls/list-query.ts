import { infiniteQueryOptions, type keepPreviousData } from '@tanstack/react-query'
import type { CallOptions } from './call-api.ts'

type ReadPage<Page> = (
  cursor: string | undefined,
  options: Required<Pick<CallOptions, 'signal' | 'quiet'>>,
) => Promise<Page>

/** `placeholderData`: the rows stay until those of the next filter have come. */
type ListOptions = { refetchInterval?: number; placeholderData?: typeof keepPreviousData }

/** Cursor pagination: the first page has no cursor, and each answer has the next one. */
export const listQuery = <Page extends { meta: { next_cursor: string | null } }>(
  queryKey: readonly unknown[],
  read: ReadPage<Page>,
  options: ListOptions = {},
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => read(pageParam, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    ...options,
    getNextPageParam: ({ meta }: Page) => meta.next_cursor ?? undefined,
  })

/** A log, read backwards: older entries are asked for by the last one shown. */
export const logQuery = <Page extends { data: { id: string }[]; meta: { more: boolean } }>(
  queryKey: readonly unknown[],
  read: ReadPage<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) => read(pageParam, { signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }: Page) => (meta.more ? data.at(-1)?.id : undefined),
  })
