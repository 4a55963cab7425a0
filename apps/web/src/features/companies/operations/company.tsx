import type { Company } from '@fareeq/domain/companies/schema.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { HistoryPanel } from '../../staff/parts/audit/history-panel.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { companyQuery } from '../api.ts'
import { AssignManager } from '../parts/assign-manager.tsx'
import { HealthBadge, ProofBadge } from '../parts/company-badges.tsx'
import { CompanyNotes } from '../parts/company-notes.tsx'
import { CompanyFacts, CompanyPeople } from '../parts/company-people.tsx'
import { CompanyProof } from '../parts/company-proof.tsx'
import { CompanySection } from '../parts/company-section.tsx'
import { DoneForCompany } from '../parts/done-for-company.tsx'
import { HealthReasons } from '../parts/health-reasons.tsx'
import { useCompanyWords } from '../messages/en.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'

/** One company: its state, its people, and its records, each with a link to where it is handled. */
export function Screen() {
  const words = useCompanyWords()
  return (
    <StaffRecord may="companies.read" queryOf={companyQuery} section="companies" words={words}>
      {(company) => <CompanyRecord company={company} />}
    </StaffRecord>
  )
}

function CompanyRecord({ company }: { company: Company }) {
  const words = useCompanyWords()
  const back = useWayBack('companies', words.back)
  const { id, name, health, proof, manager, managed_since, sections } = company
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<bdi>{name}</bdi>}
        badge={
          <>
            <HealthBadge health={health} />
            <ProofBadge proof={proof} />
          </>
        }
        text={
          <>
            {words.manager}: <bdi className="text-ink">{manager?.name ?? words.assignNobody}</bdi>
            {managed_since && (
              <>
                {' · '}
                <RelativeTime at={new Date(managed_since)} />
              </>
            )}
          </>
        }
        actions={<AssignManager company={company} />}
      />
      <div className="gap-5 *:mb-5 *:break-inside-avoid lg:columns-2">
        <Card as="section" aria-labelledby="health">
          <CardHead id="health" title={words.healthTitle} text={words.healthText} />
          {company.reasons.length > 0 ? (
            <HealthReasons reasons={company.reasons} />
          ) : (
            <p className="text-sm text-ink-soft">{words.healthGood}</p>
          )}
        </Card>
        <CompanyNotes id={id} />
        <CompanyProof company={company} />
        <CompanyFacts company={company} />
        <CompanyPeople company={company} />
        {sections.map((part) => (
          <CompanySection key={part.section} company={company} part={part} />
        ))}
        <DoneForCompany id={id} />
        <HistoryPanel kind="organisation" id={id} />
      </div>
    </>
  )
}
