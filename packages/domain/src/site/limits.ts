export const SERVICE_SLUGS = [
  'team-as-a-service',
  'creative-lab',
  'technical-consultant',
  'payroll-and-contracts',
  'talent-buyout',
  'technical-due-diligence',
  'mvp',
] as const
