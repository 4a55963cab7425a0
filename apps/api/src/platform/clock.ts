/** Time is a dependency: stories move it, production reads it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
