import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { Hire } from '@fareeq/domain/offers/schema.ts'
import { waitsFor } from '@fareeq/domain/offers/states.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { useNow } from '../../../../ui/dates/moments.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { hiresQuery, makeOffer, staffTemplateQuery } from '../../api-ops.ts'
import { useOfferWords } from '../../messages/en.ts'
import { useOffersOpsWords } from '../../messages/operations/en.ts'
import { MakeOffer } from '../make-offer.tsx'
import { PrepareContract } from './prepare-contract.tsx'

/** Accepted after an interview and without a contract: what each waits for, and who has to do it. */
export function Hires() {
  const { hires: words } = useOffersOpsWords()
  const staff = useStaff()
  const mayRead = staff !== null && staffMay(staff.roles, 'offers.read')
  const { data = [] } = useQuery({ ...hiresQuery(), enabled: mayRead })
  if (!mayRead || data.length === 0) return null
  return (
    <Card as="section" tone="sunken" aria-labelledby="hires-title" className="mb-6">
      <CardHead id="hires-title" title={words.title} />
      <ul className="divide-y divide-line">
        {data.map((hire) => (
          <HireRow key={hire.interview_id} hire={hire} />
        ))}
      </ul>
    </Card>
  )
}

function HireRow({ hire }: { hire: Hire }) {
  const { between } = useOffersOpsWords()
  const { talent, company } = hire
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">
          <Filled sentence={between} client={<bdi>{company}</bdi>} talent={<bdi>{talent}</bdi>} />
        </p>
        <WhoseTurn hire={hire} />
      </div>
      <NextStep hire={hire} />
    </li>
  )
}

/** Whose turn it is, and until when. */
function WhoseTurn({ hire: { due_at, offer } }: { hire: Hire }) {
  const { hires: words, awaited } = useOffersOpsWords()
  const moment = useMoment()
  const now = useNow(MINUTE)
  const turn = offer && waitsFor(offer.state)
  const until = offer?.expires_at ?? due_at
  const isLate = (!offer || turn !== null) && new Date(until) < now
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {!offer && `${awaited.due} ${moment(until)}`}
      {turn && words.turn[turn](moment(until))}
      {offer && !turn && words.accepted(moment(offer.accepted_at ?? offer.made_at))}
      {isLate && <Badge tone="danger">{awaited.late}</Badge>}
    </p>
  )
}

/** The button of whoever has to do it; open at once where the address names the interview, as the home does. */
function NextStep({ hire: { interview_id: id, talent, offer } }: { hire: Hire }) {
  const words = useOfferWords()
  const staff = useStaff()
  const isFirst = readHref(useHref()).query.prepare === id
  const roles = staff?.roles ?? []
  if (!offer)
    return (
      staffMay(roles, 'offers.make') && (
        <MakeOffer
          talent={talent}
          isFirst={isFirst}
          hasFee
          template={staffTemplateQuery(id)}
          send={({ answer: _, ...body }) => makeOffer({ ...body, interview_id: id })}
        />
      )
    )
  if (waitsFor(offer.state) === null && staffMay(roles, 'contracts.prepare'))
    return <PrepareContract offer={offer} isFirst={isFirst} />
  return (
    <ButtonLink
      as={PageLink}
      kind="quiet"
      size="small"
      href={pathTo('opsRecord', { section: 'offers', id: offer.id })}
      aria-label={words.openOf(talent)}
    >
      {words.open}
    </ButtonLink>
  )
}
