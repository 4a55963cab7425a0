/** Dependency injection of time: tests move it, production reads the system clock. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
