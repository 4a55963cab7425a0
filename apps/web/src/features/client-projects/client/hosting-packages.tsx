import type { HostingPackage } from '@fareeq/domain/client-projects/schema-vacancies.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang, useLocale } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { packagesQuery } from '../api-asks.ts'
import { PackageRequest } from '../parts/package-request.tsx'
import { useAskWords } from '../messages/asks/en.ts'

export function Screen() {
  const words = useAskWords()
  return (
    <>
      <PageHeader
        title={words.packages.title}
        text={words.packages.text}
        back={{ label: words.back, as: PageLink, href: pathTo('clientHome') }}
      />
      <Packages />
    </>
  )
}

function Packages() {
  const words = useAskWords().packages
  const { data, isError, isFetching, refetch } = useQuery(packagesQuery(useLang()))
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons className="gap-6 md:grid-cols-2 xl:grid-cols-4">
        <SkeletonBlock className="h-72" />
        <SkeletonBlock className="h-72" />
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  if (data.length === 0)
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        action={<ButtonLink href={pathTo('contact')}>{words.contact}</ButtonLink>}
      />
    )
  return (
    <ul className="grid gap-x-6 gap-y-5 md:grid-cols-2 xl:grid-cols-4">
      {data.map((offer) => (
        <li key={offer.slug} className="row-span-4 grid grid-rows-subgrid">
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function Offer({ offer }: { offer: HostingPackage }) {
  const words = useAskWords().packages
  const amount = new Intl.NumberFormat(useLocale())
  return (
    <Card as="article" pad="large" className="row-span-4 grid grid-rows-subgrid">
      <div>
        <h2 className="text-xl">{offer.name}</h2>
        <p className="text-ink-soft">{offer.summary}</p>
      </div>
      <p className="num text-lg font-strong text-accent">
        {offer.price_usd === null ? words.byAgreement : words.price(amount.format(offer.price_usd))}
      </p>
      <ul className="grid content-start gap-2">
        {offer.contents.map((line) => (
          <li key={line} className="flex items-baseline gap-2.5">
            <Nuqta className="text-[0.6em] text-point" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      <PackageRequest offer={offer} />
    </Card>
  )
}
