import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { MIN_MONTHS, MAX_MONTHS } from '@fareeq/domain/contracts/limits.ts'
import { isAllowedTerm, isDuration } from '@fareeq/domain/contracts/rules.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { faultOf } from '../../../forms/faults.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { usePolicies } from '../../../platform/policies.ts'

const SPECIFIED = { contract_least_months: MIN_MONTHS, contract_most_months: MAX_MONTHS }

/** How many months a new term may have: by the policy in force, and by the specification until it is known. */
export function useTermRule() {
  const [lang, write] = [useLang(), useWrite()]
  const policies = usePolicies() ?? SPECIFIED
  const [min, max] = [policies.contract_least_months, policies.contract_most_months]
  const isNarrower = min > MIN_MONTHS || max < MAX_MONTHS
  return {
    min,
    max,
    /** Said beforehand where it is not what everybody expects. */
    hint: isNarrower ? write(sentence(contractErrors.term_not_allowed, lang, { min, max })) : undefined,
    fault: (months: number): string | undefined => {
      if (isDuration(months) && isAllowedTerm(months, policies)) return undefined
      return isNarrower ? faultOf(contractErrors.term_not_allowed, { min, max }) : rule.contract_duration.code
    },
  }
}
