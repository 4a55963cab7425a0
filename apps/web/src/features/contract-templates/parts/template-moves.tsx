import type { ContractTemplate } from '@fareeq/domain/contract-templates/schema.ts'
import { isEditable } from '@fareeq/domain/contract-templates/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { withdrawTemplate } from '../api-ops.ts'
import { useTemplateWords } from '../messages/en.ts'
import { ReleaseForm } from './release-form.tsx'

/** Releasing a draft that is whole and that others wrote; giving up what does not write contracts yet. */
export function TemplateMoves({ template, isWhole }: { template: ContractTemplate; isWhole: boolean }) {
  const words = useTemplateWords()
  const staff = useStaff()
  const { version, state, may_release: mayRelease, may_withdraw: mayWithdraw } = template
  const isDraft = isEditable(state)
  const isOwn = isDraft && !mayRelease && staff !== null && staffMay(staff.roles, 'contract_templates.release')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mayRelease && isWhole && (
        <Dialog
          guardsInput
          trigger={<Button size="small">{words.release.open}</Button>}
          title={words.release.title(version)}
          text={words.release.text}
          isDismissable={false}
        >
          {(close) => <ReleaseForm template={template} close={close} />}
        </Dialog>
      )}
      {isOwn && <span className="text-sm text-ink-soft">{words.release.own}</span>}
      {mayWithdraw && (
        <ConfirmButton
          label={isDraft ? words.discard : words.withdraw}
          button={{ kind: 'ghost', size: 'small' }}
          text={isDraft ? words.discardText : words.withdrawText}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(withdrawTemplate(version), words.withdrawn)}
        />
      )}
    </div>
  )
}
