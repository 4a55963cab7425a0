import { useQuery } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { signedIn } from '../../../staff/api.ts'
import { fetchStaffVoice } from '../../api-voice.ts'
import { useBoardWords } from '../../messages/board/en.ts'

/** Lazy: fetched on play. */
export function RequestVoice({ projectId }: { projectId: string }) {
  const words = useBoardWords().facts
  const [isRequested, setRequested] = useState(false)
  const sound = useQuery({
    queryKey: ['staff', 'recordings', projectId],
    queryFn: () => signedIn(fetchStaffVoice(projectId)),
    enabled: isRequested,
    staleTime: Infinity,
  })
  if (sound.data) return <Player blob={sound.data} label={words.voice} />
  return (
    <div className="grid justify-items-start gap-3">
      {sound.isError && <Banner tone="danger">{words.voiceFailed}</Banner>}
      <Button
        kind="quiet"
        size="small"
        pending={sound.isFetching}
        onPress={() => (isRequested ? void sound.refetch() : setRequested(true))}
      >
        <Volume2 aria-hidden className="rtl:-scale-x-100" />
        {words.listen}
      </Button>
    </div>
  )
}

function Player({ blob, label }: { blob: Blob; label: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const objectUrl = URL.createObjectURL(blob)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [blob])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written it down
  return <audio controls autoPlay src={url} aria-label={label} className="h-11 w-full max-w-md" />
}
