import { nextMove } from '@fareeq/domain/client-projects/rules.ts'
import { countFor, countOfRequest, itemsFor } from '@fareeq/domain/counters/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { nameFor, namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pathTo } from '../../paths.ts'
import { useFirstAnswersComing } from '../../platform/calls/use-first-answers.ts'
import { countersQuery } from '../../platform/session/counters.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { useHref } from '../../platform/navigation/location.tsx'
import { navigate } from '../../platform/navigation/navigate.ts'
import { switchProject, useActiveProject } from '../../features/client-projects/api-active.ts'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Filled } from '../../ui/display/filled.tsx'
import { SkeletonBlock, Skeletons } from '../../ui/display/skeleton.tsx'
import { ErrorState } from '../../ui/display/states.tsx'
import { useAccountWords } from '../../features/accounts/messages/en.ts'
import { ownManagerQuery } from '../../features/companies/api-acts.ts'
import { OwnManager } from '../../features/companies/parts/own-manager.tsx'
import { minimalOf, useProjects } from '../../features/client-projects/api.ts'
import { HomeMore } from '../../features/client-projects/parts/home/home-more.tsx'
import { HomeNext } from '../../features/client-projects/parts/home/home-next.tsx'
import { ProjectList } from '../../features/client-projects/parts/home/project-list.tsx'
import { HomePeople, useCompanyContracts } from '../../features/contracts/parts/home-people.tsx'
import { ContractsCost } from '../../features/costs/parts/contracts-cost.tsx'
import { useWaitingWords } from '../../features/counters/messages/en.ts'
import { WaitingList } from '../../features/counters/parts/waiting-list.tsx'
import { ProjectMeeting } from '../../features/meetings/parts/project-meeting.tsx'
import { useHomeWords } from '../../features/client-projects/messages/home/en.ts'

/** The request that a mail links to becomes the one the pages are about. */
function useLinkedRequest(projects: readonly ClientProject[] | undefined, active: ClientProject | undefined) {
  const { request } = readHref(useHref()).query
  const linked = projects?.find(({ id }) => id === request)
  const isElsewhere = linked !== undefined && linked.id !== active?.id
  useEffect(() => {
    if (!isElsewhere) return
    void switchProject(minimalOf(linked)).then(() => navigate(pathTo('clientHome'), { replace: true }))
  }, [isElsewhere, linked])
}

/** Whether it is still unknown which rows the page has. Fetched with the requests: no layout shift. */
function useRowsComing(): boolean {
  const counters = useQuery(countersQuery(useActiveProject()))
  const manager = useQuery(ownManagerQuery())
  return useFirstAnswersComing(counters, manager, useCompanyContracts())
}

export function Screen() {
  const words = useHomeWords()
  const lang = useLang()
  const { welcome } = useAccountWords().home
  const { user } = useSession()
  const { projects, project, isError, isFetching, refetch } = useProjects()
  const isComing = useRowsComing()
  const { data } = useQuery(countersQuery(useActiveProject()))
  const { ofRequest } = useWaitingWords()
  useLinkedRequest(projects, project)
  if (!user) return null
  const name = nameFor(user, lang)
  const { items: all = [], counts = [] } = data?.waiting ?? {}
  const items = itemsFor(all, project?.id ?? null)
  const count = countFor(counts, project?.id ?? null)
  const inWords = (waiting: number) => (waiting > 0 ? ofRequest(waiting) : null)
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-4 xs:gap-5">
        <PageLink
          href={pathTo('clientProfile')}
          aria-label={words.nav.sections.profile}
          className="flex-none rounded-full"
        >
          <Avatar id={user.id} name={name || user.email} size="lg" />
        </PageLink>
        <div className="min-w-0">
          <h1 className="text-2xl wrap-anywhere xs:text-3xl">
            <Filled sentence={welcome} name={<bdi>{namesFor(user, lang).first_name || user.email}</bdi>} />
          </h1>
          <p className="text-ink-soft">{words.text}</p>
        </div>
      </header>
      {projects && !isComing ? (
        <>
          <WaitingList side="client" items={items} count={count} />
          {(items.length === 0 || nextMove(project) !== 'rest') && <HomeNext project={project} />}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
            <ProjectList
              projects={projects}
              active={project}
              waiting={(id) => (id === project?.id ? null : inWords(countOfRequest(counts, id)))}
            />
            <div className="grid gap-6 lg:row-span-2">
              <HomePeople cost={(contracts) => <ContractsCost contracts={contracts} />} />
              {project && <ProjectMeeting project={project} />}
              <OwnManager />
            </div>
            <HomeMore />
          </div>
        </>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons className="gap-6">
          <SkeletonBlock className="h-32" />
          <SkeletonBlock className="h-64" />
        </Skeletons>
      )}
    </div>
  )
}
