import type { VideoAnswers } from '@fareeq/domain/assessments/schema-report.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { UserNote } from '../../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { RecordedVideo } from '../../../../ui/media/recorded-video.tsx'
import { useReportWords } from '../../messages/report/en.ts'

/** The questions of the video assessments with what was recorded or written. */
export function VideoList({ videos }: { videos: VideoAnswers }) {
  const lang = useLang()
  const words = useReportWords()
  const moment = useMoment()
  return videos.map(({ attempt_id, title, taken_at, answers }) => (
    <Card key={attempt_id} as="section" aria-labelledby={`video-${attempt_id}`} className="lg:p-7">
      <CardHead id={`video-${attempt_id}`} title={title[lang]} text={words.takenAt(moment(taken_at))} />
      <ol className="grid gap-6">
        {answers.map(({ ask, video, written }) => (
          <li key={ask.en} className="grid gap-2">
            <p className="font-strong">{ask[lang]}</p>
            {video && (
              <RecordedVideo
                src={video.url}
                label={words.video.watch(ask[lang])}
                className="aspect-video w-full max-w-2xl rounded-md bg-sunken"
              />
            )}
            {written && (
              <div className="rounded-md bg-sunken px-3 py-2.5">
                <p className="text-sm text-ink-faint">{words.video.written}</p>
                <UserNote>{written}</UserNote>
              </div>
            )}
            {!video && !written && <p className="text-sm text-ink-faint">{words.video.unanswered}</p>}
          </li>
        ))}
      </ol>
    </Card>
  ))
}
