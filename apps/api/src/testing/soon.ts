import { vi } from 'vitest'

/** Waits until the check passes. Ten seconds, because a machine that runs other tests beside this one is slow; it returns at once. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 10_000, interval: 20 })
