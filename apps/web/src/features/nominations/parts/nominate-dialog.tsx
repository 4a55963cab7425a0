import { bidiIsolate } from '@fareeq/domain/kernel/bidi.ts'
import { type Lang, otherLang } from '@fareeq/domain/kernel/locale.ts'
import { scriptOf } from '@fareeq/domain/kernel/names.ts'
import type { StaffCandidate } from '@fareeq/domain/nominations/schema-ops.ts'
import { MOST_REASONS, REASON_LENGTH } from '@fareeq/domain/nominations/limits.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { AlsoIn } from '../../../ui/fields/second-face.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { nominate } from '../api-ops.ts'
import { useChoosingWords } from './use-choosing-words.ts'

type Props = { projectId: string; reads: Lang; candidate: StaffCandidate | null; onClose: () => void }

/** Why this person, in words the client will read. */
export function NominateDialog({ projectId, reads, candidate, onClose }: Props) {
  const words = useChoosingWords().form
  const name = [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ')
  return (
    <Dialog
      isOpen={candidate !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words.title(bidiIsolate(name, useLang()))}
      text={words.text[reads]}
      isDismissable={false}
    >
      {candidate && !candidate.verified && (
        <Banner tone="warning" className="mb-4">
          {words.unverified}
        </Banner>
      )}
      {candidate && <Reasons projectId={projectId} candidate={candidate} reads={reads} onDone={onClose} />}
    </Dialog>
  )
}

const written = (reasons: readonly string[]) => reasons.map((reason) => reason.trim()).filter(Boolean)

type ReasonsProps = { projectId: string; candidate: StaffCandidate; reads: Lang; onDone: () => void }

function Reasons({ projectId, candidate: { id, refused }, reads, onDone }: ReasonsProps) {
  const words = useChoosingWords().form
  const lang = useLang()
  const once = useOnce()
  const [reasons, setReasons] = useState([''])
  const [second, setSecond] = useState([''])
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const send = once(async () => {
    const said = written(reasons)
    setError(said.length > 0 ? undefined : sayFault('required', lang))
    if (said.length === 0) return
    setPending(true)
    try {
      const again = refused !== null
      await nominate({ project_id: projectId, talent_id: id, reasons: said, second_reasons: written(second), again })
      void showToast({ title: words.sent, tone: 'positive' })
      onDone()
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure
      setError(failure.text)
    } finally {
      setPending(false)
    }
  })
  const typed = written([...reasons, ...second])
  const isMissing = typed.length > 0 && !typed.some((reason) => scriptOf(reason) === reads)
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
      <ReasonLines reasons={reasons} onChange={setReasons} error={error} isFirst />
      <AlsoIn lang={otherLang(reads)}>
        {(labelIn) => <ReasonLines reasons={second} onChange={setSecond} labelIn={labelIn} />}
      </AlsoIn>
      {isMissing && (
        <p role="status" className="text-sm text-warning">
          {words.otherLanguage[reads]}
        </p>
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

type LinesProps = {
  reasons: readonly string[]
  onChange: (reasons: string[]) => void
  error?: string | undefined
  isFirst?: boolean
  labelIn?: (label: string) => string
}

/** One sentence a line, and one more on request. */
function ReasonLines({ reasons, onChange, error, isFirst, labelIn = String }: LinesProps) {
  const words = useChoosingWords().form
  const number = new Intl.NumberFormat(useLocale())
  return (
    <>
      {reasons.map((reason, at) => (
        <TextAreaField
          // The place is what a reason is known by.
          key={`reason-${at}`}
          label={labelIn(words.reason(number.format(at + 1)))}
          hint={isFirst && at === 0 ? words.hint : undefined}
          limit={REASON_LENGTH}
          rows={2}
          autoFocus={isFirst ? at === reasons.length - 1 : at > 0}
          value={reason}
          onChange={(typed) => onChange(reasons.map((old, place) => (place === at ? typed : old)))}
          error={at === 0 ? error : undefined}
        />
      ))}
      {reasons.length < MOST_REASONS && (
        <div>
          <Button kind="quiet" size="small" onPress={() => onChange([...reasons, ''])}>
            <Plus aria-hidden />
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}
