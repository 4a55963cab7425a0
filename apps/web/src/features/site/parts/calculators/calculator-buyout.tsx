import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { buyoutPrice, CONTRACT_MONTHS } from '@fareeq/domain/site/rules.ts'
import { MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { useLang, useWords } from '../../../../platform/i18n/i18n.ts'
import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import { ar } from '../../messages/service/ar-calculator.ts'
import { en } from '../../messages/service/en-calculator.ts'
import { CalculatorField } from './calculator-field.tsx'
import { faultToSay, parseNumber } from '../../../../forms/parse-number.ts'
import { CalculatorForm, useCalculator } from './calculator-form.tsx'
import { BuyoutResult } from './calculator-buyout-result.tsx'

const EXAMPLE = { salary: '3000', months: '12' }

/** What moving a talent to one's own contract costs, by the rule that also writes the invoice. */
export function BuyoutCalculator() {
  const words = useWords({ ar, en })
  const lang = useLang()
  const { policies } = useFrame()
  const { first, values, sent, form } = useCalculator(EXAMPLE)
  const salary = parseNumber(values.salary, MONTHLY_SALARY_USD)
  const months = parseNumber(values.months, { ...CONTRACT_MONTHS, whole: true })
  const errors = {
    salary: {
      empty: words.faults.salary.empty,
      number: words.faults.salary.number,
      range: words.faults.salary.range(
        formatUsd(usd(MONTHLY_SALARY_USD.min), lang),
        formatUsd(usd(MONTHLY_SALARY_USD.max), lang),
      ),
    },
    months: {
      empty: words.faults.months.empty,
      number: words.faults.months.number,
      range: words.faults.months.range(CONTRACT_MONTHS.min, CONTRACT_MONTHS.max),
    },
  }
  const salaryFault = faultToSay(salary, sent)
  const monthsFault = faultToSay(months, sent)
  const price =
    salary.value !== undefined && months.value !== undefined
      ? buyoutPrice(usd(salary.value), months.value, policies)
      : null
  return (
    <section id="calculator" className="page py-12 lg:py-16">
      <h2 className="text-3xl">{words.title}</h2>
      <p className="mt-2 mb-8 text-ink-soft text-pretty">{words.text(`${policies.buyout_percent}%`)}</p>
      <Card tone="sunken" pad="large" className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
        <CalculatorForm {...form} label={words.label}>
          <CalculatorField
            name="salary"
            label={words.salary}
            unit={words.salaryUnit}
            hint={words.salaryHint}
            first={first.salary}
            error={salaryFault && errors.salary[salaryFault]}
            decimal
          />
          <CalculatorField
            name="months"
            label={words.months}
            unit={words.monthsUnit}
            hint={words.monthsHint(policies.buyout_months)}
            first={first.months}
            error={monthsFault && errors.months[monthsFault]}
          />
          <PlainButton type="submit" className="sm:max-lg:col-span-full">
            {words.send}
          </PlainButton>
        </CalculatorForm>
        <BuyoutResult words={words} price={price} months={months.value ?? 0} />
      </Card>
    </section>
  )
}
