import { expect, test } from 'vitest'
import { editDistance, nearest } from './rules-slips.ts'
import { questionOf } from './rules.ts'

test.each([
  ['khaled', 'khalid', 1],
  ['hadad', 'haddad', 1],
  ['omra', 'omar', 1],
  ['layla', 'layla', 0],
  ['', 'abc', 3],
])('from %s to %s: %i edits', (a, b, edits) => expect(editDistance(a, b)).toBe(edits))

const NAMES = ['Layla Haddad', 'خالد العتيبي', 'Khalid Omar', 'أحمد فؤاد', 'سارة حمدان', 'Mohammed Ali', 'Ola Saad']
const matches = (q: string) =>
  nearest(
    questionOf(q).words,
    NAMES.map((name) => ({ name })),
  ).map(({ name }) => name)

test.each([
  ['layla hadad', ['Layla Haddad']],
  ['haddad leyla', ['Layla Haddad']],
  ['khaled', ['خالد العتيبي', 'Khalid Omar']],
  ['خلد العتيبى', ['خالد العتيبي']],
  ['ساره حمدن', ['سارة حمدان']],
  ['احمد فواد', ['أحمد فؤاد']],
  ['muhamed', ['Mohammed Ali']],
  ['Ala', ['Mohammed Ali', 'Ola Saad']],
  ['layla saad', []],
  ['Noor', []],
  ['', []],
])('“%s” means %j', (q, names) => expect(matches(q)).toEqual(names))
