import type { ClientOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import { useId } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { useOfferWords } from '../messages/en.ts'
import { OfferLink } from './offer-link.tsx'
import { OfferState } from './offer-state.tsx'
import { useDeadline, useOfferText } from './use-offer-text.ts'

type Props = { offer: TalentOffer | ClientOffer; seat: 'talent' | 'client' }

export function OfferRow({ offer, seat }: Props) {
  const words = useOfferWords()
  const { text, money } = useOfferText()
  const deadline = useDeadline()
  const titleId = useId()
  const { state, terms, waits_for_me: isMine, expires_at } = offer
  const name = seat === 'talent' ? offer.company : offer.talent.name
  const project = distinctName(offer.project_name, name)
  const amount = 'cost' in offer ? offer.cost.total : terms.salary_net
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1.5">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
          <bdi className="wrap-anywhere">{name}</bdi>
          <OfferState state={state} isMine={isMine} />
        </h2>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <bdi>{terms.role}</bdi>
          {project && (
            <>
              {' · '}
              <bdi>{project}</bdi>
            </>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {[text.type(terms), text.months(terms), text.start(terms), words.perMonth(money(amount))].join(' · ')}
        </p>
        {isMine && <p className="text-sm font-strong">{words.answerBy(deadline(expires_at))}</p>}
      </div>
      <div className="flex flex-wrap content-start gap-2 sm:justify-end">
        <OfferLink offer={offer} seat={seat} />
      </div>
    </Card>
  )
}
