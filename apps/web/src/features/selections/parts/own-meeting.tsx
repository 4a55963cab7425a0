import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { OwnSelection } from '@fareeq/domain/selections/schema.ts'
import { Video } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { DeviceCheckLink } from '../../device-checks/parts/device-check-link.tsx'
import { BothClocks } from '../../meetings/parts/chosen-time.tsx'
import { ownPath } from '../../meetings/parts/own-path.ts'
import { useOwnSelectionWords } from '../messages/own/en.ts'

type Meeting = NonNullable<NonNullable<OwnSelection>['meeting']>

/** The talent's next meeting with us: when, with whom, the way in, and the page where it is moved or given up. */
export function OwnMeeting({ meeting: { start, host, topic, link, token } }: { meeting: Meeting }) {
  const words = useOwnSelectionWords()
  const zone = useZone(BUSINESS_ZONE)
  const own = ownPath(link)
  const way = own ? { as: PageLink, href: own } : { href: link, target: '_blank', rel: 'noopener noreferrer' }
  return (
    <section
      aria-label={topic ?? words.meeting}
      className="mt-5 grid gap-3 rounded-lg border border-line bg-sunken p-4"
    >
      <div className="grid gap-1">
        <h3 className="text-base">{topic ?? words.meeting}</h3>
        <BothClocks start={start} timezone={zone} />
        <p className="text-sm text-ink-soft">
          {words.with} <bdi>{host}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <ButtonLink {...way} size="small">
          <Video aria-hidden />
          {words.join}
        </ButtonLink>
        <ButtonLink as={PageLink} href={pathTo('bookMeeting', {}, { meeting: token })} kind="quiet" size="small">
          {words.changeMeeting}
        </ButtonLink>
        <DeviceCheckLink />
      </div>
    </section>
  )
}
