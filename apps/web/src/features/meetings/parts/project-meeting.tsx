import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { Video } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useMay } from '../../../platform/session/may.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useZone } from '../../../platform/i18n/zone.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { BothClocks } from './chosen-time.tsx'
import { useRequestWords } from '../../client-projects/messages/wizard/en.ts'

/** When and where the meeting of a request is, if it has one, and the way to another time. */
export function ProjectMeeting({ project }: { project: Pick<ClientProject, 'meeting_link' | 'meeting_start_time'> }) {
  const words = useRequestWords().done
  const zone = useZone()
  const mayMove = useMay('meetings.keep')
  const { meeting_link, meeting_start_time } = project
  if (!meeting_link || !meeting_start_time) return null
  return (
    <Card as="section" aria-labelledby="meeting">
      <CardHead id="meeting" title={words.meeting} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <BothClocks start={meeting_start_time} timezone={zone} />
        <ButtonLink href={meeting_link} kind="quiet">
          <Video aria-hidden />
          {words.meetingLink}
        </ButtonLink>
      </div>
      {mayMove && (
        <p className="mt-1 text-sm">
          <TextLink as={PageLink} href={pathTo('bookMeeting')} className="inline-block py-2.5">
            {words.meetingMove}
          </TextLink>
        </p>
      )}
    </Card>
  )
}
