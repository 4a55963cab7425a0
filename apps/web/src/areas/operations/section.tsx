import { useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { pathTo } from '../../paths.ts'
import { type LazyScreen, lazyScreen } from '../../platform/chunks.tsx'
import { go } from '../../platform/go.ts'
import { RoutePending } from '../pending.tsx'

/** What stands behind `/ops/:section`, by the word in the address. */
const SECTIONS: Readonly<Record<string, LazyScreen>> = {
  audit: lazyScreen(() => import('../../features/staff/operations/audit.tsx')),
}

export function Screen() {
  const { section = '' } = useParams({ strict: false }) as { section?: string }
  const Section = Object.hasOwn(SECTIONS, section) ? SECTIONS[section] : undefined
  useEffect(() => {
    if (!Section) void go(pathTo('notFound'), { replace: true })
  }, [Section])
  if (!Section) return null
  return (
    <Suspense fallback={<RoutePending />}>
      <Section />
    </Suspense>
  )
}
