import { ROUND_TRIPS } from '@fareeq/domain/device-checks/rules.ts'
import { plainRequest } from '../../../platform/calls/plain-call.ts'

/** Answered by the process alone, without its database. */
const HEALTH = '/api/health'
const LIMIT_MS = 8000

/** Milliseconds of some round trips to our server; those that fail are left out. */
export async function measureRoundTrips(signal: AbortSignal): Promise<number[]> {
  const { url, headers } = plainRequest(HEALTH)
  const trips: number[] = []
  for (let n = 0; n < ROUND_TRIPS && !signal.aborted; n++) {
    const begin = performance.now()
    try {
      await fetch(url, {
        headers,
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      })
      trips.push(performance.now() - begin)
    } catch {
      return trips
    }
  }
  return trips
}

/** Loopback: whether this browser connects two ends of a call, both of them on this page. */
export async function canCall(): Promise<boolean> {
  if (typeof RTCPeerConnection === 'undefined') return false
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()]
  try {
    one.addEventListener('icecandidate', ({ candidate }) => void other.addIceCandidate(candidate ?? undefined))
    other.addEventListener('icecandidate', ({ candidate }) => void one.addIceCandidate(candidate ?? undefined))
    const channel = one.createDataChannel('check')
    const opened = new Promise<boolean>((resolve) => {
      channel.addEventListener('open', () => resolve(true))
      setTimeout(() => resolve(false), LIMIT_MS)
    })
    await one.setLocalDescription()
    await other.setRemoteDescription(one.localDescription!)
    await other.setLocalDescription()
    await one.setRemoteDescription(other.localDescription!)
    return await opened
  } catch {
    return false
  } finally {
    one.close()
    other.close()
  }
}
