import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar, type RoleWords } from './ar.ts'

export const en: RoleWords = {
  title: 'The team',
  headCount: 'How many people',
  seniority: 'Level',
  anyLevel: 'Any level',
  seniorities: { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' },
  startsOn: 'Start date',
  startsHint: 'Leave it empty for as soon as possible.',
  soon: 'As soon as possible',
  budget: 'Monthly budget per person',
  budgetUnit: 'USD',
  budgetHint: 'The net salary that each person receives.',
  another: 'Add another role',
  number: (n) => `Role ${n}`,
  remove: (n) => `Remove role ${n}`,
  details: 'Skills, hours, duration, languages and start',
  skills: 'Skills',
  skillsHint: 'Left empty, the usual ones of the role are used.',
  skillsSearch: 'Search for a skill',
  roles: countedEn({ zero: 'No roles yet', one: 'One role', other: '{n} roles' }),
  people: countedEn({ zero: 'Nobody', one: 'One person', other: '{n} people' }),
  from: (day) => `From ${day}`,
  perPerson: (amount) => `${amount} a month per person`,
}

export const useRoleWords = () => useWords({ ar, en })
