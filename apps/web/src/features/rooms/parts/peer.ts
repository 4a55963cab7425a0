import type { Signal } from '@fareeq/domain/rooms/schema.ts'
import type { CallRoom } from './call-room.ts'

/** `interrupted`: was connected, and the other side disappeared without `bye`. `lost`: the server cannot be reached. */
export type Link = 'waiting' | 'connecting' | 'connected' | 'interrupted' | 'lost' | 'elsewhere'
/** Media state of the other side, over a data channel, because a muted track cannot be recognised. */
export type ActiveMedia = { mic: boolean; camera: boolean; screen: boolean }

type Parts = {
  room: Pick<CallRoom, 'seat' | 'ice_servers'>
  tracks: () => { audio: MediaStreamTrack | null; video: MediaStreamTrack | null }
  send: (signal: Omit<Signal, 'from'>) => Promise<unknown>
  onLink: (link: Link) => void
  onStream: (stream: MediaStream | null) => void
  onShown: (media: ActiveMedia) => void
}

/** Offers are numbered; an answer and a candidate carry the number of their offer. */
type Negotiation<Data> = { round: number; data: Data }
type Description = Negotiation<RTCSessionDescriptionInit>
type Candidate = Negotiation<RTCIceCandidateInit>

/** Retries: a signal may be lost, and an offer without an answer never fails by itself. */
const RETRY_AFTER_MS: Partial<Record<Link, number>> = { waiting: 5000, lost: 5000, connecting: 15_000 }

/**
 * WebRTC peer. The company always offers and the other side answers, so there is no glare; a new page sends `here`, and its
 * receiver starts a new connection with it. Two pages that enter at once make the company offer twice, and signals may
 * overtake each other: only the newest round counts.
 */
export function createPeer({ room, tracks, send, onLink, onStream, onShown }: Parts) {
  const calls = room.seat === 'client'
  let connection: RTCPeerConnection | null = null
  let channel: RTCDataChannel | null = null
  let other: string | null = null
  let media: ActiveMedia = { mic: true, camera: true, screen: false }
  let round = 0
  let early: Candidate[] = []
  let link: Link = 'waiting'
  let retry: ReturnType<typeof setTimeout> | undefined
  let isOpen = false

  function setLink(next: Link) {
    if (!isOpen) return
    link = next
    clearTimeout(retry)
    const pause = RETRY_AFTER_MS[next]
    if (pause !== undefined) retry = setTimeout(announce, pause)
    onLink(next)
  }

  function hangUp() {
    connection?.close()
    connection = channel = null
    onStream(null)
  }

  function close() {
    isOpen = false
    clearTimeout(retry)
    hangUp()
  }

  /** Rounds are counted by the page that offers: another page starts again. */
  function meet(page: string) {
    if (page !== other && !calls) round = 0
    if (page !== other) early = []
    other = page
  }

  /** (Re)starts the negotiation: `here` makes the company offer, at once or after the talent's `here`. */
  function announce() {
    hangUp()
    setLink(link === 'lost' ? 'lost' : 'waiting')
    send({ kind: 'here' }).then(
      () => link === 'lost' && setLink('waiting'),
      () => link === 'waiting' && setLink('lost'),
    )
  }

  function connect(nextRound: number): RTCPeerConnection {
    hangUp()
    round = nextRound
    const pc = new RTCPeerConnection({ iceServers: room.ice_servers })
    connection = pc
    setLink('connecting')
    channel = pc.createDataChannel('shown', { negotiated: true, id: 0 })
    channel.addEventListener('open', () => show(media))
    channel.addEventListener('message', ({ data }) => onShown(JSON.parse(String(data)) as ActiveMedia))
    pc.addEventListener('track', ({ streams: [stream] }) => stream && onStream(stream))
    pc.addEventListener(
      'icecandidate',
      ({ candidate }) => candidate && sendSignal('candidate', { round: nextRound, data: candidate.toJSON() }),
    )
    pc.addEventListener('connectionstatechange', () => {
      if (pc !== connection) return
      if (pc.connectionState === 'connected') setLink('connected')
      if (pc.connectionState === 'failed') announce()
      if (pc.connectionState === 'disconnected') setLink('interrupted')
    })
    return pc
  }

  const sendSignal = (kind: 'description' | 'candidate', data: Negotiation<object>) =>
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

  async function describe(pc: RTCPeerConnection) {
    await fill(pc)
    await pc.setLocalDescription()
    if (pc === connection && pc.localDescription)
      sendSignal('description', { round, data: pc.localDescription.toJSON() })
  }

  async function described({ round: theirs, data }: Description) {
    if (data.type === 'offer' && theirs > round) {
      const pc = connect(theirs)
      await pc.setRemoteDescription(data)
      await describe(pc)
    } else if (data.type === 'answer' && theirs === round) await connection?.setRemoteDescription(data)
    else return
    for (const { round: candidateRound, data: candidate } of early.splice(0))
      if (candidateRound === round) await connection?.addIceCandidate(candidate).catch(() => {})
  }

  async function candidate({ round: theirs, data }: Candidate) {
    if (theirs === round && connection?.remoteDescription) await connection.addIceCandidate(data).catch(() => {})
    else if (theirs >= round) early.push({ round: theirs, data })
  }

  async function receive({ kind, from, to, data }: Signal) {
    if (kind === 'here') {
      meet(from)
      if (calls) await describe(connect(round + 1))
      else if (!to) await send({ kind: 'here', to: from }).catch(() => {})
    } else if (from !== other && other !== null) return
    else if (kind === 'bye') {
      hangUp()
      other = null
      setLink('waiting')
    } else {
      meet(from)
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
    enter() {
      isOpen = true
      announce()
    },
    hear: (signal: Signal) => void inOrder(async () => isOpen && (await receive(signal))),
    show,
    /** replaceTrack: another camera, microphone or screen without renegotiation. */
    replace: () =>
      inOrder(async () => {
        if (connection) await fill(connection)
      }),
    leave() {
      close()
      void send({ kind: 'bye' }).catch(() => {})
    },
    close,
  }
}
