import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { inactiveBecause } from '@fareeq/domain/talents/profile/rules-standing.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { MapPin, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import type { useNames } from './profile-names.ts'
import { ProfilePhoto } from './profile-photo.tsx'
import { TOURED, useTouredAt } from '../wizard/tour-stop.ts'
import { lengthText, useFactWords } from '../use-fact-words.ts'
import { useProfileWords } from '../../messages/profile/en.ts'

type Props = { profile: Profile; names: ReturnType<typeof useNames>; actions?: ReactNode }

/** Who it is, what they do, and whether anybody can see it. */
export function ProfileHead({ profile, names, actions }: Props) {
  const words = useProfileWords()
  const facts = useFactWords()
  const lang = useLang()
  const isToured = useTouredAt() === 'head'
  const { role, seniority, experience, notice_period_weeks, country, verified } = profile.basicInfo
  const details = [
    seniority && facts.seniorities[seniority],
    experience && facts.ofExperience(lengthText(experience, facts)),
    notice_period_weeks === null ? null : facts.ofNotice(notice_period_weeks),
  ].filter((text) => text !== null)
  return (
    <Card as="section" id="head" pad="large" className={isToured ? TOURED : undefined} aria-labelledby="head-title">
      <div className="flex flex-col gap-x-6 gap-y-4 xs:flex-row">
        <ProfilePhoto person={profile.basicInfo} />
        <div className="min-w-0 flex-1">
          <h1 id="head-title" className="text-2xl leading-normal wrap-anywhere xs:text-3xl xs:leading-normal">
            <bdi>{nameFor(profile.basicInfo, lang)}</bdi>
          </h1>
          <p className="text-lg text-ink-soft">{role ? names.role(role) : words.noRole}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
            {details.length > 0 && <span>{details.join(' · ')}</span>}
            {country && (
              <span className="inline-flex items-center gap-1">
                <MapPin aria-hidden className="size-4 text-ink-faint" />
                {names.country(country)}
              </span>
            )}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-2">
            <Badge tone={verified ? 'positive' : 'neutral'} dot>
              {verified ? facts.verified : facts.unverified}
            </Badge>
            <span className="text-sm text-ink-soft">{verified ? words.verifiedNote : words.unverifiedNote}</span>
          </p>
        </div>
        <div className="flex flex-none flex-wrap gap-2 xs:flex-col xs:items-stretch">
          <ButtonLink as={PageLink} href={pathTo('editProfile')} kind="quiet" size="small">
            <Pencil aria-hidden />
            {words.edit}
          </ButtonLink>
          {actions}
        </div>
      </div>
      <Activity profile={profile} />
    </Card>
  )
}

/** Whether companies see it, and if not, why and what to do. The phone is verified in the banner above the page. */
function Activity({ profile }: { profile: Profile }) {
  const words = useProfileWords()
  const why = inactiveBecause(profile)
  const way =
    why === 'application'
      ? { href: pathTo('talentWizard'), label: words.finishApplication }
      : why === 'terms' || why === 'unavailable'
        ? { href: pathTo('updateAvailability'), label: words.changeTerms }
        : null
  return (
    <p
      role="status"
      className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line pt-4 text-[0.9375rem]"
    >
      <Badge tone={why ? 'warning' : 'positive'} dot>
        {why ? words.inactive : words.active}
      </Badge>
      <span className="min-w-0 flex-1 basis-60">{why ? words.inactiveBecause[why] : words.activeText}</span>
      {way && (
        <TextLink as={PageLink} href={way.href}>
          {way.label}
        </TextLink>
      )}
    </p>
  )
}
