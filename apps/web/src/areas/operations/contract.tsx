import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { staffBuyoutQuery } from '../../features/buyouts/api.ts'
import { BuyoutApproval } from '../../features/buyouts/parts/operations/buyout-approval.tsx'
import { staffCheckInsQuery } from '../../features/check-ins/api.ts'
import { StaffCheckIns } from '../../features/check-ins/parts/staff-check-ins.tsx'
import { ContractRecord } from '../../features/contracts/parts/operations/contract-record.tsx'
import { renewalOfContractQuery } from '../../features/renewals/api-ops.ts'
import { ContractRenewal } from '../../features/renewals/parts/operations/contract-renewal.tsx'
import { useStaff } from '../../features/staff/parts/session/staff-session.ts'
import { staffStartQuery } from '../../features/starts/api.ts'
import { StartCard } from '../../features/starts/parts/start-card.tsx'
import { staffTimeOffQuery } from '../../features/time-off/api.ts'
import { TimeOffCard } from '../../features/time-off/parts/contract-time-off.tsx'
import { staffReviewQuery } from '../../features/work-reviews/api.ts'
import { StaffReview } from '../../features/work-reviews/parts/staff-review.tsx'
import { useFirstAnswersComing } from '../../platform/calls/use-first-answers.ts'
import { useParams } from '../../platform/navigation/params.tsx'

/** One contract with its first day and its time off, and its renewal above it. */
export function Screen() {
  const staff = useStaff()
  const { id = '' } = useParams()
  const enabled = staff !== null && staffMay(staff.roles, 'contracts.read')
  const query = useQuery({ ...renewalOfContractQuery(id), enabled })
  const { data: timeOff } = useQuery({ ...staffTimeOffQuery(id), enabled })
  const mayRead = staff !== null && staffMay(staff.roles, 'check_ins.read')
  const { data: checkIns } = useQuery({ ...staffCheckInsQuery(id), enabled: mayRead })
  const mayModerate = staff !== null && staffMay(staff.roles, 'work_reviews.moderate')
  const { data: review } = useQuery({ ...staffReviewQuery(id), enabled: mayModerate })
  const { data: start } = useQuery({ ...staffStartQuery(id), enabled })
  const mayEnd = staff !== null && staffMay(staff.roles, 'contracts.end')
  const { data: buyout } = useQuery({ ...staffBuyoutQuery(id), enabled: mayEnd })
  const isComing = useFirstAnswersComing(query)
  return (
    <ContractRecord
      renewal={isComing ? undefined : query.data ? <ContractRenewal renewal={query.data} /> : null}
      timeOff={
        <>
          {buyout && <BuyoutApproval contractId={id} buyout={buyout} />}
          {review && <StaffReview contractId={id} review={review} />}
          {checkIns && <StaffCheckIns contractId={id} checkIns={checkIns} />}
          {start?.is_open && <StartCard start={start} />}
          {timeOff && <TimeOffCard timeOff={timeOff} />}
        </>
      }
    />
  )
}
