import { NOTE_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { BUSINESS_ZONE, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { contractFormOf } from '@fareeq/domain/offers/rules.ts'
import type { StaffOffer } from '@fareeq/domain/offers/schema.ts'
import { useState } from 'react'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { prepareContract } from '../../../contracts/api-ops.ts'
import { useContractsOpsWords } from '../../../contracts/messages/operations/en.ts'
import { useOfferWords } from '../../messages/en.ts'
import { useOffersOpsWords } from '../../messages/operations/en.ts'
import { AcceptedTerms } from './accepted-terms.tsx'

const RESOLVER = rulesOf((_: { note: string }) => ({}))

type Props = { offer: StaffOffer; isFirst?: boolean }

/** A contract from what was accepted: only what no offer fixes is asked. */
export function PrepareContract({ offer, isFirst = false }: Props) {
  const { prepare: words } = useOffersOpsWords()
  const lang = useLang()
  const [isOpen, setOpen] = useState(isFirst)
  const { name } = offer.talent
  return (
    <Dialog
      trigger={
        <Button size="small" aria-label={words.openFor(name)}>
          {words.open}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={words.title(bidiIsolate(name, lang))}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <Preparing offer={offer} close={close} />}
    </Dialog>
  )
}

function Preparing({ offer, close }: { offer: StaffOffer; close: () => void }) {
  const { prepare: words } = useOffersOpsWords()
  const { open } = useOfferWords()
  const { draft } = useContractsOpsWords()
  const today = wallDay(BUSINESS_ZONE, useNow(MINUTE))
  const { id, interview_id, terms, fee } = offer
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { note: terms.note ?? '' },
    send: ({ note }) => prepareContract({ ...contractFormOf({ terms, fee }), interview_id: interview_id ?? '', note }),
    done: draft.saved,
    onDone: close,
  })
  if (terms.start < today)
    return (
      <Banner
        tone="warning"
        title={words.late}
        action={
          <ButtonLink as={PageLink} size="small" href={pathTo('opsRecord', { section: 'offers', id })}>
            {open}
          </ButtonLink>
        }
      >
        {words.lateText}
      </Banner>
    )
  return (
    <Form {...props}>
      <AcceptedTerms terms={terms} fee={fee} />
      <FormProse name="note" control={control} label={draft.note} optional rows={2} limit={NOTE_LENGTH} />
      <DialogSubmit label={draft.save} pending={isPending} />
    </Form>
  )
}
