import type { ServiceCard } from '@fareeq/domain/site/schema-pages.ts'
import { HomeSection } from './home-section.tsx'
import { ServiceCards } from '../services/service-cards.tsx'

type Props = { words: { title: string; text: string }; services: readonly ServiceCard[] }

/** The services, on a front page. */
export const HomeServices = ({ words, services }: Props) => (
  <HomeSection id="services" title={words.title} text={words.text} sunken>
    <ServiceCards services={services} as="h3" />
  </HomeSection>
)
