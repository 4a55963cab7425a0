/** Loudness of a sample sentence over time, as dots on both sides of an axis, with pauses between words. */
const VOICE = '0102413250146302513640120352471536241035214010210'
/** Index of the playback position. */
const PLAYED = 17

const STEP = 12
const HALF = 4.4
const MAX_HEIGHT = 7
const MIDDLE = STEP * (MAX_HEIGHT + 0.5)

const dot = (x: number, y: number) => `M${x} ${y - HALF}l${HALF} ${HALF}-${HALF} ${HALF}-${HALF}-${HALF}z`

function moments(from: number, to: number): string {
  const dots = Array.from(VOICE.slice(from, to), (loudness, index) => {
    const x = STEP * (from + index + 0.5)
    const away = Array.from({ length: Number(loudness) }, (_, row) => STEP * (row + 1))
    return [0, ...away, ...away.map((offset) => -offset)].map((offset) => dot(x, MIDDLE + offset)).join('')
  })
  return dots.join('')
}

/** A waveform in dots; mirrored in Arabic. */
export const PodcastWave = ({ label }: { label: string }) => (
  <svg
    viewBox={`0 0 ${VOICE.length * STEP} ${MIDDLE * 2}`}
    role="img"
    aria-label={label}
    className="h-auto w-full rtl:-scale-x-100"
  >
    <path d={moments(0, PLAYED)} className="fill-accent" />
    <path d={moments(PLAYED, PLAYED + 1)} className="fill-point" />
    <path d={moments(PLAYED + 1, VOICE.length)} className="fill-line-strong/45" />
  </svg>
)
