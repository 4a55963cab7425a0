import { plagiarismFlag } from '@fareeq/domain/assessments/grading/rules-integrity.ts'
import { describe, expect, test } from 'vitest'
import { loadParserModules } from '../../platform/workers/parser-modules.ts'
import { type Submission, compareSubmission } from './compare.ts'

const modules = await loadParserModules()
const typescript = (source: string): Submission => ({ id: 'somebody', source, language: 'typescript' })

/** Most of the file is the starter. */
const STARTER = `export type Ticket = { id: string; priority: 'low' | 'high'; opened: number; agent: string | null }

export class SupportQueue {
  private readonly tickets = new Map<string, Ticket>()

  add(ticket: Ticket): void {
    if (this.tickets.has(ticket.id)) throw new Error(\`Ticket \${ticket.id} is already known\`)
    this.tickets.set(ticket.id, ticket)
  }

  get(id: string): Ticket {
    const ticket = this.tickets.get(id)
    if (!ticket) throw new Error(\`Ticket \${id} is not known\`)
    return ticket
  }

  assign(id: string, agent: string): void {
    this.get(id).agent = agent
  }

  /** The next ticket for an agent: high priority first, then the oldest; at most three open ones each. */
  next(agent: string): Ticket | null {
    return null
  }
}
`

const SORTING = `export type Ticket = { id: string; priority: 'low' | 'high'; opened: number; agent: string | null }

export class SupportQueue {
  private readonly tickets = new Map<string, Ticket>()

  add(ticket: Ticket): void {
    if (this.tickets.has(ticket.id)) throw new Error(\`Ticket \${ticket.id} is already known\`)
    this.tickets.set(ticket.id, ticket)
  }

  get(id: string): Ticket {
    const ticket = this.tickets.get(id)
    if (!ticket) throw new Error(\`Ticket \${id} is not known\`)
    return ticket
  }

  assign(id: string, agent: string): void {
    this.get(id).agent = agent
  }

  /** The next ticket for an agent: high priority first, then the oldest; at most three open ones each. */
  next(agent: string): Ticket | null {
    const open = [...this.tickets.values()]
    if (open.filter((ticket) => ticket.agent === agent).length >= 3) return null
    const [first] = open
      .filter((ticket) => ticket.agent === null)
      .sort((a, b) => rank(a) - rank(b) || a.opened - b.opened)
    if (first) this.assign(first.id, agent)
    return first ?? null
  }
}

const rank = (ticket: Ticket) => (ticket.priority === 'high' ? 0 : 1)
`

const SCANNING = `export type Ticket = { id: string; priority: 'low' | 'high'; opened: number; agent: string | null }

export class SupportQueue {
  private readonly tickets = new Map<string, Ticket>()

  add(ticket: Ticket): void {
    if (this.tickets.has(ticket.id)) throw new Error(\`Ticket \${ticket.id} is already known\`)
    this.tickets.set(ticket.id, ticket)
  }

  get(id: string): Ticket {
    const ticket = this.tickets.get(id)
    if (!ticket) throw new Error(\`Ticket \${id} is not known\`)
    return ticket
  }

  assign(id: string, agent: string): void {
    this.get(id).agent = agent
  }

  /** The next ticket for an agent: high priority first, then the oldest; at most three open ones each. */
  next(agent: string): Ticket | null {
    let best: Ticket | null = null
    let own = 0
    for (const candidate of this.tickets.values()) {
      if (candidate.agent === agent) own++
      if (candidate.agent !== null) continue
      if (best === null || this.isBefore(candidate, best)) {
        best = candidate
      }
    }
    if (own >= 3 || best === null) {
      return null
    }
    best.agent = agent
    return best
  }

  private isBefore(a: Ticket, b: Ticket): boolean {
    if (a.priority !== b.priority) return a.priority === 'high'
    return a.opened < b.opened
  }
}
`

async function compare(submission: Submission, peer: Submission, starters = [typescript(STARTER)]) {
  const [report] = await compareSubmission({ modules, submission, peers: [peer], starters })
  return { ...report!, flag: plagiarismFlag(report!.similarity, report!.lines) }
}

describe('the starter code is nobody’s', () => {
  test('two honest answers are alike with it, and not at all without it', async () => {
    const [one, other] = [typescript(SORTING), typescript(SCANNING)]
    expect((await compare(one, other, [])).similarity).toBeGreaterThan(0.45)
    expect(await compare(one, other)).toMatchObject({ similarity: 0, lines: 0, flag: false })
  })

  test('also where a name in it was changed or it was formatted anew', async () => {
    const changed = SCANNING.replaceAll('ticket', 'request').replaceAll('\n  }', '\n  } // end')
    expect((await compare(typescript(SORTING), typescript(changed))).similarity).toBeLessThan(0.15)
  })

  test('and a copy is found by what was written into it', async () => {
    const renamed = SCANNING.replaceAll('candidate', 'item').replaceAll('best', 'found').replaceAll('own', 'count')
    const report = await compare(typescript(renamed), typescript(SCANNING))
    expect(report).toMatchObject({ similarity: 1, flag: true })
    expect(report.fragments).toEqual([{ from: 23, to: 41, peerFrom: 23, peerTo: 41 }])
  })
})

describe('languages', () => {
  const JAVASCRIPT = SCANNING.replace(/^export type .*$/m, '').replaceAll(
    /: (?:Ticket|string|void|boolean)(?: \| null)?|private (?:readonly )?|<.*?>(?=\()/g,
    '',
  )

  test('types taken away again do not hide a copy', async () => {
    const report = await compare({ ...typescript(JAVASCRIPT), language: 'javascript' }, typescript(SCANNING))
    expect(JAVASCRIPT).not.toContain('Ticket |')
    expect(report).toMatchObject({ similarity: 1, flag: true })
  })

  test('an answer in another language is no peer', async () => {
    const peers = [{ ...typescript('def next(agent):\n    return None\n'), language: 'python' as const }]
    expect(await compareSubmission({ modules, submission: typescript(SCANNING), peers, starters: [] })).toEqual([])
  })
})

describe('whatever is handed in, it is compared', () => {
  test.each([
    ['nothing', ''],
    ['a syntax error', 'function ( { return ]] 3 + ;'.repeat(200)],
    ['another language', 'def f(x):\n    return [y for y in x]\n'.repeat(50)],
    ['a table of one number', `const table = [${'7, '.repeat(5_000)}]`],
    ['deep nesting', `${'(['.repeat(2_000)}1${'])'.repeat(2_000)}`],
    ['one line repeated', 'total += item.price * item.quantity\n'.repeat(2_000)],
  ])('%s', async (_, source) => {
    const { similarity } = await compare(typescript(source), typescript(source))
    expect(similarity).toBeGreaterThanOrEqual(0)
    expect(similarity).toBeLessThanOrEqual(1)
  })
})
