import { bonusPaidAfter } from '@fareeq/domain/referrals/rules.ts'
import { referralTier, type ReferralTier } from '@fareeq/domain/referrals/rules-tiers.ts'
import { CONTRACT_MONTHS } from '@fareeq/domain/site/rules.ts'
import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import type { BuddyWords } from '../../messages/bring-buddy/ar.ts'
import { CalculatorField } from './calculator-field.tsx'
import { type Bounds, faultToSay, parseNumber } from '../../../../forms/parse-number.ts'
import { CalculatorForm, useCalculator } from './calculator-form.tsx'

const EXAMPLE = { years: '6', months: '12', management: '' }
/** Years of experience. */
const YEARS: Bounds = { min: 0, max: 60 }

/** What is typed about a friend, and the line of the table that answers it. */
export function useBonus(tiers: readonly ReferralTier[]) {
  const calculator = useCalculator(EXAMPLE)
  const { policies } = useFrame()
  const { values } = calculator
  const years = parseNumber(values.years, YEARS)
  const months = parseNumber(values.months, { ...CONTRACT_MONTHS, whole: true })
  const friend = { years: years.value ?? 0, management: values.management !== '' }
  const tier = years.fault || months.fault ? null : referralTier(tiers, friend)
  const bonus = tier &&
    months.value !== undefined && { tier, months: months.value, after: bonusPaidAfter(months.value, policies) }
  return { calculator, years, months, bonus: bonus || null }
}
export type Bonus = NonNullable<ReturnType<typeof useBonus>['bonus']>

type Props = { words: BuddyWords['calculator'] } & Pick<ReturnType<typeof useBonus>, 'calculator' | 'years' | 'months'>

export function BonusForm({ words, calculator, years, months }: Props) {
  const { first, sent, form } = calculator
  const yearsFault = faultToSay(years, sent)
  const monthsFault = faultToSay(months, sent)
  const errors = {
    years: { ...words.faults.years, range: words.faults.years.range(YEARS.max) },
    months: { ...words.faults.months, range: words.faults.months.range(CONTRACT_MONTHS.min, CONTRACT_MONTHS.max) },
  }
  return (
    <CalculatorForm {...form} label={words.label}>
      <CalculatorField
        name="years"
        label={words.years}
        unit={words.yearsUnit}
        hint={words.yearsHint}
        first={first.years}
        error={yearsFault && errors.years[yearsFault]}
        decimal
      />
      <CalculatorField
        name="months"
        label={words.months}
        unit={words.monthsUnit}
        hint={words.monthsHint}
        first={first.months}
        error={monthsFault && errors.months[monthsFault]}
      />
      <label className="flex min-h-11 items-center gap-3 sm:max-lg:col-span-full">
        <input
          type="checkbox"
          name="management"
          value="1"
          defaultChecked={first.management !== ''}
          className="size-5 flex-none accent-accent"
        />
        {words.management}
      </label>
      <PlainButton type="submit" className="sm:max-lg:col-span-full">
        {words.send}
      </PlainButton>
    </CalculatorForm>
  )
}
