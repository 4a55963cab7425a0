import type { Room, Signal } from '@fareeq/domain/rooms/schema.ts'

/** `interrupted`: was connected, and the other side disappeared without `bye`. */
export type Link = 'waiting' | 'connecting' | 'connected' | 'interrupted' | 'lost' | 'elsewhere'
/** Media state of the other side, over a data channel, because a muted track cannot be recognised. */
export type ActiveMedia = { mic: boolean; camera: boolean; screen: boolean }

type Parts = {
  room: Pick<Room, 'seat' | 'ice_servers'>
  tracks: () => { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }
  send: (signal: Omit<Signal, 'from'>) => Promise<unknown>
  onLink: (link: Link) => void
  onStream: (stream: MediaStream | null) => void
  onShown: (media: ActiveMedia) => void
}

/**
 * WebRTC peer. The company always offers and the talent answers, so there is no glare; a new page sends `here`, and its
 * receiver starts a new connection with it.
 */
export function createPeer({ room, tracks, send, onLink, onStream, onShown }: Parts) {
  const calls = room.seat === 'client'
  let connection: RTCPeerConnection | null = null
  let channel: RTCDataChannel | null = null
  let other: string | null = null
  let media: ActiveMedia = { mic: true, camera: true, screen: false }
  let early: RTCIceCandidateInit[] = []

  function hangUp() {
    connection?.close()
    connection = channel = null
    early = []
    onStream(null)
  }

  function connect(): RTCPeerConnection {
    hangUp()
    const pc = new RTCPeerConnection({ iceServers: room.ice_servers })
    connection = pc
    onLink('connecting')
    channel = pc.createDataChannel('shown', { negotiated: true, id: 0 })
    channel.addEventListener('open', () => show(media))
    channel.addEventListener('message', ({ data }) => onShown(JSON.parse(String(data)) as ActiveMedia))
    pc.addEventListener('track', ({ streams: [stream] }) => stream && onStream(stream))
    pc.addEventListener('icecandidate', ({ candidate }) => candidate && sendSignal('candidate', candidate.toJSON()))
    pc.addEventListener('connectionstatechange', () => {
      if (pc !== connection) return
      if (pc.connectionState === 'connected') onLink('connected')
      if (pc.connectionState === 'failed') void again()
      if (pc.connectionState === 'disconnected') onLink('interrupted')
    })
    return pc
  }

  const sendSignal = (kind: 'description' | 'candidate', data: object) =>
    void send({ kind, to: other ?? undefined, data: JSON.stringify(data) }).catch(() => {})

  /** Both tracks in one stream, so that the other side plays them in sync. */
  async function fill(pc: RTCPeerConnection) {
    const { audio, video } = tracks()
    const stream = new MediaStream()
    for (const [kind, track] of [['audio', audio] as const, ['video', video] as const]) {
      const existing = pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
      const transceiver = existing ?? pc.addTransceiver(kind, { direction: 'sendrecv', streams: [stream] })
      transceiver.direction = 'sendrecv'
      if (existing) existing.sender.setStreams?.(stream)
      await transceiver.sender.replaceTrack(track)
    }
  }

  async function offer() {
    const pc = connect()
    await fill(pc)
    await pc.setLocalDescription()
    if (pc === connection && pc.localDescription) sendSignal('description', pc.localDescription.toJSON())
  }

  /** ICE restart; the answering side requests it. */
  async function again() {
    onLink('connecting')
    if (calls) await offer()
    else await send({ kind: 'here' }).catch(() => {})
  }

  async function described(data: RTCSessionDescriptionInit) {
    if (data.type === 'offer') {
      const pc = connect()
      await pc.setRemoteDescription(data)
      await fill(pc)
      await pc.setLocalDescription()
      if (pc.localDescription) sendSignal('description', pc.localDescription.toJSON())
    } else await connection?.setRemoteDescription(data)
    for (const candidate of early.splice(0)) await connection?.addIceCandidate(candidate).catch(() => {})
  }

  async function candidate(data: RTCIceCandidateInit) {
    if (connection?.remoteDescription) await connection.addIceCandidate(data).catch(() => {})
    else early.push(data)
  }

  async function receive({ kind, from, to, data }: Signal) {
    if (kind === 'here') {
      other = from
      if (calls) await offer()
      else if (!to) await send({ kind: 'here', to: from }).catch(() => {})
    } else if (from !== other && other !== null) return
    else if (kind === 'bye') {
      hangUp()
      other = null
      onLink('waiting')
    } else {
      other = from
      const message = JSON.parse(data ?? 'null')
      await (kind === 'description' ? described(message) : candidate(message))
    }
  }

  /** Serialised: a candidate must not overtake its description. */
  let queue = Promise.resolve()
  const inOrder = (work: () => Promise<unknown>) =>
    (queue = queue.then(work).then(
      () => {},
      () => {},
    ))

  function show(next: ActiveMedia) {
    media = next
    if (channel?.readyState === 'open') channel.send(JSON.stringify(next))
  }

  return {
    enter: () => send({ kind: 'here' }),
    hear: (signal: Signal) => void inOrder(() => receive(signal)),
    show,
    /** replaceTrack: another camera, microphone or screen without renegotiation. */
    replace: () =>
      inOrder(async () => {
        if (connection) await fill(connection)
      }),
    leave() {
      hangUp()
      void send({ kind: 'bye' }).catch(() => {})
    },
    close: hangUp,
  }
}
