import type { ServiceCard } from '@fareeq/domain/site/schema-pages.ts'
import { ArrowRight } from 'lucide-react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ServicePictogram } from './service-pictogram.tsx'

type Props = {
  services: readonly ServiceCard[]
  /** Of the name of each, below the title above them. */ as: 'h2' | 'h3'
}

/** What can be had, the first one larger: most begin there. Each leads to its page. */
export const ServiceCards = ({ services, as: Name }: Props) => (
  <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4.5 lg:grid-cols-4">
    {services.map(({ slug, name, tagline }) => (
      <Card
        as="li"
        key={slug}
        interactive
        pad="none"
        className="group flex gap-4 p-4 sm:flex-col sm:gap-0 sm:p-6 sm:first:col-span-2 sm:first:flex-row sm:first:items-center sm:first:gap-8"
      >
        <ServicePictogram slug={slug} className="size-12 sm:group-first:size-24" />
        <div className="min-w-0 flex-1 sm:mt-5 sm:group-first:mt-0">
          <Name className="text-[1.0625rem] leading-normal sm:group-first:text-xl">
            <PageLink
              href={pathTo('service', { slug })}
              className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {name}
            </PageLink>
          </Name>
          <p className="mt-1 text-sm text-ink-soft sm:group-first:text-base">{tagline}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="size-4.5 flex-none self-center text-accent sm:mt-4 sm:self-start sm:group-first:mt-0 sm:group-first:self-end rtl:-scale-x-100"
        />
      </Card>
    ))}
  </ul>
)
