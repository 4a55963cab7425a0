import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { Company, CompanyMember } from '@fareeq/domain/companies/schema.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useOrganisationWords } from '../../organisations/messages/en.ts'
import { BeginImpersonation } from '../../staff/parts/impersonation/begin-impersonation.tsx'
import { BeginActing } from './begin-acting.tsx'
import { LastActive } from './last-active.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { useCompanyWords } from '../messages/en.ts'

export function CompanyFacts({ company }: { company: Company }) {
  const words = useCompanyWords()
  const { day } = useAmounts()
  const { website, country, since, last_active_at } = company
  const facts = [
    website && {
      id: 'website',
      name: words.website,
      value: (
        <TextLink href={website} target="_blank" rel="noopener noreferrer" className="ltr-island wrap-anywhere">
          {website.replace(/^https?:\/\/|\/$/g, '')}
        </TextLink>
      ),
    },
    country && { id: 'country', name: words.country, value: country },
    { id: 'since', name: words.since, value: <bdi>{day(riyadhDay(new Date(since)))}</bdi> },
    {
      id: 'active',
      name: words.lastActive,
      value: last_active_at ? <RelativeTime at={new Date(last_active_at)} /> : words.neverActive,
    },
  ]
  return (
    <Card as="section" aria-labelledby="facts">
      <CardHead id="facts" title={words.factsTitle} />
      <KeyValues className="-mt-2.5" items={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />
    </Card>
  )
}

/** Who they are, what each is trusted with, and how they are reached. */
export function CompanyPeople({ company }: { company: Company }) {
  const words = useCompanyWords()
  return (
    <Card as="section" aria-labelledby="people">
      <CardHead id="people" title={words.membersTitle} />
      <ul className="grid gap-4">
        {company.members.map((member) => (
          <Person key={member.id} company={company} member={member} />
        ))}
      </ul>
    </Card>
  )
}

function Person({ company, member }: { company: Company; member: CompanyMember }) {
  const { id, name, email, phone, role, last_active_at } = member
  const { roles } = useOrganisationWords()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="me-auto grid min-w-0 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="text-[0.9375rem] font-strong">{name}</bdi>
          <Badge>{roles[role]}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3">
          <TextLink href={`mailto:${email}`} className="ltr-island wrap-anywhere">
            {email}
          </TextLink>
          {phone && (
            <TextLink href={`tel:${phone}`} className="ltr-island">
              {phone}
            </TextLink>
          )}
        </p>
        <LastActive at={last_active_at} />
      </div>
      <BeginActing company={company} member={member} />
      <BeginImpersonation userId={id} />
    </li>
  )
}
