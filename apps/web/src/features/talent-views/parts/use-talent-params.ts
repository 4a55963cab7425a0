import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { talentProfileFailure } from '@fareeq/domain/navigation/rules-client.ts'
import { useEffect, useState } from 'react'
import { matchPath, type RouteId } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'

/** The talent the address names. On the way to another page the shown one stays. */
export function useTalentParams(routes: readonly RouteId[]) {
  const here = useHref()
  const [lastHref, setLastHref] = useState(here)
  const isHere = routes.some((id) => matchPath(readHref(here).pathname)?.id === id)
  if (here !== lastHref && isHere) setLastHref(here)
  const { pathname, query } = readHref(lastHref)
  return { id: matchPath(pathname)?.params['id'] ?? '', token: query['token'] }
}

/** A shared link whose time is over, or that was turned off. */
export const isLinkEnded = (error: unknown): boolean =>
  isCallFailure(error) && error.status === navigationErrors.link_ended.status

/** A refusal leads where a refused profile does; any other error is the screen's to show. */
export function useRefusal(error: unknown): boolean {
  const refusal = isCallFailure(error) && (error.status === 403 || error.status === 404) ? error : null
  useEffect(() => {
    if (refusal) void navigate(talentProfileFailure(refusal.status, refusal.message), { replace: true })
  }, [refusal])
  return refusal !== null
}
