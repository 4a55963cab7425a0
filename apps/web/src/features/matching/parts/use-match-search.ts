import { useEffect } from 'react'
import { matchPath } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { storage } from '../../../platform/session/storage.ts'
import { type MatchSearch, EMPTY, hrefOf, readCriteria, searchOf, withoutRefused } from './search-address.ts'

const savedSearchOf = (role: string): MatchSearch => {
  const savedFilters = storage.get('matchingFilters')?.[role]
  return { ...(savedFilters === undefined ? EMPTY : readCriteria(new URLSearchParams(savedFilters))), role_id: role }
}

/** Stores filters per role. */
function saveFilters(criteria: MatchSearch) {
  const search = searchOf({ ...criteria, compared: [], comparing: false, q: '' }).toString()
  storage.set('matchingFilters', { ...storage.get('matchingFilters'), [criteria.role_id]: search })
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
  const criteria = readCriteria(search)
  useEffect(() => {
    if (isNew && role !== undefined)
      void navigate(hrefOf(role === null ? EMPTY : savedSearchOf(role)), { replace: true })
  }, [isNew, role])
  const apply = (next: MatchSearch, { replace = false } = {}) =>
    void navigate(hrefOf(next), { replace, keepScroll: true })
  return {
    criteria,
    isNew,
    apply,
    change: (part: Partial<MatchSearch>, options?: { replace?: boolean }) => apply({ ...criteria, ...part }, options),
    changeRole: (next: string) =>
      apply({ ...savedSearchOf(next), sort: criteria.sort, blind: criteria.blind, compared: criteria.compared }),
  }
}
/** Stores the filters that found somebody: coming back never begins with an empty list. */
export function useSavedFilters({ criteria, isNew }: MatchSearchState, total: number | undefined) {
  const search = hrefOf(criteria)
  useEffect(() => {
    if (!isNew && total) saveFilters(readCriteria(new URLSearchParams(search.split('?')[1])))
  }, [search, isNew, total])
}

export type MatchSearchState = ReturnType<typeof useMatchSearch>

/** Drops choices that no longer exist, from an old URL or stored filters. */
export function useWithoutRefused({ criteria, apply }: MatchSearchState, error: Error | null) {
  const fields = isCallFailure(error) ? error.errors.map(({ field }) => field) : []
  const valid = withoutRefused(criteria, fields)
  const isLess = hrefOf(valid) !== hrefOf(criteria)
  useEffect(() => {
    if (isLess) apply(valid, { replace: true })
  })
}
