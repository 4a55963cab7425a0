import { isOnline, untilOnline } from './online.ts'

/** The connection as `deliver` knows it; tests hand in their own. */
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
  /** A write waits for the connection; a read is asked again by whoever shows it. */
  waits: boolean
  /** It carries an idempotency key, so sending it twice makes one change. */
  mayRepeat: boolean
  signal: AbortSignal
}

const MOST_TRIES = 3
const FIRST_PAUSE = 500

/**
 * Sends a call. A write made without a connection is sent when it is back, and one that was cut off under way is sent
 * again with its key. `late` says that it had to wait.
 */
export async function deliver(send: () => Promise<Response>, wish: DeliveryOptions, line: Connection) {
  let late = false
  for (let tries = 1; ; tries++) {
    if (wish.waits && !line.isOnline()) {
      late = true
      await line.untilOnline(wish.signal)
    }
    try {
      return { response: await send(), late }
    } catch (error) {
      if (wish.signal.aborted || !wish.waits || !wish.mayRepeat) throw error
      // A connection that has just come back may need a moment; one that was there all along has failed.
      if (line.isOnline() && (!late || tries >= MOST_TRIES)) throw error
      if (line.isOnline()) await line.pause(FIRST_PAUSE * tries)
    }
  }
}
