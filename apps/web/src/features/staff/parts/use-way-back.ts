import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { matchPath, pathTo } from '../../../paths.ts'
import { previousOf } from '../../../platform/navigation/history.ts'
import { STAFF_SECTIONS, type StaffSection } from './staff-sections.ts'
import { useStaffWords } from '../messages/en.ts'

/** To the page of staff one came from, with its filters; on a direct visit to the list of the section. */
export function useWayBack(section: StaffSection, label: string): { href: string; label: string } {
  const words = useStaffWords()
  // Once: the address changes before the next page is shown.
  const [previous] = useState(() => previousOf(history.state))
  const match = previous === undefined ? null : matchPath(readHref(previous).pathname)
  const direct = { label, href: pathTo('opsSection', { section }) }
  if (previous === undefined || match?.route.access !== 'staff') return direct
  if (match.id === 'ops') return { href: previous, label: words.home }
  const from = STAFF_SECTIONS.find((staffSection) => staffSection === match.params['section'])
  if (!from) return direct
  if (match.id === 'opsRecord') return { href: previous, label: words.records[from] }
  return { href: previous, label: from === section ? label : words[from] }
}
