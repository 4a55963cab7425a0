import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDevices } from './devices.ts'

export function useDevices() {
  const [store] = useState(createDevices)
  const { access, stream, devices } = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => {
    void store.start()
    return store.release
  }, [store])
  const ofKind = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind && device.deviceId)
  return {
    access,
    stream,
    cameras: ofKind('videoinput'),
    microphones: ofKind('audioinput'),
    choose: store.choose,
    retry: store.start,
    release: store.release,
  }
}
export type Devices = ReturnType<typeof useDevices>
