import { mayInterview } from '@fareeq/domain/interviews/rules-panel.ts'
import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { organisationQuery } from '../../../organisations/api.ts'
import { setPanel } from '../../api-panel.ts'
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
  const { data } = useQuery(organisationQuery())
  const colleagues = (data?.members ?? []).filter((member) => member.id !== host_id && mayInterview(member.role))
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
        <div className="grid gap-3">
          {data && colleagues.length === 0 && <p className="text-ink-soft">{words.nobody}</p>}
          {colleagues.map((member) => (
            <Checkbox
              key={member.id}
              value={selection.includes(member.id)}
              onChange={(on) =>
                setSelection(on ? [...selection, member.id] : selection.filter((userId) => userId !== member.id))
              }
            >
              <bdi>{`${member.first_name} ${member.last_name}`.trim()}</bdi>
            </Checkbox>
          ))}
        </div>
      </ConfirmDialog>
    </div>
  )
}
