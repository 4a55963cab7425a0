import { DAY } from '@fareeq/domain/kernel/time/time.ts'

export type KeepRule = { days: number; weeks: number }

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY)
/** Weeks begin on Sunday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 4) / 7)

/** Which of the backups are over: neither the newest, nor the last of one of the days or weeks that are kept. */
export function outdatedBackups<Backup extends { started_at: Date }>(
  backups: readonly Backup[],
  { days, weeks }: KeepRule,
  now: Date,
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime())
  const [keptDays, keptWeeks] = [new Set<number>(), new Set<number>()]
  return newestFirst.filter(({ started_at }, index) => {
    const [day, week] = [dayOf(started_at), weekOf(started_at)]
    const isOfDay = dayOf(now) - day < days && !keptDays.has(day)
    const isOfWeek = weekOf(now) - week < weeks && !keptWeeks.has(week)
    if (isOfDay) keptDays.add(day)
    if (isOfWeek) keptWeeks.add(week)
    return index > 0 && !isOfDay && !isOfWeek
  })
}
