import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import {
  type NameLookup,
  type ShowcaseNeed,
  cardOf,
  missingForShowcase,
} from '@fareeq/domain/talents/rules-showcase.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Switch } from '../../../../ui/fields/choices/switch.tsx'
import { TalentFacts } from '../showcase/talent-facts.tsx'
import { savePersonalInfo } from '../../api.ts'
import { ProfileSection } from './profile-section.tsx'
import { editHref, taskHref } from './profile-way.ts'
import { SkillMark } from './skill-mark.tsx'
import { useProfileWords } from '../../messages/profile/en.ts'

const BASICS = editHref(TALENT_STEP.basicInfo)
/** Where what is missing is said; the time zone is a matter of the account. */
const WAY: Record<ShowcaseNeed, string> = {
  role: BASICS,
  experience: BASICS,
  country: BASICS,
  skills: taskHref('skills'),
  timezone: pathTo('talentHome'),
  availability: taskHref('terms'),
}

type Props = { profile: Profile; naming: NameLookup; iconOf: (skill: string) => string | null }

/** The public card of this profile, rendered as on the public pages, and the consent to it. */
export function ProfilePreview({ profile, naming: names, iconOf }: Props) {
  const words = useProfileWords().preview
  const [now] = useState(() => new Date())
  const card = cardOf(profile, names, now)
  const marks = profile.skills.map((skill) => <SkillMark key={skill} name={names.skill(skill)} icon={iconOf(skill)} />)
  return (
    <ProfileSection id="preview" title={words.title} text={words.text}>
      <div className="grid gap-4">
        <div className="rounded-xl bg-sunken p-4 xs:p-5">
          {card ? (
            <Card className="mx-auto max-w-md shadow-lift">
              <TalentFacts talent={card} index={0} marks={marks} />
            </Card>
          ) : (
            <div className="text-sm text-ink-soft">
              <p>{words.missing}</p>
              <ul className="mt-1 flex flex-wrap gap-x-5">
                {missingForShowcase(profile).map((need) => (
                  <li key={need}>
                    <TextLink as={PageLink} href={WAY[need]} className="inline-flex min-h-8 items-center">
                      {words.needs[need]}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <Consent showcased={profile.basicInfo.showcased} />
      </div>
    </ProfileSection>
  )
}

/** Without a version: last write wins for a yes or no. */
function Consent({ showcased }: { showcased: boolean }) {
  const words = useProfileWords().preview
  const { run, pendingArgs, failure } = useAction((agreed: boolean) => savePersonalInfo({ showcased: agreed }), {
    refused: 'shown',
  })
  const value = pendingArgs?.[0] ?? showcased
  return (
    <div>
      <Switch
        spread
        value={value}
        onChange={(agreed) => void run(agreed)}
        hint={value ? words.consentOn : words.consentOff}
      >
        {words.consent}
      </Switch>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
