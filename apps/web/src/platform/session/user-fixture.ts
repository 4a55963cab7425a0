import type { User } from '@fareeq/domain/accounts/schema.ts'

/** A client as sign-in stores them, at a step of the wizard. */
export const clientAt = (step: number): User => ({
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'khalid@company.sa',
  type: 2,
  step,
  timezone: 'Asia/Riyadh',
  isVerified: true,
  from_workable: false,
  role: null,
  first_name: 'Khalid',
  last_name: 'Al-Otaibi',
  phone: null,
  country: 'SA',
})
