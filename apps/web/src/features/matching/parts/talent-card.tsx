import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { useId } from 'react'
import { pathTo } from '../../../paths.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { TalentCosts } from '../../costs/parts/talent-costs.tsx'
import { SkillMark } from '../../talents/parts/profile/skill-mark.tsx'
import { AskToNominate, SaveButton } from './mark-buttons.tsx'
import { ScoreBars } from './score-bars.tsx'
import { ScoreReasons } from './score-reasons.tsx'
import { nameOf } from './talent-name.ts'
import { useShownPay } from './use-pay-text.ts'
import { useMatchingWords } from '../messages/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'

type Props = {
  talent: MatchedTalent
  /** What a month of them costs: of those who were kept. */
  withCost?: boolean
  /** Where people are put side by side. */
  comparing?: { isOn: boolean; isFull: boolean; onChange: (on: boolean) => void }
}

const MAX_SKILLS = 6
/** No-break space: no line begins with the separator. */
const BETWEEN = '\u00a0· '

export function TalentCard({ talent, comparing, withCost = false }: Props) {
  const shownPay = useShownPay()
  const { times, weeks } = useFactWords()
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-raised p-4 transition-shadow hover:shadow-lift xs:p-5 md:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[minmax(0,1fr)_13.5rem_11.5rem]"
    >
      <div className="flex min-w-0 gap-4">
        <Picture talent={talent} />
        <div className="grid min-w-0 flex-1 content-start gap-2">
          <Head talent={talent} titleId={titleId} />
          <Skills skills={talent.skills} />
          <p className="text-sm text-ink-faint">
            {[
              talent.full_time && times.full_time,
              talent.part_time && times.part_time,
              weeks(talent.weeks),
              shownPay(talent),
            ]
              .filter(Boolean)
              .join(BETWEEN)}
          </p>
          {withCost && <TalentCosts talent={talent} className="-mt-1.5" />}
        </div>
      </div>
      <ScoreBars match={talent.match} />
      <Actions talent={talent} comparing={comparing} />
      <div className="-mb-3 md:col-span-full">
        <ScoreReasons match={talent.match} />
      </div>
    </article>
  )
}

const Picture = ({ talent }: { talent: MatchedTalent }) =>
  talent.photo ? (
    <img src={talent.photo} alt="" loading="lazy" className="size-12 flex-none rounded-full object-cover xs:size-15" />
  ) : (
    <Avatar
      id={talent.id}
      name={talent.first_name === null ? '' : `${talent.first_name} ${talent.last_name}`}
      size="lg"
      className="max-xs:size-12"
    />
  )

function Head({ talent, titleId }: { talent: MatchedTalent; titleId: string }) {
  const { card, nameless } = useMatchingWords()
  const facts = useFactWords()
  return (
    <div>
      <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
        <bdi>{nameOf(talent, nameless)}</bdi>
        {talent.verified && <Badge tone="positive">{facts.verified}</Badge>}
        {talent.qualified && <Badge tone="accent">{facts.qualified}</Badge>}
        {talent.nominated && <Badge tone="point">{card.nominated}</Badge>}
        {talent.mark === 'shortlisted' && <Badge tone="point">{card.shortlisted}</Badge>}
        {talent.mark === 'saved' && <Badge>{card.saved}</Badge>}
      </h2>
      <p className="text-sm text-ink-soft">
        {[talent.role_name, facts.years(talent.years), talent.country_name].filter(Boolean).join(BETWEEN)}
      </p>
    </div>
  )
}

/** What was asked for first, then what they are best at. */
function Skills({ skills }: Pick<MatchedTalent, 'skills'>) {
  const { card } = useMatchingWords()
  const ordered = [...skills.filter(({ asked }) => asked), ...skills.filter(({ asked }) => !asked)]
  const rest = ordered.length - MAX_SKILLS
  return (
    <ul className="flex flex-wrap gap-1.5">
      {ordered.slice(0, MAX_SKILLS).map(({ id, name, icon, asked }) => (
        <li
          key={id}
          className={cx(
            'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs leading-[1.7]',
            asked ? 'border-transparent bg-accent-soft font-strong text-accent' : 'border-line bg-sunken text-ink-soft',
          )}
        >
          <SkillMark name={name} icon={icon} />
          <bdi>{name}</bdi>
        </li>
      ))}
      {rest > 0 && (
        <li className="num rounded-full border border-line bg-sunken px-2.5 py-0.5 text-xs leading-[1.7] text-ink-soft">
          <span aria-hidden className="ltr-island">
            {card.moreSkills(rest)}
          </span>
          <span className="sr-only">{card.moreSkillsLabel(rest)}</span>
        </li>
      )}
    </ul>
  )
}

function Actions({ talent, comparing }: Omit<Props, 'withCost'>) {
  const { card, nameless } = useMatchingWords()
  const write = useWrite()
  const name = nameOf(talent, nameless)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:col-span-full xl:col-span-1 xl:flex-col xl:items-stretch xl:text-center">
      <p className="flex items-baseline gap-1.5 xl:flex-col xl:items-center xl:gap-0">
        <span className="sr-only">{card.matchOf(talent.match.total)}</span>
        <span aria-hidden className="num text-2xl leading-tight font-bold">
          {write(`${talent.match.total}%`)}
        </span>
        <span aria-hidden className="text-xs text-ink-faint">
          {card.match}
        </span>
      </p>
      <AskToNominate talent={talent} name={name} nominated={talent.nominated} />
      <ButtonLink
        as={PageLink}
        kind="quiet"
        size="small"
        href={pathTo('sharedProfile', { id: talent.id })}
        aria-label={`${card.profile}: ${name}`}
        className="ms-auto xl:ms-0"
      >
        {card.profile}
      </ButtonLink>
      <div className="flex items-center justify-center gap-1">
        <SaveButton talent={talent} name={name} />
        {comparing && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 px-1 text-sm">
            <input
              type="checkbox"
              checked={comparing.isOn}
              disabled={comparing.isFull && !comparing.isOn}
              onChange={(event) => comparing.onChange(event.target.checked)}
              aria-label={`${card.compare}: ${name}`}
              className="tick"
            />
            <span aria-hidden>{card.compare}</span>
          </label>
        )}
      </div>
    </div>
  )
}
