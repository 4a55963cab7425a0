import type { ServiceCard } from '@fareeq/domain/site/schema-pages.ts'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ServicePictogram } from './service-pictogram.tsx'

/** Services that are often asked for together with this one. */
export const ServiceRelated = ({ services }: { services: readonly ServiceCard[] }) => (
  <ul className="grid gap-4.5 sm:grid-cols-3">
    {services.map(({ slug, name, tagline }) => (
      <Card as="li" key={slug} pad="large" interactive>
        <ServicePictogram slug={slug} className="size-11" />
        <h3 className="mt-4 text-lg">
          <PageLink
            href={pathTo('service', { slug })}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </PageLink>
        </h3>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{tagline}</p>
      </Card>
    ))}
  </ul>
)
