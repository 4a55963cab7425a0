import { playThrough, speaker } from '../../../ui/media/speaker.ts'

const HERTZ = 440
const SECONDS = 1.2
const FADE = 0.15
const VOLUME = 0.25

/** A quiet tone that fades in and out, through the chosen speaker; settles when it is over. */
export async function playTone(): Promise<void> {
  const context = new AudioContext()
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  const { currentTime: now } = context
  oscillator.frequency.value = HERTZ
  gain.gain.setValueAtTime(0, now)
  gain.gain.linearRampToValueAtTime(VOLUME, now + FADE)
  gain.gain.setValueAtTime(VOLUME, now + SECONDS - FADE)
  gain.gain.linearRampToValueAtTime(0, now + SECONDS)
  const player = speaker() ? new Audio() : null
  if (player) {
    const sound = context.createMediaStreamDestination()
    oscillator.connect(gain).connect(sound)
    player.srcObject = sound.stream
    await playThrough(player, speaker())
    await player.play()
  } else oscillator.connect(gain).connect(context.destination)
  await new Promise<void>((resolve) => {
    oscillator.addEventListener('ended', () => void context.close().then(() => resolve()))
    oscillator.start(now)
    oscillator.stop(now + SECONDS)
  })
}
