import { isOnline, untilOnline } from './online.ts'

/** The connection as `deliver` uses it; tests inject their own. */
export type Connection = {
  isOnline: () => boolean
  untilOnline: (signal: AbortSignal) => Promise<void>
  pause: (milliseconds: number) => Promise<void>
}

export const connection: Connection = {
  isOnline,
  untilOnline,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

type DeliveryOptions = {
  /** A write is delayed until online; a read is retried by its query. */
  waits: boolean
  /** It has an idempotency key, so a retry is safe. */
  mayRepeat: boolean
  signal: AbortSignal
}

const MAX_TRIES = 3
const FIRST_PAUSE = 500

/**
 * Sends a call. An offline write is sent once online, which `wasDelayed` reports, and one that was interrupted is retried
 * with its key.
 */
export async function deliver(send: () => Promise<Response>, options: DeliveryOptions, line: Connection) {
  let wasDelayed = false
  for (let tries = 1; ; tries++) {
    if (options.waits && !line.isOnline()) {
      wasDelayed = true
      await line.untilOnline(options.signal)
    }
    try {
      return { response: await send(), wasDelayed }
    } catch (error) {
      if (options.signal.aborted || !options.waits || !options.mayRepeat) throw error
      // Just after reconnecting a retry is worthwhile; with a stable connection it is a failure.
      if (line.isOnline() && (!wasDelayed || tries >= MAX_TRIES)) throw error
      if (line.isOnline()) await line.pause(FIRST_PAUSE * tries)
    }
  }
}
