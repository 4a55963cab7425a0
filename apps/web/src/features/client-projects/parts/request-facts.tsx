import type { WholeRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { Card } from '../../../ui/card.tsx'
import { Island } from '../../../ui/filled.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { useBoardWords } from './use-board-words.ts'
import { useRequestWords } from './use-request-words.ts'

/** What a client asked for, as far as it was said. */
export function RequestFacts({ request }: { request: WholeRequest }) {
  const words = useBoardWords()
  const { facts } = words
  const { client, role_name, industry_name, language_names, availability, duration, services, technologies, scope } =
    request
  const { service: offered } = useRequestWords()
  const items = [
    { id: 'client', name: facts.client, value: <bdi>{client.name}</bdi> },
    { id: 'email', name: facts.email, value: <Island>{client.email}</Island> },
    client.website && {
      id: 'website',
      name: facts.website,
      value: (
        <TextLink href={client.website} target="_blank" rel="noopener noreferrer" className="ltr-island wrap-anywhere">
          {client.website}
        </TextLink>
      ),
    },
    client.timezone && { id: 'zone', name: facts.zone, value: <Island>{client.timezone}</Island> },
    role_name && { id: 'role', name: facts.role, value: role_name },
    industry_name && { id: 'industry', name: facts.industry, value: industry_name },
    availability && { id: 'availability', name: facts.availability, value: words.availabilities[availability] },
    duration !== null && { id: 'duration', name: facts.duration, value: words.months(duration) },
    language_names.length > 0 && { id: 'languages', name: facts.languages, value: language_names.join(' · ') },
    services.length > 0 && {
      id: 'services',
      name: facts.services,
      value: services.map((slug) => offered[slug]?.name ?? slug).join(' · '),
    },
    technologies.length > 0 && {
      id: 'technologies',
      name: facts.technologies,
      value: technologies.map(({ name }) => name).join(' · '),
    },
  ].filter((item) => typeof item === 'object' && item !== null)
  return (
    <Card>
      <KeyValues items={items} columns={3} />
      {scope && (
        <div className="border-t border-line pt-4">
          <p className="text-sm text-ink-faint">{scope.kind === 'voice' ? facts.voice : facts.scope}</p>
          {scope.text && (
            <p dir="auto" className="measure mt-1 whitespace-pre-line wrap-anywhere">
              {scope.text}
            </p>
          )}
        </div>
      )}
    </Card>
  )
}
