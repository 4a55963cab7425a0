import { type BodyOf, type FieldsOf, lazyResolver } from '../../../../forms/lazy-resolver.ts'

export const COMPANY_RESOLVER = lazyResolver(async () => (await import('./company-validation.ts')).companyForm())
export type CompanyFields = FieldsOf<typeof COMPANY_RESOLVER>
export type CompanyBody = BodyOf<typeof COMPANY_RESOLVER>
