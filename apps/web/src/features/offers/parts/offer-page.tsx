import type { ClientOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RecordPage } from '../../../ui/layout/record-page.tsx'
import { clientOfferQuery, keepOffer, makeOffer, reviseOffer, talentOfferQuery, withdrawOffer } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { OfferCost, OfferPay } from './offer-amounts.tsx'
import { OfferBanner } from './offer-banner.tsx'
import { OfferChanges, RequestedChanges } from './offer-changes.tsx'
import { OfferMoves } from './offer-moves.tsx'
import { OfferState } from './offer-state.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { OfferNext, OfferTimeline } from './offer-timeline.tsx'
import { TalentAnswers } from './talent-answers.tsx'

/** One offer as the talent reads and answers it. */
export function TalentOfferPage() {
  const words = useOfferWords()
  const { id = '' } = useParams()
  return (
    <RecordPage query={useQuery(talentOfferQuery(id, useLang()))} list={pathTo('talentOffers')} words={words}>
      {(offer) => (
        <OfferDetails
          offer={offer}
          seat="talent"
          amounts={<OfferPay terms={offer.terms} />}
          moves={<TalentAnswers offer={offer} />}
        />
      )}
    </RecordPage>
  )
}

/** The same for the company, with what a month costs and what it may do now. */
export function ClientOfferPage() {
  const words = useOfferWords()
  const { id = '' } = useParams()
  return (
    <RecordPage query={useQuery(clientOfferQuery(id, useLang()))} list={pathTo('clientOffers')} words={words}>
      {(offer) => (
        <OfferDetails
          offer={offer}
          seat="client"
          amounts={<OfferCost offer={offer} />}
          moves={
            <OfferMoves
              offer={offer}
              revise={({ fee: _, ...body }) => reviseOffer(offer.id, body)}
              keep={(body) => keepOffer(offer.id, body)}
              withdraw={(reason) => withdrawOffer(offer.id, reason)}
              makeAgain={async ({ fee: _, ...body }) => {
                await makeOffer({ ...body, interview_id: offer.interview_id ?? '' })
                await navigate(pathTo('clientOffers'))
              }}
            />
          }
        />
      )}
    </RecordPage>
  )
}

type Props = {
  offer: TalentOffer | ClientOffer
  seat: 'talent' | 'client'
  amounts: ReactNode
  moves: ReactNode
}

function OfferDetails({ offer, seat, amounts, moves }: Props) {
  const words = useOfferWords()
  const mayWrite = useMay(seat === 'talent' ? 'offers.answer' : 'offers.make')
  const { id, state, waits_for_me: isMine, project_name: project, company, talent, timeline, terms } = offer
  return (
    <>
      <PageHeader
        back={{ label: words.back, href: pathTo(seat === 'talent' ? 'talentOffers' : 'clientOffers'), as: PageLink }}
        title={<bdi>{seat === 'talent' ? company : talent.name}</bdi>}
        badge={<OfferState state={state} isMine={isMine} />}
        text={<bdi>{project ?? terms.role}</bdi>}
        actions={
          mayWrite && (
            <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('conversation', { id })}>
              {words.question}
            </ButtonLink>
          )
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <OfferBanner seat={seat} offer={offer} />
        {moves}
        <OfferChanges offer={offer} />
        <RequestedChanges offer={offer} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">{amounts}</div>
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <OfferTerms terms={terms} />
          </div>
          <div className="grid grid-cols-1 gap-5 lg:col-start-2">
            {isMine && <OfferNext seat={seat} />}
            <OfferTimeline timeline={timeline} />
          </div>
        </div>
      </div>
    </>
  )
}
