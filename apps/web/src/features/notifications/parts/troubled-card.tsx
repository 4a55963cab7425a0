import type { TroubledMessage, Recipient } from '@fareeq/domain/notifications/schema-messages.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Filled, LtrIsolate } from '../../../ui/display/filled.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { retryMessage, dismissMessage } from '../api-messages.ts'
import { useMessageWords } from '../messages/ops/en.ts'
import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { CompanyLink } from '../../staff/parts/company-link.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'

/** Whose address it is, with the way to their page for those who may open it. */
function RecipientName({ recipient: { kind, id, name, organisation_id } }: { recipient: Recipient }) {
  const roles = useStaff()?.roles ?? []
  if (kind === 'client') return <CompanyLink id={organisation_id} name={name} />
  if (kind === 'staff' || !staffMay(roles, 'talents.find')) return <bdi>{name}</bdi>
  return (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'talents', id })} className="wrap-anywhere">
      <bdi>{name}</bdi>
    </TextLink>
  )
}

/** Sets a message aside that nobody can mend, with a reason colleagues read. */
function DismissDialog({ id }: { id: string }) {
  const words = useMessageWords()
  return (
    <ConfirmButton
      label={words.dismiss}
      button={{ kind: 'ghost', size: 'small' }}
      title={words.dismissTitle}
      text={words.dismissText}
      kind="primary"
      reason={{ label: words.dismissReason, required: words.dismissMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={(reason) => runWithToast(dismissMessage(id, reason), words.dismissDone)}
    />
  )
}

const TONES = { failed: 'danger', trying: 'warning', dismissed: 'neutral' } as const

/** One message that did not arrive: to whom, why, and one more try. */
export function TroubledCard({ message }: { message: TroubledMessage }) {
  const words = useMessageWords()
  const { state, channel, to, recipient, reason, attempts, created_at, next_at, unwanted, marked, dismissal } = message
  const preview = channel === 'email' ? message.subject : message.text
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <Badge tone={TONES[state]} dot>
              {unwanted ? words.complained : words.states[state]}
            </Badge>
            {marked && !unwanted && <Badge>{words.marked[marked]}</Badge>}
            {words.channels[channel]}
          </p>
          <p className="mt-1.5 flex flex-wrap gap-x-3 wrap-anywhere">
            {recipient && <RecipientName recipient={recipient} />}
            <LtrIsolate>{to}</LtrIsolate>
          </p>
          <p dir={preview ? 'auto' : undefined} className="w-fit measure text-sm wrap-anywhere text-ink-soft">
            {preview ?? (channel === 'email' ? words.secret : words.secretText)}
          </p>
          <p className="mt-2 text-sm wrap-anywhere">
            {words.reason}: <bdi>{reason ?? words.noReason}</bdi>
          </p>
          <p className="text-sm text-ink-faint">
            <RelativeTime at={new Date(created_at)} /> · {words.attempts(attempts)}
            {next_at && (
              <>
                {' · '}
                {words.next} <RelativeTime at={new Date(next_at)} />
              </>
            )}
          </p>
          {dismissal && <DismissalNote dismissal={dismissal} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {state !== 'trying' && <Retry message={message} />}
          {message.can_dismiss && <DismissDialog id={message.id} />}
        </div>
      </div>
    </Card>
  )
}

function DismissalNote({ dismissal: { by, at, reason } }: { dismissal: NonNullable<TroubledMessage['dismissal']> }) {
  const words = useMessageWords()
  return (
    <div className="mt-2 text-sm">
      <p className="text-ink-faint">
        <Filled sentence={words.dismissed} name={<bdi>{by ?? words.formerColleague}</bdi>} /> ·{' '}
        <RelativeTime at={new Date(at)} />
      </p>
      <p dir="auto" className="w-fit wrap-anywhere">
        {reason}
      </p>
    </div>
  )
}

function Retry({ message: { id, to, can_retry, unwanted } }: { message: TroubledMessage }) {
  const words = useMessageWords()
  const retry = async () => {
    const { message } = await retryMessage(id)
    void showToast({ title: message, tone: 'positive' })
  }
  if (!can_retry) return <p className="max-w-60 text-sm text-ink-soft">{unwanted ? words.unwanted : words.gone}</p>
  return (
    <ConfirmButton
      label={words.retry}
      button={{ kind: 'quiet', size: 'small' }}
      title={words.retryTitle}
      text={words.retryText}
      kind="primary"
      onConfirm={retry}
    >
      <p className="wrap-anywhere">
        <LtrIsolate>{to}</LtrIsolate>
      </p>
    </ConfirmButton>
  )
}
