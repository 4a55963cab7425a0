// Records a camera: const { stop } = recordVideo(stream, { limitSeconds, onTick, onDone }).

export type VideoRecording = { blob: Blob; type: 'webm' | 'mp4'; seconds: number }

/** VP8 is cheap to encode on a phone; Safari writes mp4. */
const KINDS = ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/webm', 'video/mp4']
/** Two minutes stay below 13 MB. */
const BITS = { videoBitsPerSecond: 740_000, audioBitsPerSecond: 64_000 }
const SLICE_MS = 1000
const TICK_MS = 200

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && KINDS.some((kind) => MediaRecorder.isTypeSupported(kind))

type Options = {
  limitSeconds: number
  onTick: (seconds: number) => void
  /** Null when nothing was recorded, or it was discarded. */
  onDone: (recording: VideoRecording | null) => void
}

export function recordVideo(stream: MediaStream, { limitSeconds, onTick, onDone }: Options) {
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), ...BITS })
  const chunks: Blob[] = []
  let isDiscarded = false
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setInterval(() => {
    onTick(seconds())
    if (seconds() >= limitSeconds) end()
  }, TICK_MS)
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) chunks.push(data)
  }
  recorder.onstop = () => {
    clearInterval(timer)
    const blob = new Blob(chunks, { type: recorder.mimeType })
    const type = recorder.mimeType.includes('mp4') ? 'mp4' : 'webm'
    onDone(isDiscarded || blob.size === 0 ? null : { blob, type, seconds: seconds() })
  }
  // Unplugged or taken by another program: what there is so far is the recording.
  for (const track of stream.getTracks()) track.addEventListener('ended', end, { once: true })
  recorder.start(SLICE_MS)
  return {
    stop: end,
    discard: () => {
      isDiscarded = true
      end()
    },
  }
}
