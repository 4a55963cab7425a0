import { staffMay } from '../kernel/permissions/permissions.ts'
import { COMPANY_SECTIONS, COMPANY_SECTION_NAMES, type CompanySection } from './limits.ts'

export const companySectionsFor = (roles: readonly string[]): CompanySection[] =>
  COMPANY_SECTION_NAMES.filter((section) => staffMay(roles, COMPANY_SECTIONS[section]))

export const mayReadCompanies = (roles: readonly string[]): boolean => staffMay(roles, 'companies.read')

/** Colleagues who may act on behalf of companies may be the account manager of one. */
export const mayManageCompany = (roles: readonly string[]): boolean => staffMay(roles, 'companies.act')

export type ManagerDecision = 'changed_meanwhile' | 'same' | 'change'
/** Optimistic locking (D-121): `expectedManager` is the account manager the caller saw. */
export function managerDecision(facts: {
  readonly manager: string | null
  readonly expectedManager: string | null
  readonly to: string | null
}): ManagerDecision {
  if (facts.manager === facts.to) return 'same'
  return facts.manager === facts.expectedManager ? 'change' : 'changed_meanwhile'
}
