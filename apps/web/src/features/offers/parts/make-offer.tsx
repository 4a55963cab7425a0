import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { offerTemplateQuery } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { useOfferFormWords } from '../messages/form/en.ts'
import { OfferForm, type OfferBody } from './offer-form.tsx'
import { fieldsOfTemplate, ratesOfTemplate } from './offer-fields.ts'

type Template = ReturnType<typeof offerTemplateQuery>
type Props = {
  talent: string
  /** Named in the address: a link leads to the one offer. */
  isFirst?: boolean
  /** Operations name our fee. */
  hasFee?: boolean
  template: Template
  send: (body: OfferBody) => Promise<unknown>
}

/** Opens the form with what the talent showed for the interview. */
export function MakeOffer({ talent, isFirst = false, hasFee = false, template, send }: Props) {
  const { awaited } = useOfferWords()
  const words = useOfferFormWords()
  const lang = useLang()
  const [isOpen, setOpen] = useState(isFirst)
  return (
    <Dialog
      trigger={
        <Button size="small" aria-label={awaited.makeFor(talent)}>
          {awaited.make}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={words.title(bidiIsolate(talent, lang))}
      text={words.text}
      width="large"
      isDismissable={false}
    >
      {(close) => <Making template={template} hasFee={hasFee} send={send} close={close} />}
    </Dialog>
  )
}

type MakingProps = { template: Template; hasFee: boolean; send: Props['send']; close: () => void }

function Making({ template, hasFee, send, close }: MakingProps) {
  const words = useOfferFormWords()
  const { data, isError, isFetching, refetch } = useQuery(template)
  if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons>
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  return (
    <OfferForm
      initial={fieldsOfTemplate(data)}
      rates={ratesOfTemplate(data)}
      hasFee={hasFee}
      labels={{ submit: words.send, done: words.sent }}
      send={send}
      close={close}
    />
  )
}
