import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { ContractRecord } from '../../features/contracts/parts/operations/contract-record.tsx'
import { renewalOfContractQuery } from '../../features/renewals/api-ops.ts'
import { ContractRenewal } from '../../features/renewals/parts/operations/contract-renewal.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { useFirstAnswersComing } from '../../platform/calls/use-first-answers.ts'
import { useParams } from '../../platform/navigation/params.tsx'

/** One contract, and its renewal above it. */
export function Screen() {
  const staff = useStaff()
  const { id = '' } = useParams()
  const query = useQuery({
    ...renewalOfContractQuery(id),
    enabled: staff !== null && staffMay(staff.roles, 'contracts.read'),
  })
  const isComing = useFirstAnswersComing(query)
  return (
    <ContractRecord renewal={isComing ? undefined : query.data ? <ContractRenewal renewal={query.data} /> : null} />
  )
}
