import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'

type Props = { id: string; name: string; isClosed: boolean }

/** An imported person has no page before they agree. */
export const TalentLink = ({ id, name, isClosed }: Props) =>
  isClosed ? (
    <bdi className="font-strong">{name}</bdi>
  ) : (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'talents', id })} className="font-strong">
      <bdi>{name}</bdi>
    </TextLink>
  )
