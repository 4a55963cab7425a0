export type Access = 'asking' | 'given' | 'refused' | 'none'
type DeviceChoice = { camera?: string; microphone?: string }
export type DeviceState = { access: Access; stream: MediaStream | null; devices: MediaDeviceInfo[] }

const constraintFor = (id: string | undefined) => (id ? { deviceId: { exact: id } } : true)
const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError'

/** Camera and microphone; falls back to audio only. */
async function open({ camera, microphone }: DeviceChoice): Promise<MediaStream> {
  const openStream = (video: MediaTrackConstraints | boolean) =>
    navigator.mediaDevices.getUserMedia({ video, audio: constraintFor(microphone) })
  try {
    return await openStream(constraintFor(camera))
  } catch (error) {
    if (isRefusal(error)) throw error
    return openStream(false)
  }
}

/** The camera and the microphone of this person, until they are released. */
export function createDevices() {
  const listeners = new Set<() => void>()
  let state: DeviceState = { access: 'asking', stream: null, devices: [] }
  let choice: DeviceChoice = {}
  function set(next: Partial<DeviceState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const release = () => state.stream?.getTracks().forEach((track) => track.stop())

  async function start() {
    release()
    try {
      const stream = await open(choice)
      set({ access: 'given', stream, devices: await navigator.mediaDevices.enumerateDevices() })
    } catch (error) {
      set({ access: isRefusal(error) ? 'refused' : 'none', stream: null })
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,
    start,
    release,
    choose(next: DeviceChoice) {
      choice = { ...choice, ...next }
      return start()
    },
  }
}
