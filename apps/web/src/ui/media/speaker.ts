import { useSyncExternalStore } from 'react'
import { storage } from '../../platform/session/storage.ts'

const listeners = new Set<() => void>()

/** Safari plays through the speaker of the system alone. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype

/** The chosen one; empty is the system’s. */
export const speaker = (): string => storage.get('devices')?.speaker ?? ''

export function chooseSpeaker(id: string) {
  storage.set('devices', { ...storage.get('devices'), speaker: id })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useSpeaker = (): string => useSyncExternalStore(subscribe, speaker)

/** One that is no longer there leaves the sound where it is. */
export async function playThrough(element: HTMLMediaElement, id: string): Promise<void> {
  if ('setSinkId' in element && element.sinkId !== id) await element.setSinkId(id).catch(() => undefined)
}
