// Records both voices and the other's video to a local file.

const KINDS = ['video/webm;codecs=vp8,opus', 'video/mp4', 'video/webm']

export function record(mine: MediaStream | null, theirs: MediaStream, onFile: (file: Blob) => void): () => void {
  const context = new AudioContext()
  const mixed = context.createMediaStreamDestination()
  for (const stream of [mine, theirs])
    if (stream?.getAudioTracks().length) context.createMediaStreamSource(stream).connect(mixed)
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(
    new MediaStream([...theirs.getVideoTracks(), ...mixed.stream.getAudioTracks()]),
    mimeType ? { mimeType } : undefined,
  )
  const chunks: Blob[] = []
  recorder.ondataavailable = ({ data }) => chunks.push(data)
  recorder.onstop = () => {
    void context.close()
    onFile(new Blob(chunks, { type: recorder.mimeType }))
  }
  recorder.start(5000)
  return () => recorder.state !== 'inactive' && recorder.stop()
}
