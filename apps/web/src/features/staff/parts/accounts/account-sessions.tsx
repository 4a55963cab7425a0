import type { FullStaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { SessionItem } from '../../../accounts/parts/session-item.tsx'
import { endSession, endSessions } from '../../api-accounts.ts'
import { useAccountsWords } from '../../messages/accounts/en.ts'

type Sessions = FullStaffAccount['sessions']
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
            <ConfirmButton
              label={words.endAll}
              button={{ kind: 'quiet', size: 'small' }}
              title={words.endAllTitle}
              text={words.endAllText}
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
  const question = {
    title: words.endTitle,
    text: words.endText,
    onConfirm: () => runWithToast(endSession(id, session.id), words.ended),
  }
  return <SessionItem session={session} words={words} end={question} />
}
