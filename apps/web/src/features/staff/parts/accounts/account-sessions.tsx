import type { WholeStaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { endSession, endSessions } from '../../api-accounts.ts'
import { useAccountsWords } from './use-accounts-words.ts'

type Sessions = WholeStaffAccount['sessions']
type Props = { id: string; sessions: Sessions }

export function AccountSessions({ id, sessions }: Props) {
  const { sessions: words } = useAccountsWords()
  const others = sessions.filter(({ current }) => !current)
  return (
    <Card as="section" aria-labelledby="sessions">
      <CardHead
        id="sessions"
        title={words.title}
        actions={
          others.length > 1 && (
            <ConfirmDialog
              trigger={
                <Button kind="quiet" size="small">
                  {words.endAll}
                </Button>
              }
              title={words.endAllTitle}
              text={words.endAllText}
              confirmLabel={words.endAll}
              onConfirm={() => runWithToast(endSessions(id), words.allEnded)}
            />
          )
        }
      />
      {sessions.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {sessions.map((session) => (
          <SessionRow key={session.id} id={id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function SessionRow({ id, session }: { id: string; session: Sessions[number] }) {
  const { sessions: words } = useAccountsWords()
  const moment = useMoment()
  const { browser, system } = session.device
  const name =
    browser === 'other' && system === 'other'
      ? words.unknown
      : words.device.replace('{browser}', words.browsers[browser]).replace('{system}', words.systems[system])
  const end = useAction(() => endSession(id, session.id), { done: words.ended, isLast: true })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5">
          {name}
          {session.current && (
            <Badge tone="positive" dot>
              {words.current}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">{words.since.replace('{moment}', moment(session.opened_at))}</p>
      </div>
      {!session.current && (
        <Button
          kind="quiet"
          size="small"
          pending={end.isPending}
          aria-label={words.endNamed(name)}
          onPress={() => void end.run()}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
