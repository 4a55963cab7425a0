import { useEffect, useState } from 'react'
import { loudness } from '../../../ui/fields/voice-recorder.ts'

const POLL_MS = 150
/** Above the hiss of a quiet room. */
const AUDIBLE = 0.05

/** Whether this microphone has been heard since it was opened. */
export function useHeard(stream: MediaStream | null): boolean {
  const [audible, setAudible] = useState<MediaStream | null>(null)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return
    const { measure, close } = loudness(stream)
    const timer = setInterval(() => measure() > AUDIBLE && setAudible(stream), POLL_MS)
    return () => {
      clearInterval(timer)
      close()
    }
  }, [stream])
  return stream !== null && audible === stream
}
