import type { Evidence } from '@fareeq/domain/talent-evidence/schema.ts'
import { CLIP_SECONDS } from '@fareeq/domain/talent-evidence/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { RecordedVideo } from '../../../ui/media/recorded-video.tsx'
import { talentVideosQuery } from '../api-view.ts'
import { useViewWords } from '../messages/en.ts'

type Props = { talentId: string; name: string; evidence: readonly Evidence[] | null; token?: string | undefined }

/** The way to what somebody said on video, with its first seconds here; where nothing was recorded, to what they wrote. */
export function TalentAnswers({ talentId, name, evidence, token }: Props) {
  const { answers: words } = useViewWords()
  const [isOpen, setOpen] = useState(false)
  const isRecorded = evidence?.some(({ kind }) => kind === 'video') ?? false
  return (
    <div className="grid w-full justify-items-start gap-1.5 print:hidden">
      {isRecorded && !isOpen && (
        <Button kind="quiet" size="small" onPress={() => setOpen(true)} aria-label={words.watchOf(name)}>
          <Play aria-hidden />
          {words.watch}
        </Button>
      )}
      {isOpen && <Clip talentId={talentId} token={token} name={name} />}
      <TextLink
        as={PageLink}
        href={pathTo('videoInterview', { id: talentId }, token ? { token } : {})}
        aria-label={isRecorded ? words.allOf(name) : words.readOf(name)}
        className="text-sm"
      >
        {isRecorded ? words.all : words.read}
      </TextLink>
    </div>
  )
}

function Clip({ talentId, token, name }: Pick<Props, 'talentId' | 'token' | 'name'>) {
  const { answers: words } = useViewWords()
  const lang = useLang()
  const { data, isPending, isFetching, refetch } = useQuery(talentVideosQuery(talentId, token, lang))
  if (isPending) return <p className="text-sm text-ink-soft">{words.loading}</p>
  const recorded = data?.videos.flatMap(({ answers }) => answers).find(({ video }) => video !== null)
  if (!recorded?.video) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <figure className="grid w-full max-w-sm gap-1">
      <RecordedVideo
        // Media fragment: the player stops by itself.
        src={`${recorded.video.url}#t=0,${CLIP_SECONDS}`}
        label={words.watchOf(name)}
        className="aspect-video"
      />
      <figcaption className="text-sm text-ink-soft">{recorded.ask[lang]}</figcaption>
    </figure>
  )
}
