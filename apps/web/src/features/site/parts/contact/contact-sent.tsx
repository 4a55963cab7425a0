import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import type { ContactWords } from '../../messages/contact/ar.ts'

/** A message that reached us. */
export type ContactReceipt = {
  reference: string
  due: string | undefined
  /** It was sent a moment ago, from this very page. */
  isNew: boolean
}

type Props = ContactReceipt & { words: ContactWords['sent']; onAgain: () => void }

export function ContactSent({ words, reference, due, isNew, onAgain }: Props) {
  const lang = useLang()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])
  return (
    <div role="status" className="grid gap-6">
      <div>
        <NuqtaCount n={3} />
        <h2 ref={title} tabIndex={-1} className="mt-3 text-2xl outline-none">
          {words.title}
        </h2>
        <p className="mt-1 text-ink-soft">{words.text}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-4 rounded-lg bg-sunken p-5 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-sm text-ink-soft">{words.reference}</dt>
          <dd className="mt-0.5">
            <span className="ltr-island num text-2xl font-semibold tracking-[0.12em] select-all">{reference}</span>
          </dd>
        </div>
        {due && (
          <div>
            <dt className="text-sm text-ink-soft">{words.due}</dt>
            <dd className="mt-1 font-strong">
              <time dateTime={due}>{words.before(formatMoment(new Date(due), lang, BUSINESS_ZONE))}</time>
            </dd>
          </div>
        )}
      </dl>
      <p className="text-sm text-ink-soft">{words.mailed}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={PageLink} href={pathTo('homeClient')} className="max-xs:w-full">
          {words.home}
        </ButtonLink>
        <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet" onClick={onAgain} className="max-xs:w-full">
          {words.again}
        </ButtonLink>
      </div>
    </div>
  )
}
