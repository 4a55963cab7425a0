import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { usePage } from '../../../../platform/navigation/page-data.tsx'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import { PlainSelect } from '../../../../ui/fields/plain-field.tsx'
import { useFactWords } from '../../../talents/parts/use-fact-words.ts'
import type { PricingWords } from '../../messages/pricing/ar.ts'
import { CalculatorField } from '../calculators/calculator-field.tsx'
import { CalculatorForm } from '../calculators/calculator-form.tsx'
import { type CostEstimate, PLACES } from './use-cost.ts'

type Props = { words: PricingWords['calculator'] } & Pick<CostEstimate, 'calculator' | 'payFault'>

export function CostForm({ words, calculator: { first, form }, payFault }: Props) {
  const lang = useLang()
  const { roles, bands } = usePage('pricing')
  const { seniorities } = useFactWords()
  const places = PLACES.map((id) => ({ id, label: words[id] }))
  const { min, max } = MONTHLY_SALARY_USD
  const faults = {
    number: words.fault.number,
    range: words.fault.range(formatUsd(usd(min), lang), formatUsd(usd(max), lang)),
  }
  return (
    <CalculatorForm {...form} label={words.label}>
      {bands.length > 0 && (
        <>
          <PlainSelect
            name="role"
            label={words.role}
            defaultValue={first.role}
            options={roles.map(({ id, name }) => ({ id, label: name }))}
          />
          <PlainSelect
            name="level"
            label={words.level}
            defaultValue={first.level}
            options={SENIORITIES.map((id) => ({ id, label: seniorities[id] }))}
          />
        </>
      )}
      <CalculatorField
        name="pay"
        label={words.pay}
        unit={words.payUnit}
        hint={bands.length > 0 ? words.payOptional : words.payHint}
        first={first.pay}
        error={payFault && faults[payFault]}
        decimal
      />
      <PlainSelect
        name="company"
        label={words.company}
        hint={words.companyHint}
        defaultValue={first.company}
        options={places}
      />
      <PlainSelect
        name="talent"
        label={words.talent}
        hint={words.talentHint}
        defaultValue={first.talent}
        options={places}
      />
      <PlainButton type="submit" className="sm:max-lg:col-span-full">
        {words.send}
      </PlainButton>
    </CalculatorForm>
  )
}
