import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { HOUR, formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/nominations/limits.ts'
import { extendedTo } from '@fareeq/domain/nominations/rules.ts'
import type { StaffNomination } from '@fareeq/domain/nominations/schema.ts'
import { isWithdrawn, nominationLife } from '@fareeq/domain/nominations/states.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { usePolicies } from '../../../platform/policies.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { ConfirmButton, ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { extendNomination, withdrawNomination } from '../api-ops.ts'
import { useNominationWords } from '../messages/en.ts'
import { useChoosingWords } from '../messages/choosing/en.ts'

/** More days, or withdrawal. An open dialog and its input survive a concurrent change by a colleague (D-121). */
export function NominatedMoves({ nomination }: { nomination: StaffNomination }) {
  const { id, talent_name, state, asked, expires_at } = nomination
  const words = useChoosingWords().nominated
  const { conversation, conversationOf } = useNominationWords()
  const roles = useStaff()?.roles ?? []
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  const days = usePolicies()?.nomination_extension_days ?? 0
  const [now, write] = [useNow(HOUR), useWrite()]
  const mayWithdraw = nominationLife.next(state, 'withdraw') !== null
  return (
    <div className="col-start-2 flex flex-wrap items-start gap-2 empty:hidden md:col-start-3 lg:col-start-4 lg:row-start-1">
      {days > 0 && nominationLife.next(state, 'extend') && (
        <ConfirmButton
          label={words.extend(days)}
          button={{ kind: asked ? 'primary' : 'quiet', size: 'small' }}
          title={words.extendTitle(bidiIsolate(talent_name, lang))}
          text={write(words.extendText(formatDay(riyadhDay(extendedTo(new Date(expires_at), days, now)), lang)))}
          kind="primary"
          onConfirm={() => runWithToast(extendNomination(id, { days, expires_at }), words.extended)}
        />
      )}
      {!isWithdrawn(state) && staffMay(roles, 'conversations.use') && (
        <ButtonLink
          as={PageLink}
          kind="ghost"
          size="small"
          href={pathTo('opsRecord', { section: 'conversations', id })}
          aria-label={conversationOf(bidiIsolate(talent_name, lang))}
        >
          {conversation}
        </ButtonLink>
      )}
      {mayWithdraw && (
        <Button kind="ghost" size="small" onPress={() => setOpen(true)}>
          {words.withdraw}
        </Button>
      )}
      {(mayWithdraw || isOpen) && (
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={words.withdrawTitle(talent_name)}
          text={words.withdrawText}
          confirmLabel={words.withdraw}
          cancelLabel={words.keep}
          reason={{ label: words.withdrawReason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          onConfirm={(reason) => runWithToast(withdrawNomination(id, reason), words.withdrawn)}
        />
      )}
    </div>
  )
}
