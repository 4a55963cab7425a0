import type { ar } from './ar.ts'

export const en: typeof ar = {
  homeClient:
    'Hire remote technologists who passed four stages of assessment, and leave contracts, salaries and renewals to Fareeq.',
  homeTalent:
    'One profile and one assessment, then interview requests come to you. Your salary and availability are your decision.',
  login: 'Login to Fareeq with a code sent to your email.',
  talentSignup: 'Open a talent account at Fareeq and start towards your first interview.',
  clientSignup: 'Open a company account at Fareeq and describe the team you need.',
}
