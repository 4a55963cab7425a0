import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type SquadWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: SquadWords = {
  standings: {
    hired: 'Working',
    accepted: 'Accepted',
    in_interview: 'In interviews',
    reserved: 'Reserved for the client',
  },
  roles: {
    title: 'Roles',
    text: 'All requests of this company: who works there, who is nominated, and what is still open.',
    here: 'This request',
    noRole: 'No role chosen',
    taken: (filled, seats) => `${filled} of ${seats} filled`,
    beyond: (filled, seats) => `${filled} filled, ${seats} asked for`,
    missing: countedEn({
      zero: 'Somebody is nominated for every seat',
      one: 'Nobody nominated for one seat',
      other: 'Nobody nominated for {n} seats',
    }),
    nobody: 'Nobody yet.',
    noSalary: 'Salary not known',
    monthly: (amount) => `$${amount} a month`,
    interview: 'Interview',
  },
  budget: {
    title: 'Monthly budget',
    stated: 'Stated, for all seats',
    chosen: 'Salaries of those accepted',
    filled: 'If those nominated take the rest',
    dollars: (amount) => `$${amount}`,
    range: (min, max) => `$${min} to $${max}`,
    none: 'The company has stated no budget for any of its requests.',
    within: 'Within the budget',
    mayExceed: 'May exceed the budget',
    exceeds: 'Exceeds the budget',
    unknown: countedEn({
      zero: 'All salaries are known',
      one: 'One salary is not known and not counted',
      other: '{n} salaries are not known and not counted',
    }),
    partly: 'Not every role has a budget, so the sum is not compared with one.',
  },
  hours: {
    title: 'Working hours',
    text: (city) => `One day in ${city} time. A working day is 9 am to 6 pm where each person lives.`,
    assumed: 'The company has not said its time zone, so Riyadh time is used.',
    person: 'Name',
    works: 'Working day on the company’s clock',
    shared: 'Shared with the company',
    company: 'Company',
    together: 'At work together',
    hours: (hours) => `${hours} h`,
    all: (hours) => `Hours shared by everybody: ${hours} h`,
    none: 'There is no hour that everybody shares.',
    nobody: 'The hours appear once a talent is nominated.',
    unknownZone: 'Time zone not known',
    legend: {
      inside: 'In the company’s hours',
      outside: 'Outside the company’s hours',
      company: 'The company’s working hours',
    },
  },
}

export const useSquadWords = () => useWords({ ar, en })
