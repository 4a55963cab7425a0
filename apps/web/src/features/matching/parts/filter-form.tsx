import type { Facets } from '@fareeq/domain/matching/schema.ts'
import { AVAILABILITIES } from '@fareeq/domain/matching/limits.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { useId } from 'react'
import { SkillMark } from '../../talents/parts/profile/skill-mark.tsx'
import { type FilterChoice, FilterGroup, FilterList, FilterRow, FilterSelect } from './filter-group.tsx'
import type { MatchSearchState } from './use-match-search.ts'
import { useMatchingWords } from '../messages/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'

type Counted = readonly { id: string; name: string; count: number }[] | undefined

const MIN_LEVEL = 'beginner'
const HOURS = ['2', '4', '6', '8']
const WEEKS = ['1', '2', '4', '8']

/** A number that came with the address stays a choice. */
const withValue = (choices: readonly string[], value: string) =>
  [...new Set([...choices, ...(value ? [value] : [])])].toSorted((a, b) => Number(a) - Number(b))

/** Everything one can narrow by, each choice with how many it would leave. */
export function FilterForm({ search, facets }: { search: MatchSearchState; facets: Facets | undefined }) {
  const { criteria, change, changeRole } = search
  const words = useMatchingWords()
  // Unique names: the form is rendered twice, in the column and in the sheet, and radio buttons of one name would be one
  // group.
  const formId = useId()
  const { filters } = words
  const { seniorities, levels, times } = useFactWords()
  const availabilities = { ...times, ...words.availabilities }
  const countIn = (list: Counted, id: string) =>
    list ? (list.find((option) => option.id === id)?.count ?? 0) : undefined
  const skills: FilterChoice[] | undefined = facets?.skills.map(({ icon, ...skill }) => ({
    ...skill,
    mark: <SkillMark name={skill.name} icon={icon} />,
  }))
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="pb-3">
        <FilterSelect
          label={filters.role}
          any={filters.allRoles}
          choices={(facets?.roles ?? []).map((role) => ({ ...role, count: undefined }))}
          value={criteria.role_id}
          onChange={changeRole}
        />
      </div>
      <FilterGroup title={filters.skills} on={criteria['skills[]'].length}>
        <FilterList
          name="skills"
          title={filters.skills}
          choices={skills}
          value={criteria['skills[]']}
          onChange={(ids) => change({ 'skills[]': ids })}
        />
      </FilterGroup>
      <FilterGroup title={filters.seniority} on={criteria.seniority_level ? 1 : 0}>
        <div role="radiogroup" aria-label={filters.seniority}>
          {(['', ...SENIORITIES] as const).map((id) => (
            <FilterRow
              key={id}
              type="radio"
              name={`${formId}seniority`}
              choice={{
                id,
                name: id ? seniorities[id] : filters.any,
                count: id ? countIn(facets?.seniorities, id) : undefined,
              }}
              isOn={criteria.seniority_level === id}
              onChange={() => change({ seniority_level: id })}
            />
          ))}
        </div>
      </FilterGroup>
      <FilterGroup title={filters.language} on={criteria['language[name]'] ? 1 : 0}>
        <div className="grid grid-cols-1 gap-3">
          <FilterSelect
            label={filters.language}
            labelHidden
            any={filters.any}
            choices={facets?.languages ?? []}
            value={criteria['language[name]']}
            onChange={(id) => change({ 'language[name]': id, ...(!id && { 'language[level]': '' }) })}
          />
          {criteria['language[name]'] && (
            <FilterSelect
              label={filters.level}
              any={filters.any}
              choices={LANGUAGE_LEVELS.filter((level) => level !== MIN_LEVEL).map((level) => ({
                id: level,
                name: filters.levelAtLeast(levels[level]),
                count: countIn(facets?.levels, level),
              }))}
              value={criteria['language[level]']}
              onChange={(level) => change({ 'language[level]': level })}
            />
          )}
        </div>
      </FilterGroup>
      <FilterGroup title={filters.countries} on={criteria['countries[]'].length}>
        <FilterList
          name="countries"
          title={filters.countries}
          choices={facets?.countries}
          value={criteria['countries[]']}
          onChange={(ids) => change({ 'countries[]': ids })}
        />
      </FilterGroup>
      <FilterGroup title={filters.availability} on={criteria['availability[]'].length}>
        <FilterList
          name="availability"
          title={filters.availability}
          choices={AVAILABILITIES.map((id) => ({
            id,
            name: availabilities[id],
            count: countIn(facets?.availabilities, id),
          }))}
          value={criteria['availability[]']}
          onChange={(ids) => change({ 'availability[]': ids })}
        />
      </FilterGroup>
      <FilterGroup title={filters.minHours} on={criteria.min_hours ? 1 : 0}>
        <FilterSelect
          label={filters.minHours}
          labelHidden
          any={filters.any}
          choices={withValue(HOURS, criteria.min_hours).map((id) => ({
            id,
            name: filters.hoursAtLeast(Number(id)),
            count: undefined,
          }))}
          value={criteria.min_hours}
          onChange={(id) => change({ min_hours: id })}
        />
      </FilterGroup>
      <FilterGroup title={filters.maxWeeks} on={criteria.max_weeks ? 1 : 0}>
        <FilterSelect
          label={filters.maxWeeks}
          labelHidden
          any={filters.any}
          choices={withValue(WEEKS, criteria.max_weeks).map((id) => ({
            id,
            name: filters.weeksAtMost(Number(id)),
            count: undefined,
          }))}
          value={criteria.max_weeks}
          onChange={(id) => change({ max_weeks: id })}
        />
      </FilterGroup>
      <FilterGroup title={filters.verification} on={Number(criteria.verified) + Number(criteria.qualified)}>
        {(['verified', 'qualified'] as const).map((id) => (
          <FilterRow
            key={id}
            type="checkbox"
            name={id}
            choice={{ id, name: filters[id], count: facets?.[id] }}
            isOn={criteria[id]}
            onChange={(on) => change({ [id]: on })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={filters.industry} on={criteria.industry ? 1 : 0}>
        <FilterSelect
          label={filters.industry}
          labelHidden
          any={filters.any}
          choices={facets?.industries ?? []}
          value={criteria.industry}
          onChange={(industry) => change({ industry })}
        />
      </FilterGroup>
      <FilterGroup
        title={filters.primary}
        on={Number(criteria.primary_technical_language !== '') + Number(criteria.secondary_technical_language !== '')}
      >
        <div className="grid grid-cols-1 gap-3">
          <FilterSelect
            label={filters.primary}
            labelHidden
            any={filters.any}
            choices={facets?.primary_technical_languages ?? []}
            value={criteria.primary_technical_language}
            onChange={(id) => change({ primary_technical_language: id })}
          />
          <FilterSelect
            label={filters.secondary}
            any={filters.any}
            choices={facets?.secondary_technical_languages ?? []}
            value={criteria.secondary_technical_language}
            onChange={(id) => change({ secondary_technical_language: id })}
          />
        </div>
      </FilterGroup>
    </div>
  )
}
