import { REASON_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import type { StaffContract } from '@fareeq/domain/contracts/schema.ts'
import { contractLife } from '@fareeq/domain/contracts/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { changeContract, sendContract, takeBackContract, terminateContract } from '../../api-ops.ts'
import { GiveNotice } from '../endings/give-notice.tsx'
import { DraftForm } from './draft-form.tsx'
import { useContractsOpsWords } from '../../messages/operations/en.ts'

/** What operations and the account manager may do with it now. */
export function ContractMoves({ contract }: { contract: StaffContract }) {
  const { moves: words, draft, reason } = useContractsOpsWords()
  const lang = useLang()
  const staff = useStaff()
  const moves = contractLife.moves(contract.state)
  if (!staff || !staffMay(staff.roles, 'contracts.prepare') || moves.length === 0) return null
  const why = { label: reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }
  const { id } = contract
  return (
    <div className="flex flex-wrap gap-2">
      {moves.includes('send') && staffMay(staff.roles, 'contracts.confirm') && (
        <ConfirmButton
          label={words.send}
          button={{ size: 'small' }}
          kind="primary"
          title={words.sendTitle}
          text={words.sendText}
          onConfirm={() => runWithToast(sendContract(id), words.sent)}
        />
      )}
      {moves.includes('send') && (
        <Dialog
          trigger={
            <Button kind="quiet" size="small">
              {words.edit}
            </Button>
          }
          title={draft.editTitle}
          isDismissable={false}
        >
          {(close) => <DraftForm draft={contract} send={(body) => changeContract(id, body)} close={close} />}
        </Dialog>
      )}
      {moves.includes('take_back') && (
        <ConfirmButton
          label={words.takeBack}
          button={{ kind: 'quiet', size: 'small' }}
          kind="primary"
          text={words.takeBackText}
          reason={why}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(takeBackContract(id, reason), words.takenBack)}
        />
      )}
      {contract.end_window && <GiveNotice id={id} window={contract.end_window} seat={null} />}
      {moves.includes('terminate') && (
        <ConfirmButton
          label={words.terminate}
          button={{ kind: 'ghost', size: 'small' }}
          text={words.terminateText}
          reason={why}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(terminateContract(id, reason), words.terminated)}
        />
      )}
    </div>
  )
}
