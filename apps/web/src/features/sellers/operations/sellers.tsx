import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { currentQuery } from '../api-ops.ts'
import { useSellerWords } from '../messages/en.ts'
import { CurrentCard } from '../parts/current-card.tsx'
import { ProposalForm } from '../parts/proposal-form.tsx'
import { Versions } from '../parts/versions.tsx'

/** Who issues our papers, since when, and what was proposed by whom. */
export function Screen() {
  const words = useSellerWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'sellers.manage')) return <NoAccess words={words} />
  return <Sellers />
}

function Sellers() {
  const words = useSellerWords()
  const { data: current, isPending, isFetching, refetch } = useQuery(currentQuery())
  if (isPending)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (!current) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          <Dialog
            guardsInput
            trigger={<Button>{words.propose}</Button>}
            title={words.propose}
            text={words.proposeText}
            isDismissable={false}
          >
            {(close) => <ProposalForm current={current} close={close} />}
          </Dialog>
        }
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <CurrentCard current={current} />
        <Versions current={current} />
      </div>
    </>
  )
}
