import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { AwaitedOffer } from '@fareeq/domain/offers/schema.ts'
import { OFFER_STATES } from '@fareeq/domain/offers/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { StaffTable } from '../../../staff/parts/staff-table.tsx'
import { makeOffer, staffOffersQuery, staffTemplateQuery } from '../../api-ops.ts'
import { useOfferWords } from '../../messages/en.ts'
import { useOffersOpsWords } from '../../messages/operations/en.ts'
import { MakeOffer } from '../make-offer.tsx'
import { OfferState } from '../offer-state.tsx'
import { useOfferText } from '../use-offer-text.ts'

const { show } = sectionAddress('contracts')

/** Accepted talents without an offer by their promised day, then every offer; the state is in the address. */
export function StaffOffers() {
  const words = useOffersOpsWords()
  const { states } = useOfferWords()
  const { money } = useOfferText()
  const moment = useMoment()
  const { state: stateParam } = readHref(useHref()).query
  const state = OFFER_STATES.find((offerState) => offerState === stateParam)
  const list = useInfiniteQuery(staffOffersQuery(state))
  return (
    <>
      <AwaitedOffers awaited={list.data?.pages[0]?.meta.awaited ?? []} />
      <FilterField
        label={words.state}
        all={words.all}
        options={OFFER_STATES.map((id) => ({ id, label: states[id] }))}
        value={state}
        onChange={(next) => show({ tab: 'offers', state: next })}
        className="mb-5 w-full sm:w-60"
      />
      <StaffTable
        list={list}
        words={words}
        label={words.title}
        columns={[
          {
            id: 'who',
            title: words.who,
            lead: true,
            cell: ({ id, company, talent }) => (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'offers', id })}>
                <Filled sentence={words.between} client={<bdi>{company}</bdi>} talent={<bdi>{talent.name}</bdi>} />
              </TextLink>
            ),
          },
          { id: 'state', title: words.state, cell: ({ state: now }) => <OfferState state={now} /> },
          { id: 'expires', title: words.expires, cell: ({ expires_at: at }) => moment(at) },
          { id: 'total', title: words.total, numeric: true, cell: ({ cost }) => money(cost.total) },
        ]}
      />
    </>
  )
}

/** Accepted after an interview and offered nothing yet; open at once where the address names the interview. */
function AwaitedOffers({ awaited }: { awaited: readonly AwaitedOffer[] }) {
  const words = useOffersOpsWords()
  const staff = useStaff()
  const moment = useMoment()
  const now = useNow(MINUTE)
  const { make } = readHref(useHref()).query
  if (awaited.length === 0 || !staff || !staffMay(staff.roles, 'offers.make')) return null
  return (
    <Card as="section" tone="sunken" aria-labelledby="awaited-title" className="mb-6">
      <CardHead id="awaited-title" title={words.awaited.title} />
      <ul className="divide-y divide-line">
        {awaited.map(({ interview_id: id, talent, company, due_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
            <div className="min-w-0">
              <p className="font-strong">
                <Filled sentence={words.between} client={<bdi>{company}</bdi>} talent={<bdi>{talent}</bdi>} />
              </p>
              <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                {words.awaited.due} {moment(due_at)}
                {new Date(due_at) < now && <Badge tone="danger">{words.awaited.late}</Badge>}
              </p>
            </div>
            <MakeOffer
              talent={talent}
              isFirst={make === id}
              hasFee
              template={staffTemplateQuery(id)}
              send={({ answer: _, ...body }) => makeOffer({ ...body, interview_id: id })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
