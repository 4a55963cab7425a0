import type { LegalParties } from '@fareeq/domain/parties/schema.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { usePartyWords } from '../messages/en.ts'
import { CompanyFacts, TalentFacts } from './party-facts.tsx'
import { TalentNumbers } from './talent-numbers.tsx'

/** Both sides of a contract as its text names them, for staff. */
export function ContractParties({ parties, talentId }: { parties: LegalParties | null; talentId: string }) {
  const { staff: words } = usePartyWords()
  return (
    <Card as="section" aria-labelledby="parties-title">
      <CardHead id="parties-title" title={words.title} />
      {parties ? (
        <div className="grid gap-5">
          <section className="grid gap-3">
            <h3 className="font-strong">{words.company}</h3>
            {parties.company ? (
              <CompanyFacts party={parties.company} />
            ) : (
              <p className="text-ink-soft">{words.companyMissing}</p>
            )}
          </section>
          <section className="grid justify-items-start gap-3">
            <h3 className="font-strong">{words.talent}</h3>
            {parties.talent ? (
              <>
                <TalentFacts party={parties.talent} />
                {(parties.talent.national_id || parties.talent.tax_number) && <TalentNumbers talentId={talentId} />}
              </>
            ) : (
              <p className="text-ink-soft">{words.talentMissing}</p>
            )}
          </section>
        </div>
      ) : (
        <p className="text-ink-soft">{words.older}</p>
      )}
    </Card>
  )
}
