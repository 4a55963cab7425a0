import { apart } from '@fareeq/domain/kernel/bidi.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { MOST_REASONS, REASON_LENGTH } from '@fareeq/domain/nominations/schema.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang, useLocale } from '../../../platform/i18n.tsx'
import { showToast } from '../../../platform/toasts.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { nominate } from '../api-ops.ts'
import { useChoosingWords } from './use-choosing-words.ts'

type Props = { projectId: string; candidate: StaffCandidate | null; onClose: () => void }

/** Why this person, in words the client will read. */
export function NominateDialog({ projectId, candidate, onClose }: Props) {
  const words = useChoosingWords().form
  const name = [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ')
  return (
    <Dialog
      isOpen={candidate !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words.title(apart(name, useLang()))}
      text={words.text}
      isDismissable={false}
    >
      {candidate && <Reasons projectId={projectId} candidate={candidate} onDone={onClose} />}
    </Dialog>
  )
}

type ReasonsProps = { projectId: string; candidate: StaffCandidate; onDone: () => void }

function Reasons({ projectId, candidate: { id, refused }, onDone }: ReasonsProps) {
  const words = useChoosingWords().form
  const lang = useLang()
  const number = new Intl.NumberFormat(useLocale())
  const once = useOnce()
  const [reasons, setReasons] = useState([''])
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = once(async () => {
    const said = reasons.map((reason) => reason.trim()).filter(Boolean)
    setError(said.length > 0 ? undefined : sayFault('required', lang))
    if (said.length === 0) return
    setPending(true)
    try {
      await nominate({ project_id: projectId, talent_id: id, reasons: said, again: refused !== null })
      void showToast({ title: words.sent, tone: 'positive' })
      onDone()
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      setError(failure.text)
    } finally {
      setPending(false)
    }
  })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {refused && (
        <Banner tone="warning" title={words.refusedTitle}>
          {refused.reason && <bdi>{refused.reason}</bdi>}
        </Banner>
      )}
      {reasons.map((reason, at) => (
        <TextAreaField
          // The place is what a reason is known by.
          key={`reason-${at}`}
          label={words.reason(number.format(at + 1))}
          hint={at === 0 ? words.hint : undefined}
          limit={REASON_LENGTH}
          rows={2}
          autoFocus={at === reasons.length - 1}
          value={reason}
          onChange={(typed) => setReasons(reasons.map((old, place) => (place === at ? typed : old)))}
          error={at === 0 ? error : undefined}
        />
      ))}
      {reasons.length < MOST_REASONS && (
        <div>
          <Button kind="quiet" size="small" onPress={() => setReasons([...reasons, ''])}>
            <Plus aria-hidden />
            {words.add}
          </Button>
        </div>
      )}
      <DialogActions>
        <Button type="submit" pending={pending}>
          {refused ? words.sendAgain : words.send}
        </Button>
        <Button kind="quiet" onPress={onDone}>
          {words.cancel}
        </Button>
      </DialogActions>
    </form>
  )
}
