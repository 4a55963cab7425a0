/** A working day, by what a talent has agreed to. */
export const HOURS_A_DAY = { full_time: 8, part_time: 4 } as const

/** What a month of work may cost, in dollars. */
export const MONTHLY_SALARY_USD = { least: 1, most: 100_000 } as const
