import { useEffect } from 'react'
import { matchPath } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { storage } from '../../../platform/session/storage.ts'
import { type MatchSearch, EMPTY, hrefOf, readAsked, searchOf, withoutRefused } from './search-address.ts'

const keptFor = (role: string): MatchSearch => {
  const kept = storage.get('matchingFilters')?.[role]
  return { ...(kept === undefined ? EMPTY : readAsked(new URLSearchParams(kept))), role_id: role }
}

/** Stores filters per role. */
function keep(asked: MatchSearch) {
  const search = searchOf({ ...asked, compared: [], comparing: false, q: '' }).toString()
  storage.set('matchingFilters', { ...storage.get('matchingFilters'), [asked.role_id]: search })
}

/**
 * Search state from the URL. A new one starts with the role of the request (undefined while loading) and the last filters of
 * that role.
 */
export function useMatchSearch(role: string | null | undefined) {
  const [pathname = '', query = ''] = useHref().split('?')
  const search = new URLSearchParams(query)
  // During a navigation the URL is already that of the next page.
  const isNew = matchPath(pathname)?.id === 'matching' && !search.has('sort')
  const asked = readAsked(search)
  useEffect(() => {
    if (isNew && role !== undefined) void navigate(hrefOf(role === null ? EMPTY : keptFor(role)), { replace: true })
  }, [isNew, role])
  const ask = (next: MatchSearch, { replace = false } = {}) => {
    keep(next)
    void navigate(hrefOf(next), { replace, keepScroll: true })
  }
  return {
    asked,
    isNew,
    ask,
    change: (part: Partial<MatchSearch>, options?: { replace?: boolean }) => ask({ ...asked, ...part }, options),
    changeRole: (next: string) =>
      ask({ ...keptFor(next), sort: asked.sort, blind: asked.blind, compared: asked.compared }),
  }
}
export type MatchSearchState = ReturnType<typeof useMatchSearch>

/** Drops choices that no longer exist, from an old URL or stored filters. */
export function useWithoutRefused({ asked, ask }: MatchSearchState, error: Error | null) {
  const fields = isCallFailure(error) ? error.errors.map(({ field }) => field) : []
  const left = withoutRefused(asked, fields)
  const isLess = hrefOf(left) !== hrefOf(asked)
  useEffect(() => {
    if (isLess) ask(left, { replace: true })
  })
}
