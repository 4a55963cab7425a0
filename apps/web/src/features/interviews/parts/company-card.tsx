import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useTalentWords } from '../messages/talent/en.ts'

/** Who asks and who will be there: the first thing a talent wants to know. */
export function CompanyCard({ company }: Pick<TalentInterview, 'company'>) {
  const { company: words } = useTalentWords()
  const { name, industry_name, country_name, host, others } = company
  const field = (id: string, label: string, value: string | null) =>
    value ? [{ id, name: label, value: <bdi className="wrap-anywhere">{value}</bdi> }] : []
  return (
    <Card as="section" aria-labelledby="company-title">
      <CardHead id="company-title" title={words.title} />
      <KeyValues
        className="-my-2.5"
        items={[
          ...field('name', words.name, name ?? words.unnamed),
          ...field('industry', words.industry, industry_name),
          ...field('country', words.country, country_name),
          ...field('host', words.host, [host, ...others].join(' · ')),
        ]}
      />
    </Card>
  )
}
