import { NOTE_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import type { HostingPackage } from '@fareeq/domain/client-projects/schema-vacancies.ts'
import { useState } from 'react'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useHomeMoment } from '../../../platform/i18n/home-clock.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { askForPackage } from '../api-asks.ts'
import { useAskWords } from './use-ask-words.ts'

type Opened = Awaited<ReturnType<typeof askForPackage>>

/** Asks, and says by when somebody answers. */
export function PackageAsk({ offer }: { offer: HostingPackage }) {
  const words = useAskWords().packages
  const due = useHomeMoment()
  const [opened, setOpened] = useState<Opened | null>(null)
  if (opened)
    return (
      <Banner tone="positive" role="status" title={words.sent(offer.name)}>
        {words.sentText(opened.reference, due(opened.due_at))}
      </Banner>
    )
  return (
    <Dialog
      title={words.askFor(offer.name)}
      text={words.askText}
      trigger={<Button className="w-full self-end">{words.ask}</Button>}
    >
      {(close) => (
        <Asking
          offer={offer}
          close={close}
          onOpened={(ticket) => {
            close()
            setOpened(ticket)
          }}
        />
      )}
    </Dialog>
  )
}

type AskingProps = { offer: HostingPackage; close: () => void; onOpened: (ticket: Opened) => void }

function Asking({ offer, close, onOpened }: AskingProps) {
  const words = useAskWords().packages
  const [note, setNote] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const once = useOnce()
  const send = once(async () => {
    setFailure(undefined)
    setPending(true)
    try {
      onOpened(await askForPackage(offer.slug, note))
    } catch (error) {
      if (!isCallFailure(error)) throw error
      setFailure(error.text)
    } finally {
      setPending(false)
    }
  })
  return (
    <div className="grid gap-5">
      <TextAreaField
        optional
        rows={3}
        limit={NOTE_LENGTH}
        label={words.note}
        hint={words.noteHint}
        value={note}
        onChange={setNote}
        error={failure}
      />
      <DialogActions>
        <Button pending={pending} onPress={() => void send()}>
          {words.send}
        </Button>
        <Button kind="quiet" onPress={close}>
          {words.cancel}
        </Button>
      </DialogActions>
    </div>
  )
}
