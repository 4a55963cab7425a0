import { opposite, type Seat, SEATS } from '@fareeq/domain/interviews/rules-seats.ts'
import type { Signal } from '@fareeq/domain/rooms/schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPeer, type Link } from './peer.ts'

/** Two connections can talk when each has the description of the other; a closed one has no description. */
const open = new Map<string, FakeConnection>()
let count = 0

class FakeConnection extends EventTarget {
  readonly id = `sdp-${++count}`
  connectionState = 'new'
  localDescription: (RTCSessionDescriptionInit & { toJSON: () => object }) | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  readonly candidates: unknown[] = []
  readonly #transceivers: object[] = []

  createDataChannel = () => Object.assign(new EventTarget(), { readyState: 'connecting', send: () => {} })
  getTransceivers = () => this.#transceivers
  addTransceiver(kind: string) {
    const transceiver = {
      direction: 'sendrecv',
      receiver: { track: { kind } },
      sender: { replaceTrack: () => Promise.resolve(), setStreams: () => {} },
    }
    this.#transceivers.push(transceiver)
    return transceiver
  }
  setLocalDescription() {
    const description = { type: this.remoteDescription ? ('answer' as const) : ('offer' as const), sdp: this.id }
    this.localDescription = { ...description, toJSON: () => description }
    open.set(this.id, this)
    const candidate = { toJSON: () => ({ candidate: this.id }) }
    setTimeout(() => this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate })), 0)
    return Promise.resolve()
  }
  setRemoteDescription(description: RTCSessionDescriptionInit) {
    if (description.type === 'answer' && (!this.localDescription || this.remoteDescription))
      return Promise.reject(new DOMException('', 'InvalidStateError'))
    this.remoteDescription = description
    return Promise.resolve()
  }
  addIceCandidate(candidate: unknown) {
    this.candidates.push(candidate)
    return Promise.resolve()
  }
  close() {
    open.delete(this.id)
  }
  change(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
}

/** Connects the pairs that have each other's descriptions and candidates, as ICE would. */
function connectPairs() {
  for (const fakeConnection of open.values()) {
    const other = open.get(fakeConnection.remoteDescription?.sdp ?? '')
    const isPair =
      other?.remoteDescription?.sdp === fakeConnection.id &&
      fakeConnection.candidates.length > 0 &&
      other.candidates.length > 0
    if (isPair && fakeConnection.connectionState === 'new') fakeConnection.change('connected')
  }
}

type Message = { seat: Seat; signal: Signal }
/** A network of which a test chooses what arrives, and when. */
function network() {
  const wire: Message[] = []
  let isDown = false
  const links: Record<Seat, Link> = { client: 'waiting', talent: 'waiting' }
  const inside = new Set<Seat>()
  const peerOf = (seat: Seat) =>
    createPeer({
      room: { seat, ice_servers: [] },
      tracks: () => ({ audio: null, video: null }),
      send: async (signal) => {
        if (isDown) throw new Error('offline')
        wire.push({ seat, signal: { ...signal, from: `page-of-${seat}` } })
      },
      onLink: (link) => (links[seat] = link),
      onStream: () => {},
      onShown: () => {},
    })
  const peers = { client: peerOf('client'), talent: peerOf('talent') }
  const settle = () => vi.advanceTimersByTimeAsync(1)
  async function deliver({ seat, signal }: Message) {
    if (inside.has(opposite(seat))) peers[opposite(seat)].hear(signal)
    await settle()
  }
  return {
    links,
    setDown: (down: boolean) => (isDown = down),
    async enter(seat: Seat) {
      inside.add(seat)
      peers[seat].enter()
      await settle()
    },
    /** What is on its way now: to be delivered in another order, or to be lost. */
    takeAll: () => wire.splice(0),
    deliver,
    async deliverAll() {
      while (wire.length > 0) {
        await deliver(wire.shift()!)
        connectPairs()
      }
      await settle()
    },
    close: (seat: Seat) => peers[seat].close(),
  }
}

let call: ReturnType<typeof network>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('MediaStream', EventTarget)
  open.clear()
  call = network()
})
afterEach(() => {
  for (const seat of SEATS) call.close(seat)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const CONNECTED = { client: 'connected', talent: 'connected' }

test('whoever comes second meets the first', async () => {
  await call.enter('client')
  await call.deliverAll()
  expect(call.links.client).toBe('waiting')
  await call.enter('talent')
  await call.deliverAll()
  expect(call.links).toEqual(CONNECTED)
})

test('two who enter at the same moment meet, though the company offers twice', async () => {
  await call.enter('client')
  await call.enter('talent')
  const [fromClient, fromTalent] = call.takeAll()
  // Both announce themselves; the talent also replies to the company: two reasons to offer.
  await call.deliver(fromTalent!)
  await call.deliver(fromClient!)
  await call.deliverAll()
  expect(call.links).toEqual(CONNECTED)
})

test('signals that overtake each other connect all the same', async () => {
  await call.enter('client')
  await call.enter('talent')
  for (let round = 0; round < 6; round++) for (const message of call.takeAll().toReversed()) await call.deliver(message)
  connectPairs()
  expect(call.links).toEqual(CONNECTED)
})

test('signals that are lost are sent again: the first word, and an answer', async () => {
  await call.enter('client')
  await call.enter('talent')
  call.takeAll()
  await vi.advanceTimersByTimeAsync(5000)
  for (const message of call.takeAll()) await call.deliver(message)
  // All offers are lost on the way.
  call.takeAll()
  await call.deliverAll()
  expect(call.links.client).toBe('connecting')
  await vi.advanceTimersByTimeAsync(20_000)
  await call.deliverAll()
  expect(call.links).toEqual(CONNECTED)
})

test('a connection that fails is made anew', async () => {
  await call.enter('client')
  await call.enter('talent')
  await call.deliverAll()
  for (const connection of open.values()) connection.change('failed')
  await vi.advanceTimersByTimeAsync(0)
  expect(call.links).not.toEqual(CONNECTED)
  await call.deliverAll()
  expect(call.links).toEqual(CONNECTED)
})

test('a page whose call has moved to another window stays silent', async () => {
  await call.enter('client')
  await call.enter('talent')
  await call.deliverAll()
  call.close('talent')
  for (const connection of open.values()) connection.change('failed')
  await vi.advanceTimersByTimeAsync(20_000)
  await call.deliverAll()
  expect(call.links.client).toBe('waiting')
})

test('without a network the page says so, and enters as soon as there is one', async () => {
  await call.enter('talent')
  call.setDown(true)
  await call.enter('client')
  expect(call.links.client).toBe('lost')
  call.setDown(false)
  await vi.advanceTimersByTimeAsync(5000)
  await call.deliverAll()
  expect(call.links).toEqual(CONNECTED)
})
