import { bandFor } from '@fareeq/domain/costs/rules-bands.ts'
import type { PayBand } from '@fareeq/domain/costs/schema.ts'
import { type CostRange, costRange } from '@fareeq/domain/costs/rules.ts'
import { MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { parseNumber } from '../../../../forms/parse-number.ts'
import { useFrame, usePage } from '../../../../platform/navigation/page-data.tsx'
import { useCalculator } from '../calculators/calculator-form.tsx'

const SAUDI = 'SA'
/** Where one is, as far as taxes ask. */
export const PLACES = ['inside', 'outside'] as const
const countryOf = (place: string): string | null => (place === 'inside' ? SAUDI : null)

const PLACED = { company: 'inside', talent: 'outside' }
/** A band where there is one, otherwise a salary. */
const exampleOf = ([band]: readonly PayBand[]) =>
  band
    ? { ...PLACED, role: band.role, level: band.seniorities[0] ?? '', pay: '' }
    : { ...PLACED, role: '', level: '', pay: '3000' }

/** What is typed, the band of the role and level, and what it costs; a typed salary comes before the band. */
export function useCost() {
  const { policies } = useFrame()
  const { roles, bands } = usePage('pricing')
  const calculator = useCalculator(exampleOf(bands))
  const { values } = calculator
  const pay = parseNumber(values.pay, MONTHLY_SALARY_USD)
  const role = roles.find(({ id }) => id === values.role)
  const level = SENIORITIES.find((seniority) => seniority === values.level)
  const band: PayBand | undefined = role && level && bandFor(bands, role.id, level)
  const range = pay.value === undefined ? pay.fault === 'empty' && band : { from: pay.value, to: pay.value }
  const countries = { company: countryOf(values.company), talent: countryOf(values.talent) }
  const cost: CostRange | null = range ? costRange(range, countries, policies) : null
  return {
    calculator,
    payFault: pay.fault === 'empty' ? undefined : pay.fault,
    isTyped: pay.value !== undefined,
    role,
    level,
    band,
    cost,
  }
}
export type CostEstimate = ReturnType<typeof useCost>
