import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDevices } from './devices.ts'

export function useDevices() {
  const [kept] = useState(createDevices)
  const { access, stream, devices } = useSyncExternalStore(kept.subscribe, kept.get)
  useEffect(() => {
    void kept.start()
    return kept.release
  }, [kept])
  const found = (kind: MediaDeviceKind) => devices.filter((device) => device.kind === kind && device.deviceId)
  return {
    access,
    stream,
    cameras: found('videoinput'),
    microphones: found('audioinput'),
    choose: kept.choose,
    retry: kept.start,
    release: kept.release,
  }
}
export type Devices = ReturnType<typeof useDevices>
