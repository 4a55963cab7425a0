let isDown = false

const CAPTURE = { capture: true, passive: true }
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => void (isDown = true), CAPTURE)
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => void (isDown = false), CAPTURE)
}

/**
 * Until whatever is pressed is let go. A field that is left says what is wrong with it, and that sentence moves what stands
 * below: were it said between press and release, the hand would let go of something else, and the press would be lost.
 */
export const release = (): Promise<void> | undefined =>
  isDown
    ? new Promise((done) => {
        // The click that follows is told first.
        const later = () => void setTimeout(done)
        for (const name of ['pointerup', 'pointercancel']) addEventListener(name, later, { ...CAPTURE, once: true })
      })
    : undefined
