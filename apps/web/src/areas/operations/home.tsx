import { useEffect } from 'react'
import { staffHome } from '../../features/staff/parts/staff-session.ts'
import { go } from '../../platform/go.ts'

/** `/ops` itself is no page: it leads to the first section. */
export function Screen() {
  useEffect(() => void go(staffHome(), { replace: true }), [])
  return null
}
