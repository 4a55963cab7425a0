import type { Recording } from '../../../ui/fields/voice-recorder.ts'

const BARS = 60
/** As loud as the recorder draws it while somebody speaks. */
const GAIN = 4

/** A recording that comes from the server, with the shape of its sound. One that cannot be decoded is still played. */
export async function drawRecording(blob: Blob): Promise<Recording> {
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
