import type { Jobs } from './jobs.ts'

/** Jobs of a process without the role `worker`: it sends them, and others do them and keep their schedules. */
export const sendOnly = (jobs: Jobs): Jobs => ({
  ...jobs,
  work: (name, _handler, options) => jobs.elsewhere(name, options),
  schedule: () => {},
  unschedule: () => {},
})
