import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useLedgerWords } from '../messages/en.ts'
import { Entries } from '../parts/entries.tsx'
import { ExportDialog } from '../parts/export-dialog.tsx'
import { TrialBalance } from '../parts/trial-balance.tsx'

const { show } = sectionAddress('ledger')

/** The books: entries and their balances; which of both is open is in the address. */
export function Screen() {
  const words = useLedgerWords()
  const staff = useStaff()
  const { tab } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'ledger.read')) return <NoAccess words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} actions={<ExportDialog />} />
      <Tabs
        label={words.tabs.label}
        value={tab === 'trial' ? 'trial' : 'entries'}
        onChange={(id) => show({ tab: id === 'trial' ? id : undefined }, { keepScroll: true })}
        items={[
          { id: 'entries', label: words.tabs.entries, content: <Entries /> },
          { id: 'trial', label: words.tabs.trial, content: <TrialBalance /> },
        ]}
      />
    </>
  )
}
