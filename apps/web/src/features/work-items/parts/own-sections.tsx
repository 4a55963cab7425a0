import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { sectionOf, sectionsFor } from '../../staff/parts/staff-sections.ts'
import { useStaffWords } from '../../staff/parts/use-staff-words.ts'

/** The sections of a role whose work has no clock; without any, the texts of the site and their calls. */
export function OwnSections({ roles }: { roles: readonly string[] }) {
  const words = useStaffWords()
  const sections = sectionsFor(roles)
  if (sections.length === 0)
    return (
      <>
        <ButtonLink as={PageLink} href={pathTo('homeClient')}>
          {words.site}
        </ButtonLink>
        <ButtonLink kind="quiet" href="/api/docs">
          {words.docs}
        </ButtonLink>
      </>
    )
  return sections.map((id) => {
    const Icon = sectionOf(id).icon
    return (
      <ButtonLink key={id} as={PageLink} kind="quiet" href={pathTo('opsSection', { section: id })}>
        <Icon aria-hidden />
        {id === 'audit' ? words.audit.title : words[id]}
      </ButtonLink>
    )
  })
}
