import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDevices } from './devices.ts'
import { canChooseSpeaker } from './speaker.ts'

export function useDevices() {
  const [store] = useState(() => createDevices())
  const { access, stream, devices, faults } = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => {
    void store.start()
    return store.release
  }, [store])
  const ofKind = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind && device.deviceId)
  return {
    access,
    stream,
    faults,
    cameras: ofKind('videoinput'),
    microphones: ofKind('audioinput'),
    /** Where this browser can play through another one than the system’s. */
    speakers: canChooseSpeaker() ? ofKind('audiooutput') : [],
    choose: store.choose,
    retry: store.start,
    release: store.release,
  }
}
export type Devices = ReturnType<typeof useDevices>
