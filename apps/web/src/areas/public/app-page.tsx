import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { ownName, pageAddress } from '@fareeq/domain/site/rules-pages.ts'
import { keepPreviousData, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FailurePage } from '../../features/site/parts/failure-pages.tsx'
import { fetchPage, PageFailure } from '../../features/site/api.ts'
import { matchPath, pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { useLang } from '../../platform/i18n/i18n.ts'
import { type ActionTargets, PageProvider } from '../../platform/navigation/page-data.tsx'
import { queryClient } from '../../platform/calls/query-client.ts'
import { useMayOpen } from '../../platform/session/may.ts'
import { useSession } from '../../platform/session/session.ts'
import { RoutePending } from '../pending.tsx'

const pageAt = (href: string, lang: Lang) =>
  queryOptions({
    queryKey: ['site', 'page', pageAddress(readHref(href)), lang],
    queryFn: ({ signal }) => fetchPage(href, lang, signal),
    staleTime: 60_000,
  })

const isLost = (error: unknown) => error instanceof PageFailure && error.status === 404

/** A talent has none of these; a colleague of a client those of their role. */
function useOwnTargets(): ActionTargets | undefined {
  const { user } = useSession()
  const mayOpen = useMayOpen()
  if (!user) return undefined
  const isClient = user.type === CLIENT
  return {
    request: isClient && mayOpen('clientWizard') ? pathTo('clientWizard', {}, { new: '1' }) : null,
    matching: isClient && mayOpen('matching') ? pathTo('matching') : null,
  }
}

/** In the app the content of a public page is fetched; for a visitor it is embedded. */
function Loaded({ children }: { children?: ReactNode }) {
  const here = useHref()
  const lang = useLang()
  const targets = useOwnTargets()
  const { data, error } = useQuery({ ...pageAt(here, lang), placeholderData: keepPreviousData }, queryClient)
  const lost = isLost(error)
  useEffect(() => {
    if (lost) void navigate(pathTo('notFound'), { replace: true })
  }, [lost])
  // The content of the last page, kept as a placeholder, must not reach the next screen.
  if (data && data.id === matchPath(here.split('?')[0] ?? '')?.id)
    return <PageProvider data={{ page: data, targets }}>{children}</PageProvider>
  return error && !lost ? <FailurePage /> : <RoutePending />
}

export const Screen = ({ children }: { children?: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Loaded>{children}</Loaded>
  </QueryClientProvider>
)

/** Fetches the content in parallel with the chunks. A failure is shown by the page itself, offline too. */
export const prefetchPage = (href: string, lang: Lang): Promise<void> =>
  queryClient.prefetchQuery({ ...pageAt(href, lang), networkMode: 'always' })

export const nameOfPage = async (href: string, lang: Lang): Promise<string | undefined> =>
  ownName(await queryClient.ensureQueryData(pageAt(href, lang)))
