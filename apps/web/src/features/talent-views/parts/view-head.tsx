import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import type { VisibleProfile } from '@fareeq/domain/talent-views/schema.ts'
import { BriefcaseBusiness, Clock, Globe, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { lengthText, useFactWords } from '../../talents/parts/use-fact-words.ts'
import { useViewWords } from '../messages/en.ts'

export const nameOf = ({ first_name, last_name }: Pick<VisibleProfile, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** Who it is, what they do and from where. */
export function ViewHead({ talent, actions }: { talent: VisibleProfile; actions: ReactNode }) {
  const words = useViewWords()
  const facts = useFactWords()
  const lang = useLang()
  const { seniority, experience, country_name, nationality_name, timezone, industries, verified, qualified } = talent
  const details = [
    seniority && facts.seniorities[seniority],
    experience && facts.ofExperience(lengthText(experience, facts)),
  ]
  return (
    <Card as="section" aria-labelledby="head-title" className="lg:p-7">
      <div className="flex flex-col gap-x-6 gap-y-4 xs:flex-row">
        {talent.photo ? (
          <img
            src={talent.photo}
            alt=""
            width={96}
            height={96}
            className="size-24 flex-none rounded-xl border border-line object-cover"
          />
        ) : (
          <Avatar id={talent.id} name={nameOf(talent)} size="xl" />
        )}
        <div className="min-w-0 flex-1">
          <h1 id="head-title" className="text-2xl leading-normal wrap-anywhere xs:text-3xl xs:leading-normal">
            <bdi>{nameOf(talent)}</bdi>
          </h1>
          {talent.role_name && <p className="text-lg text-ink-soft">{talent.role_name}</p>}
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{details.filter(Boolean).join(' · ')}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:text-ink-faint">
            {country_name && <Fact icon={<MapPin aria-hidden />}>{country_name}</Fact>}
            {nationality_name && <Fact icon={<Globe aria-hidden />}>{facts.nationality(nationality_name)}</Fact>}
            {industries.length > 0 && (
              <Fact icon={<BriefcaseBusiness aria-hidden />}>{industries.map(({ name }) => name).join(' · ')}</Fact>
            )}
            {timezone && <Fact icon={<Clock aria-hidden />}>{facts.zone(zoneCity(timezone, lang))}</Fact>}
          </ul>
          <p className="mt-3 flex flex-wrap items-center gap-2">
            <Badge tone={verified ? 'positive' : 'neutral'} dot>
              {verified ? facts.verified : facts.unverified}
            </Badge>
            {verified && <span className="text-sm text-ink-soft">{qualified ? words.qualified : words.verified}</span>}
            {!verified && <span className="text-sm text-ink-soft">{words.unverified}</span>}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-start gap-2 border-t border-line pt-4 empty:hidden print:hidden">
        {actions}
      </div>
    </Card>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5">
    {icon}
    {children}
  </li>
)
