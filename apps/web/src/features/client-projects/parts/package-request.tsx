import { NOTE_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import type { HostingPackage } from '@fareeq/domain/client-projects/schema-vacancies.ts'
import { useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { usePolicyPhrase } from '../../../platform/policies.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { askForPackage } from '../api-asks.ts'
import { useAskWords } from '../messages/asks/en.ts'

type Opened = Awaited<ReturnType<typeof askForPackage>>

/** Sends the request for a package, and shows by when it is answered. */
export function PackageRequest({ offer }: { offer: HostingPackage }) {
  const words = useAskWords().packages
  const due = useBusinessTime()
  const phrase = usePolicyPhrase()
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
      text={words.askText(phrase('ticket_package_days'))}
      trigger={<Button className="w-full self-end">{words.ask}</Button>}
    >
      {(close) => (
        <RequestForm
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

type RequestFormProps = { offer: HostingPackage; close: () => void; onOpened: (ticket: Opened) => void }

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/client-projects/schema-vacancies.ts')).packageForm(),
)

function RequestForm({ offer, close, onOpened }: RequestFormProps) {
  const words = useAskWords().packages
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { note: '' },
    send: (body, key) => askForPackage(offer.slug, body, key),
    onDone: onOpened,
  })
  return (
    <Form {...props}>
      <FormProse
        name="note"
        control={control}
        optional
        rows={3}
        limit={NOTE_LENGTH}
        label={words.note}
        hint={words.noteHint}
      />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.cancel, onPress: close }} />
    </Form>
  )
}
