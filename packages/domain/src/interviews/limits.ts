export const NOTE_LENGTH = 1000
export const REASON_LENGTH = 5000
export const MAX_EXTRA_DAYS = 14
export const SCORES = ['technical', 'communication', 'problem', 'fit'] as const
