// Records the microphone and measures loudness: const recorder = useVoiceRecorder({ limitSeconds, onDone }).
import { useEffect, useRef, useState } from 'react'

export type Recording = { blob: Blob; seconds: number; levels: number[] }
type State = 'idle' | 'recording' | 'refused'

/** Safari records mp4, the others webm: feature detection. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
const TICK_MS = 100

export function useVoiceRecorder({
  limitSeconds,
  onDone,
}: {
  limitSeconds: number
  onDone: (recording: Recording) => void
}) {
  const [state, setState] = useState<State>('idle')
  const [levels, setLevels] = useState<number[]>([])
  const stopRef = useRef<() => void>(() => {})
  useEffect(() => () => stopRef.current(), [])

  const start = async () => {
    const stream = await navigator.mediaDevices?.getUserMedia({ audio: true }).catch(() => null)
    if (!stream) return setState('refused')
    const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
    const recorder = new MediaRecorder(stream, mimeType ? { mimeType } : undefined)
    const chunks: Blob[] = []
    const levels: number[] = []
    const { measure, close } = loudness(stream)
    const timer = setInterval(() => {
      levels.push(measure())
      setLevels([...levels])
      if (levels.length * TICK_MS >= limitSeconds * 1000) stopRef.current()
    }, TICK_MS)
    recorder.ondataavailable = (event) => chunks.push(event.data)
    recorder.onstop = () => {
      clearInterval(timer)
      close()
      for (const track of stream.getTracks()) track.stop()
      setState('idle')
      const blob = new Blob(chunks, { type: recorder.mimeType })
      if (blob.size > 0) onDone({ blob, seconds: (levels.length * TICK_MS) / 1000, levels })
    }
    stopRef.current = () => recorder.state !== 'inactive' && recorder.stop()
    setLevels([])
    recorder.start()
    setState('recording')
  }
  return { state, levels, seconds: (levels.length * TICK_MS) / 1000, start, stop: () => stopRef.current() }
}

/** Root mean square of the current samples, 0-1. */
export function loudness(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    measure() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.sqrt(power) * 4)
    },
    close: () => void context.close(),
  }
}
