import type { Recording } from '../../../../ui/fields/voice-recorder.ts'

const BARS = 60
/** The same gain as the live waveform. */
const GAIN = 4

/** A stored recording with its waveform. If decoding fails, it is still playable. */
export async function withWaveform(blob: Blob): Promise<Recording> {
  const context = new AudioContext()
  try {
    const sound = await context.decodeAudioData(await blob.arrayBuffer())
    const samples = sound.getChannelData(0)
    const width = Math.max(1, Math.floor(samples.length / BARS))
    const levels = Array.from({ length: BARS }, (_, bar) => loudness(samples.subarray(bar * width, (bar + 1) * width)))
    return { blob, seconds: sound.duration, levels }
  } catch {
    return { blob, seconds: 0, levels: [] }
  } finally {
    void context.close()
  }
}

const loudness = (samples: Float32Array): number =>
  Math.min(1, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)) * GAIN)
