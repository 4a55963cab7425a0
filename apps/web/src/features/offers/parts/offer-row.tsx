import type { ClientOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import { useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useOfferWords } from '../messages/en.ts'
import { OfferState } from './offer-state.tsx'
import { useDeadline, useOfferText } from './use-offer-text.ts'

type Props = { offer: TalentOffer | ClientOffer; seat: 'talent' | 'client' }

export function OfferRow({ offer, seat }: Props) {
  const words = useOfferWords()
  const { text, money } = useOfferText()
  const deadline = useDeadline()
  const titleId = useId()
  const { id, state, terms, waits_for_me: isMine, expires_at } = offer
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
        <ButtonLink
          as={PageLink}
          size="small"
          kind={isMine ? 'primary' : 'quiet'}
          href={pathTo(seat === 'talent' ? 'talentOffer' : 'clientOffer', { id })}
          aria-label={isMine ? words.readOf(name) : words.openOf(name)}
        >
          {isMine ? words.read : words.open}
        </ButtonLink>
      </div>
    </Card>
  )
}
