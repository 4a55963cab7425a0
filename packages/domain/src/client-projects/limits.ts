/** The two orders of the wizard (A/B test), by the page it begins with. */
export const WIZARDS = ['project_first', 'services_first'] as const
export type Wizard = (typeof WIZARDS)[number]

/** People of one role. */
export const HEAD_COUNT = { min: 1, max: 1000 } as const
/** Roles beside the first one. */
export const MAX_MORE_ROLES = 9
export const TOPIC_LENGTH = 120
/** Months. */
export const DURATIONS = [3, 6, 12, 24, 36] as const
export const AVAILABILITIES = ['full_time', 'part_time'] as const
/** Where the work is done; housing and visas are terms of a contract, not of a request (D-79). */
export const WORK_MODES = ['remote', 'hybrid', 'on_site'] as const
export const SCOPE_KINDS = ['text', 'voice'] as const
export const PRODUCT_NAME_LENGTH = 120
export const SCOPE_LENGTH = 5000
export const MAX_TECHNOLOGIES = 30
export const NOTE_LENGTH = 1000
