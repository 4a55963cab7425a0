import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { announce } from '../../../../ui/announce.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { clock } from '../../../../ui/dates/moments.tsx'
import { RecordedVideo } from '../../../../ui/media/recorded-video.tsx'
import { apiUrl } from '../../api-videos.ts'
import type { PanelProps } from '../runner/panel.ts'
import { useVideoWords } from '../../messages/video/en.ts'

type Props = {
  takes: PanelProps<'video'>['takes']
  selected: number | null
  onChoose: (take: number) => void
}

/** What has arrived: to be watched, and of two the one that counts to be chosen. */
export function TakeList({ takes, selected, onChoose }: Props) {
  const { takes: words } = useVideoWords()
  const lastCount = useRef(takes.length)
  useEffect(() => {
    if (takes.length > lastCount.current) announce(words.arrived)
    lastCount.current = takes.length
  }, [takes.length, words])
  if (takes.length === 0) return null
  return (
    <section aria-label={words.title} className="grid gap-3">
      {takes.length > 1 && <p className="text-sm text-ink-soft">{words.choose}</p>}
      <ul className={cx('grid gap-4', takes.length > 1 ? 'sm:grid-cols-2' : 'max-w-md')}>
        {takes.map(({ take, seconds, url }) => (
          <li key={take} className="grid content-start gap-2">
            <RecordedVideo src={apiUrl(url)} label={words.of(take)} />
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
              <p className="text-sm">
                {words.of(take)} <bdi className="num text-ink-faint">{clock(seconds)}</bdi>
              </p>
              {take === selected ? (
                <p className="flex items-center gap-1.5 text-sm font-strong text-positive">
                  <Check aria-hidden className="size-4" />
                  {words.kept}
                </p>
              ) : (
                <Button
                  kind="quiet"
                  size="small"
                  onPress={() => onChoose(take)}
                  aria-label={`${words.use}: ${words.of(take)}`}
                >
                  {words.use}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
