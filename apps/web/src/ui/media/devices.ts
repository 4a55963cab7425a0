import { storage } from '../../platform/session/storage.ts'

export type Access = 'asking' | 'given' | 'refused' | 'none'
/** `busy`: another program has it. `unsupported`: this browser, or an address without TLS. */
export type DeviceFault = 'refused' | 'missing' | 'busy' | 'unsupported'
type DeviceFaults = { camera: DeviceFault | null; microphone: DeviceFault | null }
type DeviceChoice = { camera?: string; microphone?: string }
export type DeviceState = {
  access: Access
  stream: MediaStream | null
  devices: MediaDeviceInfo[]
  faults: DeviceFaults
}

const NO_FAULTS: DeviceFaults = { camera: null, microphone: null }
const FAULTS: Readonly<Record<string, DeviceFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}
const faultOf = (error: unknown): DeviceFault =>
  error instanceof DOMException ? (FAULTS[error.name] ?? 'missing') : 'unsupported'

/** Asked for, not demanded: what was chosen another day may not be plugged in. */
const constraintFor = (id: string | undefined) => (id ? { deviceId: { ideal: id } } : true)
const stop = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())
const openStream = (constraints: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(constraints)

type Opened = Pick<DeviceState, 'access' | 'stream' | 'faults'>

async function openAlone(constraints: MediaStreamConstraints) {
  try {
    return { tracks: (await openStream(constraints)).getTracks(), fault: null }
  } catch (error) {
    return { tracks: [], fault: faultOf(error) }
  }
}

/** Each alone where both together fail: whoever blocks the camera is heard all the same, and it is known why. */
async function openDevices({ camera, microphone }: DeviceChoice): Promise<Opened> {
  const [video, audio] = [constraintFor(camera), constraintFor(microphone)]
  const both = await openAlone({ video, audio })
  if (!both.fault) return { access: 'given', stream: new MediaStream(both.tracks), faults: NO_FAULTS }
  const [picture, sound] = [await openAlone({ video }), await openAlone({ audio })]
  const tracks = [...picture.tracks, ...sound.tracks]
  const faults = { camera: picture.fault, microphone: sound.fault }
  if (tracks.length > 0) return { access: 'given', stream: new MediaStream(tracks), faults }
  return { access: Object.values(faults).includes('refused') ? 'refused' : 'none', stream: null, faults }
}

/** The camera and the microphone of this person, until they are released. */
export function createDevices() {
  const listeners = new Set<() => void>()
  let state: DeviceState = { access: 'asking', stream: null, devices: [], faults: NO_FAULTS }
  let choice: DeviceChoice = storage.get('devices') ?? {}
  let turn = 0
  function set(next: Partial<DeviceState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  function release() {
    turn++
    stop(state.stream)
  }

  async function start() {
    release()
    const own = turn
    const opened = await openDevices(choice)
    // Left meanwhile, or chosen anew: nothing stays open unseen.
    if (own !== turn) return stop(opened.stream)
    set({ ...opened, ...(opened.stream && { devices: await navigator.mediaDevices.enumerateDevices() }) })
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
      storage.set('devices', { ...storage.get('devices'), ...next })
      return start()
    },
  }
}
