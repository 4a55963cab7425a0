import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { MEETING_ZONE, MAX_REASON_LENGTH } from '@fareeq/domain/meetings/rules.ts'
import type { OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import { type MeetingOutcome, isBooked } from '@fareeq/domain/meetings/states.ts'
import { Video } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { LtrIsolate } from '../../../ui/display/filled.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { cancelForVisitor, markOutcome, moveForVisitor } from '../api-ops.ts'
import { BothClocks } from './chosen-time.tsx'
import { ownPath } from './own-path.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useMeetingOpsWords } from '../messages/operations/en.ts'

type Props = { meeting: OpsMeeting | null; mayKeep: boolean; onClose: () => void }

/** Everything about one meeting, and what may be done on behalf of its visitor. */
export function OpsMeetingDialog({ meeting, mayKeep, onClose }: Props) {
  const words = useMeetingOpsWords()
  return (
    <Dialog
      isOpen={meeting !== null}
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{meeting?.name}</bdi>}
      text={meeting && `${words.kinds[meeting.kind]} · ${words.states[meeting.state]}`}
    >
      {meeting && <Opened key={meeting.id} meeting={meeting} mayKeep={mayKeep} onClose={onClose} />}
    </Dialog>
  )
}

/** Snapshot of the opened meeting: a concurrent change is refused with the colleague's name, and the input stays. */
function Opened({ meeting, mayKeep, onClose }: Props & { meeting: OpsMeeting }) {
  const words = useMeetingOpsWords()
  const [first] = useState(meeting)
  return (
    <>
      {meeting.version !== first.version && (
        <Banner tone="warning" role="status" className="mb-4">
          {words.changedMeanwhile}
        </Banner>
      )}
      {meeting.move_asked && (
        <Badge tone="warning" dot className="mb-4">
          {words.moveAsked}
        </Badge>
      )}
      <Facts meeting={meeting} />
      {isBooked(meeting.state) && <Join link={meeting.meeting_link} />}
      {mayKeep && first.outcomes.length > 0 && <Outcome meeting={first} onDone={onClose} />}
      {mayKeep && first.open && <Moves meeting={first} onDone={onClose} />}
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function Facts({ meeting }: { meeting: OpsMeeting }) {
  const words = useMeetingOpsWords()
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact name={words.when}>
        <BothClocks start={meeting.start} timezone={meeting.timezone} />
      </Fact>
      <Fact name={words.host}>
        <bdi>{meeting.host}</bdi>
      </Fact>
      <Fact name={words.email}>
        <LtrIsolate>{meeting.email}</LtrIsolate>
      </Fact>
      {meeting.phone && (
        <Fact name={words.phone}>
          <LtrIsolate>{meeting.phone}</LtrIsolate>
        </Fact>
      )}
      {meeting.company && (
        <Fact name={words.company}>
          <LtrIsolate>{meeting.company}</LtrIsolate>
        </Fact>
      )}
      <RecordLinks meeting={meeting} />
      {meeting.topic && (
        <Fact name={words.topic}>
          <span className="whitespace-pre-line">{meeting.topic}</span>
        </Fact>
      )}
      {meeting.canceled_by && <Fact name={words.canceledBy[meeting.canceled_by]}>{meeting.cancel_reason ?? '—'}</Fact>}
    </dl>
  )
}

/** The way to the company and to the request, for whom they are open. */
function RecordLinks({ meeting: { organisation_id, project_id } }: { meeting: OpsMeeting }) {
  const words = useMeetingOpsWords()
  const roles = useStaff()?.roles ?? []
  const record = (section: string, id: string, label: string) => (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section, id })} className="inline-block py-1">
      {label}
    </TextLink>
  )
  return (
    <>
      {organisation_id && staffMay(roles, 'companies.read') && (
        <Fact name={words.company}>{record('companies', organisation_id, words.openCompany)}</Fact>
      )}
      {project_id && staffMay(roles, 'requests.read') && (
        <Fact name={words.request}>{record('requests', project_id, words.openRequest)}</Fact>
      )}
    </>
  )
}

/** Our own room opens here, a link of the host's beside it. */
function Join({ link }: { link: string }) {
  const words = useMeetingOpsWords()
  const own = ownPath(link)
  const way = own ? { as: PageLink, href: own } : { href: link, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <ButtonLink {...way} kind="quiet" className="mt-5 w-full xs:w-fit">
      <Video aria-hidden />
      {words.join}
    </ButtonLink>
  )
}

function Outcome({ meeting: { id, outcomes, version }, onDone }: { meeting: OpsMeeting; onDone: () => void }) {
  const words = useMeetingOpsWords()
  const { run, isPending, pendingArgs } = useAction(
    (outcome: MeetingOutcome) => markOutcome(id, { outcome, version }),
    { done: words.marked },
  )
  return (
    <section aria-label={words.outcome} className="mt-5 grid gap-2 border-t border-line pt-4">
      <p className="font-strong">{words.outcome}</p>
      <div className="flex flex-wrap gap-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            kind="quiet"
            pending={pendingArgs?.[0] === outcome}
            isDisabled={isPending}
            onPress={() => void run(outcome).then((isDone) => isDone && onDone())}
          >
            {words.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </section>
  )
}

function Moves({ meeting, onDone }: { meeting: OpsMeeting; onDone: () => void }) {
  const words = useMeetingOpsWords()
  const lang = useLang()
  const [moving, setMoving] = useState(false)
  const cancel = async (reason: string) => {
    await runWithToast(cancelForVisitor(meeting.id, { reason, version: meeting.version }), words.cancelDone)
    onDone()
  }
  return (
    <DialogActions>
      <Button onPress={() => setMoving(true)}>{words.move}</Button>
      <MoveDialog
        isOpen={moving}
        onOpenChange={setMoving}
        timezone={MEETING_ZONE}
        text={words.moveText}
        noteLabel={words.moveNote}
        onMove={async ({ start, note }) => {
          // Staff choose by Riyadh's clock; the visitor goes on reading theirs.
          await moveForVisitor(meeting.id, { start, note, timezone: meeting.timezone, version: meeting.version })
          void showToast({ title: words.moved, tone: 'positive' })
          onDone()
        }}
      />
      <ConfirmButton
        label={words.cancel}
        button={{ kind: 'quiet' }}
        title={words.cancelTitle}
        text={words.cancelText}
        cancelLabel={words.keep}
        reason={{ label: words.reason, required: rule.reason_needed[lang], limit: MAX_REASON_LENGTH }}
        onConfirm={cancel}
      />
    </DialogActions>
  )
}
