import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../platform/navigation/params.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { batchQuery } from '../api-batches.ts'
import { BatchPage } from '../parts/operations/batch-page.tsx'
import { usePayoutsOpsWords } from '../messages/operations/en.ts'

/** One batch by its own address. */
export function Screen() {
  const words = usePayoutsOpsWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, 'payouts.read')
  const query = useQuery({ ...batchQuery(id), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="payouts" words={words.batch}>
      {(batch) => <BatchPage batch={batch} />}
    </RecordHost>
  )
}
