import { KIND_NAMES } from '@fareeq/domain/notifications/rules.ts'
import type { Channel } from '@fareeq/domain/notifications/limits.ts'
import type { NoticeKind, Notices } from '@fareeq/domain/notifications/schema.ts'
import { TALENT, type UserType } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { chooseNotice, noticesQuery } from '../api.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { TroubleNote } from './trouble-note.tsx'

/** Fixed grid columns, so that channels line up. */
const COLUMN: Record<Channel, string> = { email: 'col-start-1', sms: 'col-start-2', whatsapp: 'col-start-3' }

type Props = { type: UserType; isPhoneVerified: boolean }

export function NoticeChoices({ type, isPhoneVerified }: Props) {
  const words = useWords({ ar, en })
  const { data, isError, isFetching, refetch } = useQuery(noticesQuery())
  return (
    <Card as="section" pad="large" aria-labelledby="notices">
      <CardHead id="notices" title={words.title} text={words.text} />
      {!isPhoneVerified && <Banner className="mb-4">{words.phoneFirst}</Banner>}
      {data?.meta.troubled.map((trouble) => (
        <TroubleNote key={trouble.channel} trouble={trouble} />
      ))}
      {isError && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && (
        <Skeletons label={words.loading}>
          <SkeletonRows rows={6} />
        </Skeletons>
      )}
      {data && (
        <ul className="divide-y divide-line border-y border-line">
          {data.data.map((notice) => (
            <Row key={notice.kind} notice={notice} type={type} />
          ))}
        </ul>
      )}
      <div className="mt-4 grid gap-1 text-sm text-ink-soft">
        <p>{words.night}</p>
        <p>{words.gathered}</p>
        <p>{words.always}</p>
        <p>
          {words.lang}{' '}
          <TextLink as={PageLink} href={pathTo('settings')} className="hit">
            {words.changeLang}
          </TextLink>
        </p>
      </div>
    </Card>
  )
}

function Row({ notice: { kind, channels }, type }: { notice: Notices[number]; type: UserType }) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const texts: Partial<Record<NoticeKind, string>> = type === TALENT ? words.talent : words.client
  return (
    <li>
      <div
        role="group"
        aria-labelledby={`notice-${kind}`}
        className="grid items-center gap-x-8 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="min-w-0">
          <h3 id={`notice-${kind}`} className="text-[0.9375rem] leading-normal font-strong">
            {KIND_NAMES[kind][lang]}
          </h3>
          <p className="text-sm text-ink-soft">{texts[kind]}</p>
        </div>
        <div className="grid grid-cols-3 gap-x-2 sm:grid-cols-[repeat(3,9.75rem)] sm:gap-x-0">
          {channels.map(({ channel, wanted }) => (
            <Switch
              key={channel}
              className={cx(
                'whitespace-nowrap max-sm:flex-col max-sm:items-start max-sm:gap-1 max-sm:py-1.5',
                COLUMN[channel],
              )}
              value={wanted}
              onChange={(next) => void chooseNotice({ kind, channel, wanted: next })}
            >
              {words.channels[channel]}
            </Switch>
          ))}
        </div>
      </div>
    </li>
  )
}
