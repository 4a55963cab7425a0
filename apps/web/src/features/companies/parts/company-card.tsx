import type { ListedCompany } from '@fareeq/domain/companies/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { HealthBadge, ProofBadge } from './company-badges.tsx'
import { HealthReasons } from './health-reasons.tsx'
import { LastActive } from './last-active.tsx'
import { useCompanyWords } from '../messages/en.ts'

/** A company in the list; the whole of it leads to its page. */
export function CompanyCard({ company }: { company: ListedCompany }) {
  const words = useCompanyWords()
  const { id, name, proof, manager, health, reasons, people, open_requests, running_contracts, last_active_at } =
    company
  const has = [
    words.people(people),
    open_requests !== null && words.openRequests(open_requests),
    running_contracts !== null && words.runningContracts(running_contracts),
  ].filter(Boolean)
  return (
    <Card
      as="li"
      interactive
      className="grid gap-x-8 gap-y-2.5 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,3fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal wrap-anywhere">
          <PageLink href={pathTo('opsRecord', { section: 'companies', id })} className="after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </PageLink>
          <ProofBadge proof={proof} />
        </h2>
        <p className="text-sm text-ink-soft">{has.join(' · ')}</p>
      </div>
      <div className="grid content-start justify-items-start gap-1.5">
        <HealthBadge health={health} />
        <HealthReasons reasons={reasons} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm md:col-span-2 lg:col-span-1 lg:grid lg:content-start lg:justify-normal lg:gap-y-1">
        <p className="text-ink-faint">
          {words.manager}:{' '}
          <bdi className={cx(manager ? 'text-ink' : 'text-warning')}>{manager?.name ?? words.assignNobody}</bdi>
        </p>
        <LastActive at={last_active_at} />
      </div>
    </Card>
  )
}
