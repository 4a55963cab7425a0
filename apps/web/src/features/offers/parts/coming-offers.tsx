import { isPending } from '@fareeq/domain/offers/rules.ts'
import type { ClientOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { clientOffersQuery, talentOffersQuery } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { MakeOfferLink, OfferLink } from './offer-link.tsx'
import { OfferState } from './offer-state.tsx'
import { useDeadline } from './use-offer-text.ts'

/** Offers that no contract was made of yet, above the contracts of a talent. */
export function TalentComingOffers() {
  const { data = [] } = useQuery({ ...talentOffersQuery(useLang()), enabled: useMay('offers.answer') })
  const rows = data.filter(isPending).map((offer) => <OfferLine key={offer.id} offer={offer} seat="talent" />)
  return <Coming seat="talent" rows={rows} />
}

/** The same above those of a company, with whom it accepted and has not offered anything. */
export function ClientComingOffers() {
  const { awaited: words } = useOfferWords()
  const moment = useMoment()
  const mayMake = useMay('offers.make')
  const { data } = useQuery({ ...clientOffersQuery(useLang()), enabled: useMay('offers.read') })
  const rows = [
    ...(data?.meta.awaited ?? []).map(({ interview_id: id, talent, due_at }) => (
      <Line
        key={id}
        name={talent}
        text={words.due(moment(due_at))}
        link={mayMake && <MakeOfferLink interviewId={id} talent={talent} />}
      />
    )),
    ...(data?.data ?? []).filter(isPending).map((offer) => <OfferLine key={offer.id} offer={offer} seat="client" />),
  ]
  return <Coming seat="client" rows={rows} />
}

function Coming({ seat, rows }: { seat: 'talent' | 'client'; rows: readonly ReactNode[] }) {
  const words = useOfferWords()
  if (rows.length === 0) return null
  return (
    <Card as="section" tone="sunken" aria-labelledby="coming-offers" className="mb-5">
      <CardHead
        id="coming-offers"
        title={words.coming}
        actions={
          <TextLink
            as={PageLink}
            href={pathTo(seat === 'talent' ? 'talentOffers' : 'clientOffers')}
            className="text-sm"
          >
            {words.back}
          </TextLink>
        }
      />
      <ul className="divide-y divide-line">{rows}</ul>
    </Card>
  )
}

function OfferLine({ offer, seat }: { offer: TalentOffer | ClientOffer; seat: 'talent' | 'client' }) {
  const words = useOfferWords()
  const deadline = useDeadline()
  const { company, talent, state, waits_for_me: isMine, expires_at } = offer
  return (
    <Line
      name={seat === 'talent' ? company : talent.name}
      badge={<OfferState state={state} isMine={isMine} />}
      text={isMine ? words.answerBy(deadline(expires_at)) : null}
      link={<OfferLink offer={offer} seat={seat} />}
    />
  )
}

type LineProps = { name: string; badge?: ReactNode; text: ReactNode; link: ReactNode }
const Line = ({ name, badge, text, link }: LineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
        <bdi className="wrap-anywhere">{name}</bdi>
        {badge}
      </p>
      {text && <p className="text-sm text-ink-soft">{text}</p>}
    </div>
    {link}
  </li>
)
