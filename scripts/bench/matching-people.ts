// The seed's people as index entries, without a database.
import { personOf } from '../../apps/api/seeds/many-people.ts'
import type { Candidate } from '../../packages/domain/src/matching/rules-score.ts'

export const candidateOf = (n: number, id: string, now: Date): Candidate => {
  const person = personOf(n, now)
  const salary = person.salary_full_time ?? (person.salary_part_time ?? 0) * 2
  const verified = person.passed !== null
  // Every fourth shows companies a range.
  return { ...person, id, verified, qualified: verified && n % 3 > 0, salary, salary_shown: n % 4 === 0 }
}
