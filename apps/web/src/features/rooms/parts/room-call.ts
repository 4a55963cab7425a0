import type { RoomNews } from '@fareeq/domain/rooms/schema.ts'
import type { MeetingRoomNews } from '@fareeq/domain/rooms/schema-meetings.ts'
import type { CallRoom } from './call-room.ts'
import { type Link, type ActiveMedia, createPeer } from './peer.ts'

export type CallState = { link: Link; theirs: MediaStream | null; their: ActiveMedia; mine: ActiveMedia }

const ALL: ActiveMedia = { mic: true, camera: true, screen: false }
const stopAll = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop())

/** State of the call on this page: presence, media of both sides, controls. */
export function createRoomCall(room: CallRoom) {
  const { seat } = room
  const tab = crypto.randomUUID()
  const listeners = new Set<() => void>()
  let state: CallState = { link: 'waiting', theirs: null, their: ALL, mine: ALL }
  let camera: MediaStream | null = null
  let screen: MediaStream | null = null

  function set(next: Partial<CallState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const peer = createPeer({
    room,
    tracks: () => ({
      audio: camera?.getAudioTracks()[0] ?? null,
      video: screen?.getVideoTracks()[0] ?? camera?.getVideoTracks()[0] ?? null,
    }),
    send: (signal) => room.send({ ...signal, from: tab }),
    onLink: (link) => set({ link }),
    onStream: (theirs) => set({ theirs }),
    onShown: (their) => set({ their }),
  })

  function receive(news: RoomNews | MeetingRoomNews) {
    if (news.kind !== 'signal' || news.signal.from === tab) return
    const { signal } = news
    if (news.seat !== seat && (!signal.to || signal.to === tab)) peer.hear(signal)
    // The same person joined on another page: this one leaves.
    if (news.seat === seat && signal.kind === 'here') {
      peer.close()
      set({ link: 'elsewhere' })
    }
  }

  function change(next: Partial<ActiveMedia>) {
    set({ mine: { ...state.mine, ...next } })
    tellOther()
    mute()
  }
  /** A camera that is blocked is off for the other one. */
  function tellOther() {
    const { mic, camera: isShown, screen: shares } = state.mine
    const has = (tracks: MediaStreamTrack[] | undefined) => (tracks?.length ?? 0) > 0
    peer.show({
      mic: mic && has(camera?.getAudioTracks()),
      camera: isShown && has(camera?.getVideoTracks()),
      screen: shares,
    })
  }
  function mute() {
    for (const track of camera?.getAudioTracks() ?? []) track.enabled = state.mine.mic
    for (const track of camera?.getVideoTracks() ?? []) track.enabled = state.mine.camera
  }
  function stopSharing() {
    stopAll(screen)
    screen = null
    void peer.replace()
    change({ screen: false })
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,
    /** Joins; returns the cleanup. */
    enter() {
      const stop = room.follow(receive)
      const leave = () => peer.leave()
      addEventListener('pagehide', leave)
      peer.enter()
      return () => {
        removeEventListener('pagehide', leave)
        stop()
        leave()
        stopAll(screen)
      }
    },
    /** replaceTrack: another camera or microphone without renegotiation. */
    show(stream: MediaStream | null) {
      camera = stream
      tellOther()
      mute()
      void peer.replace()
    },
    change,
    async share() {
      if (screen) return stopSharing()
      screen = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => null)
      if (!screen) return
      // The browser's own stop button.
      screen.getVideoTracks()[0]?.addEventListener('ended', stopSharing)
      await peer.replace()
      change({ screen: true })
    },
  }
}
