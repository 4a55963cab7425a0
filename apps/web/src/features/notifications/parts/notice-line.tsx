import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import type { NoticeEntry } from '@fareeq/domain/notifications/schema-centre.ts'
import { Check } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { IconButton } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { readNotices } from '../api-centre.ts'
import { useCentreWords } from '../messages/centre/en.ts'

type Props = { entry: NoticeEntry; onLeave: () => void }

/** One notice: its text is a link, with the reason why it was sent below. */
export function NoticeLine({ entry, onLeave }: Props) {
  const words = useCentreWords()
  const lang = useLang()
  const { id, kind, title, path, created_at, read_at } = entry
  const isNew = read_at === null
  const open = () => {
    if (isNew) void readNotices({ ids: [id] })
    onLeave()
  }
  return (
    <li className="flex items-start gap-2 py-2.5">
      <div className="min-w-0 flex-1">
        <PageLink href={path} onClick={open} className="-mx-1 block rounded-sm px-1 py-1.5 hover:bg-sunken">
          <span className={cx('block wrap-anywhere', isNew && 'font-strong')}>
            {isNew && (
              <>
                <Nuqta className="me-2 text-[0.55rem] text-point" />
                <span className="sr-only">{words.isNew}: </span>
              </>
            )}
            {title[lang]}
          </span>
          <span className="block text-sm text-ink-soft">
            {KIND_NAMES[kind][lang]} · <RelativeTime at={new Date(created_at)} />
          </span>
        </PageLink>
        <Why entry={entry} onLeave={onLeave} />
      </div>
      {isNew && (
        <IconButton label={`${words.read}: ${title[lang]}`} onPress={() => void readNotices({ ids: [id] })}>
          <Check aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

function Why({ entry: { kind, told }, onLeave }: Props) {
  const words = useCentreWords()
  const lang = useLang()
  return (
    <Disclosure title={words.why} isQuiet className="text-sm text-ink-soft">
      <p>{words.because(KIND_NAMES[kind][lang])}</p>
      {told.map(({ channel, reason }) => (
        <p key={channel}>{words.told(channel, reason)}</p>
      ))}
      {told.length === 0 && <p>{words.alone}</p>}
      <TextLink
        as={PageLink}
        href={pathTo('settings', {}, { tab: 'notifications' })}
        onClick={onLeave}
        className="inline-flex min-h-11 items-center"
      >
        {words.change}
      </TextLink>
    </Disclosure>
  )
}
