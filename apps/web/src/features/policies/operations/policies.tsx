import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { Holidays } from '../parts/holidays.tsx'
import { PolicyGroups } from '../parts/policy-groups.tsx'
import { usePolicyWords } from '../parts/use-policy-words.ts'

/** Numbers and public holidays; which of both is open is in the address. */
export function Screen() {
  const words = usePolicyWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'policies.read')) return <NoAccess words={words} />
  const open = (id: string) =>
    void navigate(pathTo('opsSection', { section: 'policies' }, { tab: id }), { replace: true, keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabs.label}
        value={tab === 'holidays' ? 'holidays' : 'numbers'}
        onChange={open}
        items={[
          { id: 'numbers', label: words.tabs.numbers, content: <PolicyGroups /> },
          { id: 'holidays', label: words.tabs.holidays, content: <Holidays /> },
        ]}
      />
    </>
  )
}
