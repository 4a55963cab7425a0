import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { contractsOpsContract } from '@fareeq/domain/contracts/contract-ops.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { prepareContract } from '../../api-ops.ts'
import { DraftForm } from './draft-form.tsx'
import { useContractsOpsWords } from '../../messages/operations/en.ts'

type WaitingContracts = AnswerOf<typeof contractsOpsContract.list>['meta']['waiting']

/** Accepted after an interview, and nobody has prepared their contract. */
export function WaitingList({ waiting }: { waiting: WaitingContracts }) {
  const words = useContractsOpsWords()
  const staff = useStaff()
  if (waiting.length === 0 || !staff || !staffMay(staff.roles, 'contracts.prepare')) return null
  return (
    <Card as="section" tone="sunken" aria-labelledby="waiting-title" className="mb-6">
      <CardHead id="waiting-title" title={words.waiting.title} />
      <ul className="divide-y divide-line">
        {waiting.map(({ interview_id, talent, company, accepted_at }) => (
          <li key={interview_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="min-w-0">
              <p className="font-strong">
                <Filled sentence={words.between} client={<bdi>{company}</bdi>} talent={<bdi>{talent}</bdi>} />
              </p>
              <p className="text-sm text-ink-soft">
                {words.waiting.accepted} <RelativeTime at={new Date(accepted_at)} />
              </p>
            </div>
            <Preparing talent={talent} interviewId={interview_id} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type Props = { talent: string; interviewId: string }

/** Open at once where the address names the interview: the home leads to the one contract. */
function Preparing({ talent, interviewId }: Props) {
  const words = useContractsOpsWords()
  const lang = useLang()
  const { query } = readHref(useHref())
  const [isOpen, setOpen] = useState(query.prepare === interviewId)
  return (
    <Dialog
      trigger={
        <Button size="small" aria-label={words.waiting.prepareFor(talent)}>
          {words.waiting.prepare}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={words.draft.title(bidiIsolate(talent, lang))}
      text={words.draft.text}
      isDismissable={false}
    >
      {(close) => <DraftForm send={(body) => prepareContract({ ...body, interview_id: interviewId })} close={close} />}
    </Dialog>
  )
}
