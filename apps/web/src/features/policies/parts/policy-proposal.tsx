import type { PolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import type { PolicyProposal } from '@fareeq/domain/policies/schema.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ApprovalMoves, ApprovalPeople } from '../../approvals/parts/approval-details.tsx'
import { PolicyPreview } from './policy-preview.tsx'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

type Props = { policyKey: PolicyKey; proposal: PolicyProposal }

/** A change that waits for a colleague, beside what it would do. */
export function Proposal({ policyKey, proposal: { value, from_day, approval } }: Props) {
  const words = usePolicyWords()
  const text = usePolicyText()
  const name = text.nameOf(policyKey)
  const change = words.planned(text.value(policyKey, value), text.day(from_day))
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small" aria-label={words.proposalOf(name)}>
          {words.proposal}
        </Button>
      }
      title={words.proposalOf(name)}
      text={change}
    >
      {() => (
        <div className="grid gap-4">
          <ApprovalPeople approval={approval} />
          {approval.can_decide && <PolicyPreview policyKey={policyKey} value={value} fromDay={from_day} />}
          <ApprovalMoves approval={approval} />
        </div>
      )}
    </Dialog>
  )
}
