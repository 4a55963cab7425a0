import { type JudgedBy, lateResolver } from '../../../forms/late-resolver.ts'

export const COMPANY_JUDGE = lateResolver(async () => (await import('./company-judging.ts')).companyForm())
export type CompanyJudged = JudgedBy<typeof COMPANY_JUDGE>
