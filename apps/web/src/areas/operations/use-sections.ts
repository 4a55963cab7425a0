import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { LucideIcon } from 'lucide-react'
import {
  type SectionGroup,
  sectionOf,
  sectionsFor,
  type StaffSection,
} from '../../features/staff/parts/staff-sections.ts'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { pathTo } from '../../paths.ts'
import { useHref } from '../../platform/navigation/location.tsx'

export type OpenSection = {
  id: StaffSection
  group: SectionGroup
  label: string
  icon: LucideIcon
  href: string
  isHere: boolean
}

/** The sections the roles open, with names, and which one is shown. */
export function useSections(roles: readonly string[]): OpenSection[] {
  const words = useStaffWords()
  const { pathname } = readHref(useHref())
  return sectionsFor(roles).map((id) => {
    const href = pathTo('opsSection', { section: id })
    return {
      id,
      ...sectionOf(id),
      label: words[id],
      href,
      isHere: pathname === href || pathname.startsWith(`${href}/`),
    }
  })
}
