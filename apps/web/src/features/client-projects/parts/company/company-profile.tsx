import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { meQuery } from '../../../../platform/session/me.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { AccountFacts } from '../../../accounts/parts/account-facts.tsx'
import { Team } from '../../../organisations/parts/team.tsx'
import { useProjects } from '../../api.ts'
import { CompanyForm } from './company-form.tsx'
import { ProjectList } from '../home/project-list.tsx'
import { useHomeWords } from '../../messages/home/en.ts'

/** `openMatters`: what is open of a colleague, where they are let go. */
export function CompanyProfile({ openMatters }: { openMatters: (id: string) => ReactNode }) {
  const words = useHomeWords().profile
  const lang = useLang()
  const { user } = useSession()
  // Subscribed, to show what another window saves.
  useQuery(meQuery())
  const { projects, project } = useProjects()
  if (!user) return null
  return (
    <>
      <PageHeader title={<bdi>{nameFor(user, lang) || user.email}</bdi>} text={words.text} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <CompanyForm user={user} />
          <Team openMatters={openMatters} />
          {projects && <ProjectList projects={projects} active={project} />}
        </div>
        <div className="grid gap-6">
          <AccountFacts user={user} />
          <Card as="section" aria-labelledby="settings">
            <CardHead id="settings" title={words.settings} text={words.settingsText} />
            <ButtonLink as={PageLink} href={pathTo('settings')} kind="quiet">
              {words.openSettings}
            </ButtonLink>
          </Card>
        </div>
      </div>
    </>
  )
}
