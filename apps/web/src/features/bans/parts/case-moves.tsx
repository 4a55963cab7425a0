import type { BanCase } from '@fareeq/domain/bans/schema.ts'
import { BAN_REASON_LENGTH } from '@fareeq/domain/bans/rules.ts'
import { useRef } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { decideAppeal, decideCase, openCase, uploadAsStaff } from '../api.ts'
import { BanForm } from './ban-form.tsx'
import { useBanWords } from '../messages/en.ts'

type Decision = Exclude<BanCase['moves'][number], 'open'>

const decide = ({ id, state, reports }: BanCase, decision: Decision, reason: string) => {
  const body = { reason, expected_state: state, expected_reports: reports.length }
  return decision === 'lift' || decision === 'uphold'
    ? decideAppeal(id, { decision, ...body })
    : decideCase(id, { decision, ...body })
}

/** What the caller may do now; the server says which. */
export function CaseMoves({ banCase }: { banCase: BanCase }) {
  const { id, moves } = banCase
  const words = useBanWords()
  // What comes while the question is open was not read before it: the dialog covers the case.
  const caseAtOpening = useRef(banCase)
  if (moves.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {moves.map((move) =>
        move === 'open' ? (
          <Dialog
            guardsInput
            key={move}
            title={words.openTitle}
            text={words.openText}
            isDismissable={false}
            trigger={<Button>{words.openCase}</Button>}
          >
            {(close) => (
              <BanForm
                label={words.openField}
                submit={words.openCase}
                done={words.opened}
                upload={uploadAsStaff}
                send={({ text, files }) => openCase(id, { notice: text, files })}
                onDone={close}
              />
            )}
          </Dialog>
        ) : (
          <ConfirmButton
            key={move}
            label={words[move]}
            button={{ kind: move === 'ban' ? 'danger' : 'quiet' }}
            title={words.decideTitle[move]}
            text={words.decideText[move]}
            kind={move === 'ban' || move === 'uphold' ? 'danger' : 'primary'}
            reason={{
              label: words.reason,
              hint: words.reasonHint,
              limit: BAN_REASON_LENGTH,
              required: words.reasonNeeded,
            }}
            onOpenChange={(isOpen) => void (isOpen && (caseAtOpening.current = banCase))}
            onConfirm={(reason) => runWithToast(decide(caseAtOpening.current, move, reason), words.decided)}
          />
        ),
      )}
    </div>
  )
}
