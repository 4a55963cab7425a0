import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useState } from 'react'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { setPanel } from '../../api-panel.ts'
import { ColleagueChoice } from './colleague-choice.tsx'
import { usePanelWords } from '../../messages/panel/en.ts'

type Props = { interview: ClientInterview }

/** Who interviews for the company, and the way to invite colleagues. */
export function PanelCard({ interview }: Props) {
  const words = usePanelWords()
  const { interviewers, can_invite, created_by } = interview
  if (interviewers.length === 0 && !can_invite) return null
  return (
    <Card as="section" aria-labelledby="panel-title">
      <CardHead id="panel-title" title={words.title} />
      <div className="grid gap-4">
        <ul className="grid gap-2">
          <li className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="wrap-anywhere">{created_by}</bdi>
            <span className="text-sm text-ink-soft">{words.host}</span>
          </li>
          {interviewers.map(({ id, name }) => (
            <li key={id}>
              <bdi className="wrap-anywhere">{name}</bdi>
            </li>
          ))}
        </ul>
        {interviewers.length === 0 && <p className="text-sm text-ink-soft">{words.alone}</p>}
        {can_invite && <Invite interview={interview} />}
      </div>
    </Card>
  )
}

function Invite({ interview: { id, host_id, interviewers } }: Props) {
  const words = usePanelWords()
  const [selection, setSelection] = useState<readonly string[]>([])
  const reset = () => setSelection(interviewers.map((person) => person.id))
  const save = () => runWithToast(setPanel(id, [...selection]), words.saved)
  return (
    <div>
      <ConfirmDialog
        trigger={<Button kind="quiet">{interviewers.length > 0 ? words.change : words.invite}</Button>}
        kind="primary"
        title={words.inviteTitle}
        text={words.inviteText}
        confirmLabel={words.save}
        onConfirm={save}
        onOpenChange={reset}
      >
        <ColleagueChoice
          isTitled
          legend={words.inviteTitle}
          without={host_id}
          value={selection}
          onChange={setSelection}
        />
      </ConfirmDialog>
    </div>
  )
}
