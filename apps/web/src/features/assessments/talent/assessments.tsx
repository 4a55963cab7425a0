import { usePolicies } from '../../../platform/policies.ts'
import { ASSESSMENT_KINDS } from '@fareeq/domain/assessments/limits.ts'
import type { Offer } from '@fareeq/domain/assessments/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { offersQuery } from '../api.ts'
import { OfferCard, useOfferWords } from '../parts/offers/offer-card.tsx'

/** Every assessment there is: the most helpful first, each with its state. */
export function Screen() {
  const words = useOfferWords()
  const policies = usePolicies()
  const write = useWrite()
  const { data, isError, isFetching, refetch } = useQuery(offersQuery())
  return (
    <>
      <PageHeader
        title={words.title}
        text={[
          words.text(policies?.assessment_trials ?? 0),
          policies && words.passMark(write(`${policies.assessment_pass_mark}%`)),
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <ButtonLink as={PageLink} href={pathTo('talentReport')} kind="quiet" size="small">
            {words.report}
          </ButtonLink>
        }
      />
      {data ? (
        <div className="grid gap-8">
          <Group id="recommended" title={words.recommended} offers={data.filter((offer) => offer.recommended)} />
          {ASSESSMENT_KINDS.map((kind) => (
            <Group
              key={kind}
              id={kind}
              title={words.groups[kind]}
              offers={data.filter((offer) => !offer.recommended && offer.kind === kind)}
            />
          ))}
        </div>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons label={words.loading} className="gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <SkeletonBlock key={n} className="h-40" />
          ))}
        </Skeletons>
      )}
    </>
  )
}

function Group({ id, title, offers }: { id: string; title: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  )
}
