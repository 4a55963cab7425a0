// On the page of what it is about: <ApprovalCard approval={batch.approval} />.
import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useApprovalWords } from '../messages/en.ts'
import { ApprovalMoves, ApprovalPeople } from './approval-details.tsx'
import { ApprovalState } from './approval-state.tsx'

export function ApprovalCard({ approval }: { approval: Approval }) {
  const words = useApprovalWords()
  return (
    <Card as="section" aria-labelledby="approval-title" className="grid gap-3">
      <CardHead id="approval-title" title={words.cardTitle} actions={<ApprovalState state={approval.state} />} />
      <ApprovalPeople approval={approval} />
      <ApprovalMoves approval={approval} />
    </Card>
  )
}
