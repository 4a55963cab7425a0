import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/page-link.tsx'
import { useSession } from '../../../platform/session.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AccountFacts } from '../../accounts/parts/account-facts.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { useProjects } from '../api.ts'
import { ProjectList } from '../parts/project-list.tsx'
import { useHomeWords } from '../parts/use-request-words.ts'

export function Screen() {
  const words = useHomeWords().profile
  const countries = useChoices(countriesQuery)
  const { user } = useSession()
  const { projects, project } = useProjects()
  if (!user) return null
  const facts = [
    { id: 'role', name: words.role, value: user.role && <bdi>{user.role}</bdi> },
    { id: 'country', name: words.country, value: countries.find(({ id }) => id === user.country)?.name },
    {
      id: 'website',
      name: words.website,
      value: user.website && (
        <TextLink href={user.website} target="_blank" rel="noopener noreferrer" className="ltr-island break-all">
          {user.website.replace(/^https?:\/\//, '')}
        </TextLink>
      ),
    },
  ].filter(({ value }) => value)
  return (
    <>
      <PageHeader title={<bdi>{`${user.first_name} ${user.last_name}`.trim() || user.email}</bdi>} text={words.text} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          {facts.length > 0 && (
            <Card as="section" pad="large" aria-labelledby="company">
              <CardHead id="company" title={words.company} />
              <KeyValues items={facts} columns={2} />
            </Card>
          )}
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
