import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { LinkBox } from '../../../../ui/fields/link-box.tsx'
import { feedQuery, makeFeed, revokeFeed } from '../../api-calendar.ts'
import { ar } from '../../messages/calendar/ar.ts'
import { en } from '../../messages/calendar/en.ts'

type Props = { audience: 'talent' | 'client' | 'staff' }

/** The secret address a calendar reads: shown once, a new one with each request, and revoked without one. */
export function CalendarFeed({ audience }: Props) {
  const words = useWords({ ar, en })
  const moment = useMoment()
  const realm = audience === 'staff' ? 'staff' : 'own'
  const { data } = useQuery(feedQuery(realm))
  const [url, setUrl] = useState<string | null>(null)
  const make = useAction(async () => setUrl(await makeFeed(realm)), { refused: 'handled' })
  const revoke = async () => {
    await revokeFeed(realm)
    setUrl(null)
  }
  return (
    <Card as="section" pad="large" aria-labelledby="calendar-feed">
      <CardHead id="calendar-feed" title={words.title} text={words.text[audience]} />
      {url && <Address url={url} words={words} />}
      <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', url !== null && 'mt-4')}>
        {!url && (
          <Button kind="quiet" pending={make.isPending} onPress={() => void make.run()}>
            <CalendarPlus aria-hidden />
            {data?.since ? words.renew : words.make}
          </Button>
        )}
        {data?.since && (
          <ConfirmButton
            label={words.revoke}
            button={{ kind: 'ghost' }}
            title={words.revokeTitle}
            text={words.revokeText}
            onConfirm={() => runWithToast(revoke(), words.revoked)}
          />
        )}
        {data?.since && !url && (
          <p className="text-sm text-ink-soft">
            {words.since(moment(data.since))} {words.before}
          </p>
        )}
      </div>
    </Card>
  )
}

const Address = ({ url, words }: { url: string; words: typeof ar }) => (
  <div role="status" className="grid gap-3">
    <p className="text-sm">{words.secret}</p>
    <LinkBox label={words.address} value={url} />
    <div className="flex flex-wrap gap-2">
      <CopyButton text={url} label={words.copy} />
      <ButtonLink kind="ghost" size="small" href={url.replace(/^https?:/, 'webcal:')}>
        {words.open}
      </ButtonLink>
    </div>
  </div>
)
