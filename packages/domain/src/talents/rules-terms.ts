/** A working day, by what a talent has agreed to. */
export const HOURS_A_DAY = { full_time: 8, part_time: 4 } as const

/** What a month of work may cost, in dollars. */
export const MONTHLY_SALARY_USD = { least: 1, most: 100_000 } as const

/** From at once to so many weeks. */
export const LONGEST_WAIT_WEEKS = 10

/** What a month is worth at least, until the policy says otherwise (D-57). */
export const LEAST_SALARY_USD = { full_time: 500, part_time: 250 } as const

/** The two ways to work. */
export const TIMES = ['full_time', 'part_time'] as const
export type Time = (typeof TIMES)[number]

/** Less than the policy asks for; what is not said is not judged. */
export const isBelow = (salary: number | null | undefined, least: number): boolean => (salary ?? least) < least

/** Before anybody is banned: so many days to answer what is held against them, and one appeal (D-61). */
export const DAYS_TO_ANSWER_A_REPORT = 7
