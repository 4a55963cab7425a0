import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { ChoosingWords } from './ar.ts'

export const en: ChoosingWords = {
  nominated: {
    title: 'Nominations',
    empty: 'Nobody has been nominated for this request yet.',
    until: 'until',
    asked: 'The client asks for more days',
    extend: 'Add 3 days',
    extended: 'The nomination was extended',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw the nomination?',
    withdrawText: 'It disappears from the client’s page at once; the trail keeps the reason.',
    withdrawReason: 'Reason',
    withdrawRequired: 'Write the reason',
    withdrawn: 'The nomination was withdrawn',
    keep: 'Keep it',
  },
  candidates: {
    title: 'Talents for this request',
    text: 'As the client finds them in the matching, best first.',
    search: 'A name, a role or a skill',
    all: 'All roles',
    score: (percent) => `${percent}% match`,
    searchAll: 'Search all roles',
    years: countedEn({ zero: 'Under a year', one: 'One year', other: '{n} years' }),
    nominated: 'Nominated',
    nominate: 'Nominate',
    emptyTitle: 'Nobody matches',
    emptyText: 'Try another word, or look through all roles.',
    unfinished: 'Nominating begins once the request is whole and the meeting was booked.',
  },
  form: {
    title: (name) => `Nominate ${name}`,
    text: 'The client reads these reasons with the nomination: write them for them.',
    reason: (n) => `Reason ${n}`,
    hint: 'One sentence, such as: five years in payment systems.',
    add: 'Another reason',
    send: 'Nominate',
    sent: 'The client has the nomination',
    cancel: 'Cancel',
  },
}
