import type { Welcome } from '@fareeq/domain/talent-imports/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { welcomeQuery } from '../api.ts'
import { WelcomeForm } from '../parts/welcome-form.tsx'
import { useWelcomeWords } from '../messages/welcome/en.ts'

/** An imported person reads what we have of them, and agrees or has it deleted. */
export function Screen() {
  const words = useWelcomeWords()
  const { token = '' } = readHref(useHref()).query
  const [isDeleted, setDeleted] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(welcomeQuery(token))
  const way = (to: 'root' | 'login', label: string) => (
    <ButtonLink as={PageLink} href={pathTo(to)} kind="quiet">
      {label}
    </ButtonLink>
  )
  if (isDeleted)
    return (
      <EmptyState role="status" title={words.deletedTitle} text={words.deletedText} action={way('root', words.home)} />
    )
  if (data) return <Consent welcome={data} token={token} onDeleted={() => setDeleted(true)} />
  if (isCallFailure(error) && error.status === 409)
    return <EmptyState title={words.overTitle} text={words.overText} action={way('login', words.login)} />
  if (isCallFailure(error) && error.status === 404)
    return (
      <EmptyState
        illustration="broken"
        title={words.goneTitle}
        text={words.goneText}
        action={way('root', words.home)}
      />
    )
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Skeletons label={words.loading}>
      <SkeletonBlock className="mx-auto h-72 max-w-2xl" />
    </Skeletons>
  )
}

function Consent({ welcome, token, onDeleted }: { welcome: Welcome; token: string; onDeleted: () => void }) {
  const words = useWelcomeWords()
  const moment = useBusinessTime()
  const { first_name, last_name, email, phone, skills, linkedin, answer_by } = welcome
  const facts = [
    { id: 'name', name: words.name, value: <bdi>{`${first_name} ${last_name}`}</bdi> },
    { id: 'email', name: words.email, value: <span className="wrap-anywhere">{email}</span>, ltr: true },
    ...(phone ? [{ id: 'phone', name: words.phone, value: phone, ltr: true }] : []),
    ...(linkedin
      ? [{ id: 'linkedin', name: words.linkedin, value: <span className="wrap-anywhere">{linkedin}</span>, ltr: true }]
      : []),
  ]
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={words.title.replace('{name}', first_name)} text={words.text} />
      <div className="grid gap-6">
        <Card as="section" aria-labelledby="welcome-known">
          <CardHead id="welcome-known" title={words.known} text={words.later} />
          <KeyValues items={facts} />
          {skills.length > 0 && (
            <ul aria-label={words.skills} className="mt-3 flex flex-wrap gap-1.5">
              {skills.map((skill) => (
                <li key={skill}>
                  <Badge>{skill}</Badge>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card className="grid gap-4">
          <WelcomeForm token={token} onDeleted={onDeleted} />
          <p className="text-sm text-ink-soft">{words.until.replace('{date}', moment(answer_by))}</p>
        </Card>
      </div>
    </div>
  )
}
