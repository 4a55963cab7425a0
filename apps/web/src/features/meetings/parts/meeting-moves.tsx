import type { Meeting } from '@fareeq/domain/meetings/schema.ts'
import { CalendarPlus, CalendarSync, CircleX } from 'lucide-react'
import { useState } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { calendarFile, cancelMeeting, moveMeeting, slotsQuery } from '../api.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useMeetingWords } from '../messages/en.ts'

/** What the person who booked may still do about it. */
export function MeetingMoves({ meeting }: { meeting: Meeting }) {
  const words = useMeetingWords().meeting
  const [moving, setMoving] = useState(false)
  const { token } = meeting
  const zone = useZone(meeting.timezone)
  return (
    <div className="flex flex-col gap-2.5 xs:flex-row xs:flex-wrap">
      <ButtonLink href={calendarFile(token)} download="fareeq-meeting.ics" kind="quiet">
        <CalendarPlus aria-hidden />
        {words.calendar}
      </ButtonLink>
      <Button kind="quiet" onPress={() => setMoving(true)}>
        <CalendarSync aria-hidden />
        {words.move}
      </Button>
      <MoveDialog
        isOpen={moving}
        onOpenChange={setMoving}
        timezone={zone}
        source={slotsQuery(token)}
        onMove={async (slot) => {
          await moveMeeting(token, slot)
          void showToast({ title: words.moved, tone: 'positive' })
        }}
      />
      <ConfirmDialog
        trigger={
          <Button kind="ghost">
            <CircleX aria-hidden />
            {words.cancel}
          </Button>
        }
        title={words.cancelTitle}
        text={words.cancelText}
        confirmLabel={words.cancel}
        cancelLabel={words.keep}
        reason={{ label: words.cancelReason, limit: 1000 }}
        onConfirm={(reason) => runWithToast(cancelMeeting(token, reason), words.canceledDone)}
      />
    </div>
  )
}
