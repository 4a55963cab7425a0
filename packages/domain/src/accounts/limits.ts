export const COMPANY_LENGTH = 120
