import { DAY, after } from '../kernel/time/time.ts'

/** When somebody is reminded of what they began. Days. */
export const REMINDERS = {
  /** Nothing was changed for so long. */
  idleDays: 3,
  /** The application is finished and no assessment was begun: written about once, within so many days. */
  firstTestDays: 2,
  firstTestMaxDays: 30,
  /** Availability and salary were confirmed so long ago (D-47). */
  termsDays: 90,
  /** Between two reminders of one person, and how many of them there are in a year. */
  apartDays: 30,
  max: 3,
} as const

/** What is older than these is reminded of; a reminder younger than `remindedSince` is enough. */
export const reminderCutoffs = (now: Date) => ({
  firstTestSince: after(now, -REMINDERS.firstTestDays * DAY),
  firstTestUntil: after(now, -REMINDERS.firstTestMaxDays * DAY),
  idleSince: after(now, -REMINDERS.idleDays * DAY),
  termsSince: after(now, -REMINDERS.termsDays * DAY),
  remindedSince: after(now, -REMINDERS.apartDays * DAY),
  max: REMINDERS.max,
})
export type ReminderCutoffs = ReturnType<typeof reminderCutoffs>
