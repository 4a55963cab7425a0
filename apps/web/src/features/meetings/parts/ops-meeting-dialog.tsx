import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { OpsMeeting } from '@fareeq/domain/meetings/schema.ts'
import { MAX_REASON_LENGTH } from '@fareeq/domain/meetings/limits.ts'
import { type ReactNode, useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { LtrIsolate } from '../../../ui/display/filled.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { cancelForVisitor, moveForVisitor } from '../api-ops.ts'
import { BothClocks } from './chosen-time.tsx'
import { isMeetingPage } from './meeting-page.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useMeetingOpsWords } from './use-meeting-ops-words.ts'

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
      <Facts meeting={meeting} />
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
      {!isMeetingPage(meeting.meeting_link) && (
        <Fact name={words.link}>
          <TextLink href={meeting.meeting_link} target="_blank" rel="noopener noreferrer" className="ltr-island">
            {meeting.meeting_link.replace(/^https?:\/\//, '')}
          </TextLink>
        </Fact>
      )}
      {meeting.topic && (
        <Fact name={words.topic}>
          <span className="whitespace-pre-line">{meeting.topic}</span>
        </Fact>
      )}
      {meeting.canceled_by && <Fact name={words.canceledBy[meeting.canceled_by]}>{meeting.cancel_reason ?? '—'}</Fact>}
    </dl>
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
