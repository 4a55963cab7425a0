import { REASON_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import type { StaffContract } from '@fareeq/domain/contracts/schema.ts'
import { contractLife } from '@fareeq/domain/contracts/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { changeContract, sendContract, takeBackContract, terminateContract } from '../../api-ops.ts'
import { DraftForm } from './draft-form.tsx'
import { useContractsOpsWords } from './use-contracts-ops-words.ts'

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
        <ConfirmDialog
          trigger={<Button size="small">{words.send}</Button>}
          kind="primary"
          title={words.sendTitle}
          text={words.sendText}
          confirmLabel={words.send}
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
        <ConfirmDialog
          trigger={
            <Button kind="quiet" size="small">
              {words.takeBack}
            </Button>
          }
          kind="primary"
          title={words.takeBack}
          text={words.takeBackText}
          reason={why}
          confirmLabel={words.takeBack}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(takeBackContract(id, reason), words.takenBack)}
        />
      )}
      {moves.includes('terminate') && (
        <ConfirmDialog
          trigger={
            <Button kind="ghost" size="small">
              {words.terminate}
            </Button>
          }
          title={words.terminate}
          text={words.terminateText}
          reason={why}
          confirmLabel={words.terminate}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(terminateContract(id, reason), words.terminated)}
        />
      )}
    </div>
  )
}
