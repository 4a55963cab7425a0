import type { StaffOffer } from '@fareeq/domain/offers/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../../platform/navigation/params.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { CompanyLink } from '../../../staff/parts/company-link.tsx'
import { NoAccess } from '../../../staff/parts/no-access.tsx'
import { RecordHost } from '../../../staff/parts/record-host.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { keepOffer, makeOffer, reviseOffer, staffOfferQuery, withdrawOffer } from '../../api-ops.ts'
import { useOffersOpsWords } from '../../messages/operations/en.ts'
import { OfferCost } from '../offer-amounts.tsx'
import { OfferBanner } from '../offer-banner.tsx'
import { OfferChanges, RequestedChanges } from '../offer-changes.tsx'
import { OfferMoves } from '../offer-moves.tsx'
import { OfferState } from '../offer-state.tsx'
import { OfferTerms } from '../offer-terms.tsx'
import { OfferTimeline } from '../offer-timeline.tsx'
import { useOfferWords } from '../../messages/en.ts'

/** One offer by its own address, and what may be done with it. */
export function OfferRecord() {
  const words = useOffersOpsWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayRead = staff !== null && staffMay(staff.roles, 'offers.read')
  const query = useQuery({ ...staffOfferQuery(id), enabled: mayRead })
  if (!staff) return null
  if (!mayRead) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="contracts" words={words}>
      {(offer) => <OfferDetails offer={offer} />}
    </RecordHost>
  )
}

function OfferDetails({ offer }: { offer: StaffOffer }) {
  const words = useOffersOpsWords()
  const { banner, conversation } = useOfferWords()
  const mayWrite = staffMay(useStaff()?.roles ?? [], 'offers.make')
  const { id, company, talent, state, contract_id: contractId } = offer
  return (
    <>
      <PageHeader
        back={{
          label: words.back,
          href: pathTo('opsSection', { section: 'contracts' }, { tab: 'offers' }),
          as: PageLink,
        }}
        title={<Filled sentence={words.between} client={<bdi>{company}</bdi>} talent={<bdi>{talent.name}</bdi>} />}
        badge={<OfferState state={state} />}
        text={<CompanyLink id={offer.organisation_id} name={company} />}
        actions={
          <>
            {mayWrite && (
              <ButtonLink as={PageLink} kind="quiet" href={pathTo('opsRecord', { section: 'conversations', id })}>
                {conversation}
              </ButtonLink>
            )}
            {contractId && (
              <ButtonLink
                as={PageLink}
                kind="quiet"
                href={pathTo('opsRecord', { section: 'contracts', id: contractId })}
              >
                {banner.openContract}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-5">
        <OfferBanner seat="staff" offer={offer} />
        <OfferMoves
          offer={offer}
          hasFee
          revise={(body) => reviseOffer(id, body)}
          keep={(body) => keepOffer(id, body)}
          withdraw={(reason) => withdrawOffer(id, reason)}
          makeAgain={async ({ answer: _, ...body }) => {
            await makeOffer({ ...body, interview_id: offer.interview_id ?? '' })
            await navigate(pathTo('opsSection', { section: 'contracts' }, { tab: 'offers' }))
          }}
        />
        <OfferChanges offer={offer} />
        <RequestedChanges offer={offer} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <OfferTerms terms={offer.terms} />
          <div className="grid grid-cols-1 gap-5">
            <OfferCost offer={offer} />
            <OfferTimeline timeline={offer.timeline} />
          </div>
        </div>
      </div>
    </>
  )
}
