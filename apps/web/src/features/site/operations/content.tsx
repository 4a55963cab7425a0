import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { filterIn } from '../parts/editing/content-address.ts'
import { ItemFilters } from '../parts/editing/item-filters.tsx'
import { ItemList } from '../parts/editing/item-list.tsx'
import { NewItem } from '../parts/editing/new-item.tsx'
import { useContentWords } from '../parts/editing/use-content-words.ts'

/** Texts of the public pages; the filter is in the address. */
export function Screen() {
  const words = useContentWords()
  const staff = useStaff()
  const filter = filterIn(readHref(useHref()).query)
  if (!staff) return null
  if (!staffMay(staff.roles, 'content.edit')) return <NoAccess words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} actions={<NewItem kind={filter.kind} />} />
      <ItemFilters filter={filter} />
      <ItemList filter={filter} />
    </>
  )
}
