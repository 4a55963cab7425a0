import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useInvoicesOpsWords } from '../messages/operations/en.ts'
import { StaffInvoices } from '../parts/operations/staff-invoices.tsx'

/** Invoices of all companies. */
export function Screen() {
  const words = useInvoicesOpsWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'invoices.view')) return <NoAccess words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <StaffInvoices />
    </>
  )
}
