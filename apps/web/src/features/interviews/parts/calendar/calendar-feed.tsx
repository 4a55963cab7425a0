import { TALENT, type UserType } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import { LinkBox } from '../../../../ui/fields/link-box.tsx'
import { makeFeed } from '../../api-calendar.ts'
import { ar } from '../../messages/calendar/ar.ts'
import { en } from '../../messages/calendar/en.ts'

/** The secret address a calendar reads: shown once, a new one with each request. */
export function CalendarFeed({ type }: { type: UserType }) {
  const words = useWords({ ar, en })
  const [url, setUrl] = useState<string | null>(null)
  const make = useAction(async () => setUrl(await makeFeed()), { refused: 'handled' })
  return (
    <Card as="section" pad="large" aria-labelledby="calendar-feed">
      <CardHead id="calendar-feed" title={words.title} text={words.text[type === TALENT ? 'talent' : 'client']} />
      {url ? (
        <Address url={url} words={words} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="quiet" pending={make.isPending} onPress={() => void make.run()}>
            <CalendarPlus aria-hidden />
            {words.make}
          </Button>
          <p className="text-sm text-ink-soft">{words.before}</p>
        </div>
      )}
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
