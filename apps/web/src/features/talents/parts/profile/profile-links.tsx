import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import type { Project } from '@fareeq/domain/talents/schema-entries.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/display/badge.tsx'
import { UserText } from '../../../../ui/display/user-text.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { ProfileEmpty, ProfileSection } from './profile-section.tsx'
import { editHref } from './profile-way.ts'
import { useProfileWords } from '../../messages/profile/en.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

/** An external link in a new tab, announced as such. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const words = useProfileWords()
  return (
    <TextLink href={href} target="_blank" rel="noopener noreferrer nofollow" className="wrap-anywhere">
      {children}
      <ArrowUpRight aria-hidden className="ms-0.5 inline size-4 rtl:-scale-x-100" />
      <span className="sr-only"> ({words.newTab})</span>
    </TextLink>
  )
}

/** A URL for display. */
const displayUrl = (link: string) => link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

export function ProfileProjects({
  projects,
  typeName,
}: {
  projects: readonly Project[]
  typeName: (key: string) => string
}) {
  const title = useProfileWords().projects
  const words = useEntryWords().projects
  const href = editHref(TALENT_STEP.projects)
  return (
    <ProfileSection id="projects" title={title} edit={projects.length > 0 ? href : undefined}>
      {projects.length === 0 ? (
        <ProfileEmpty title={words.empty} text={words.emptyText} href={href} action={words.add} />
      ) : (
        <ProjectLines projects={projects} typeName={({ type }) => typeName(type)} />
      )}
    </ProfileSection>
  )
}

/** The same, read only. */
export const ProjectLines = <One extends Project>({
  projects,
  typeName,
}: {
  projects: readonly One[]
  typeName: (project: One) => string
}) => (
  <ul className="grid">
    {projects.map((project) => (
      <li key={project.id} className="grid gap-0.5 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
        <span className="flex flex-wrap items-center gap-2.5">
          <span className="font-strong wrap-anywhere">
            <UserText>{project.name}</UserText>
          </span>
          <Badge>{typeName(project)}</Badge>
        </span>
        {project.link && (
          <span className="text-sm">
            <OutsideLink href={project.link}>
              <span className="ltr-island">{displayUrl(project.link)}</span>
            </OutsideLink>
          </span>
        )}
      </li>
    ))}
  </ul>
)

export function ProfileLinks({ linkedin, accounts }: Pick<Profile['basicInfo'], 'linkedin' | 'accounts'>) {
  const words = useProfileWords()
  const href = editHref(TALENT_STEP.account, 'links')
  const links = [linkedin, ...accounts].filter((link) => link !== null)
  return (
    <ProfileSection id="links" title={words.links} edit={links.length > 0 ? href : undefined}>
      {links.length === 0 ? (
        <ProfileEmpty title={words.noLinks} text={words.noLinksText} href={href} action={words.addLinks} />
      ) : (
        <ul className="grid gap-2">
          {links.map((link) => (
            <li key={link} className="flex min-h-8 items-center">
              <OutsideLink href={link}>
                <span className="ltr-island">{displayUrl(link)}</span>
              </OutsideLink>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}
