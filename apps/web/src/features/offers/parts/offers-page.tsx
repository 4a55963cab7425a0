import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { AwaitedOffer, ClientOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { clientOffersQuery, makeOffer, offerTemplateQuery, talentOffersQuery } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { MakeOffer } from './make-offer.tsx'
import { OfferRow } from './offer-row.tsx'

export function TalentOffers() {
  const words = useOfferWords()
  const query = useQuery(talentOffersQuery(useLang()))
  return (
    <>
      <PageHeader title={words.talent.title} text={words.talent.text} />
      <OfferList query={query} offers={query.data} seat="talent" />
    </>
  )
}

export function ClientOffers() {
  const words = useOfferWords()
  const query = useQuery(clientOffersQuery(useLang()))
  const awaited = query.data?.meta.awaited ?? []
  return (
    <>
      <PageHeader title={words.client.title} text={words.client.text} />
      <OfferList
        query={query}
        offers={query.data?.data}
        seat="client"
        before={awaited.length > 0 ? <AwaitedOffers awaited={awaited} /> : undefined}
      />
    </>
  )
}

type Query = { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> }
type ListProps = {
  query: Query
  offers: readonly (TalentOffer | ClientOffer)[] | undefined
  seat: 'talent' | 'client'
  before?: ReactNode
}

function OfferList({ query: { isError, isFetching, refetch }, offers, seat, before }: ListProps) {
  const words = useOfferWords()
  if (isError && !offers) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!offers)
    return (
      <Skeletons label={words.loading}>
        <SkeletonBlock className="h-32" />
        <SkeletonBlock className="h-32" />
      </Skeletons>
    )
  if (offers.length === 0 && !before) return <EmptyState title={words[seat].empty} text={words[seat].emptyText} />
  return (
    <div className="grid grid-cols-1 gap-4">
      {before}
      <ol className="grid grid-cols-1 gap-4">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferRow offer={offer} seat={seat} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Accepted after an interview and offered nothing yet, with the promised day; the company may make the offer itself. */
function AwaitedOffers({ awaited }: { awaited: readonly AwaitedOffer[] }) {
  const { awaited: words } = useOfferWords()
  const moment = useMoment()
  const lang = useLang()
  const mayMake = useMay('offers.make')
  const { make } = readHref(useHref()).query
  return (
    <Card as="section" tone="sunken" aria-labelledby="awaited-offers">
      <CardHead id="awaited-offers" title={words.title} />
      <ul className="divide-y divide-line">
        {awaited.map(({ interview_id: id, talent, due_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="min-w-0">
              <p className="font-strong">
                <bdi>{talent}</bdi>
              </p>
              <p className="text-sm text-ink-soft">{words.due(moment(due_at))}</p>
            </div>
            {mayMake && (
              <MakeOffer
                talent={talent}
                isFirst={make === id}
                template={offerTemplateQuery(id, lang)}
                send={({ fee: _, ...body }) => makeOffer({ ...body, interview_id: id })}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
