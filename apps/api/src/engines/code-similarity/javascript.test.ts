import { plagiarismFlag } from '@fareeq/domain/assessments/grading/rules-integrity.ts'
import { describe, expect, test } from 'vitest'
import { loadParserModules } from '../../platform/workers/parser-modules.ts'
import { compareSubmission } from './compare.ts'

const modules = await loadParserModules()

const STARTER = `/**
 * @param {{ customer: string, amount: number, paid: boolean, due: string }[]} invoices
 */
function summarise(invoices, today) {
  // write your solution here
}
`

/** Four independent answers. */
const HONEST = {
  maps: `/**
 * @param {{ customer: string, amount: number, paid: boolean, due: string }[]} invoices
 */
function summarise(invoices, today) {
  const totals = new Map()
  for (const invoice of invoices) {
    if (!totals.has(invoice.customer)) {
      totals.set(invoice.customer, { open: 0, overdue: 0, count: 0 })
    }
    const entry = totals.get(invoice.customer)
    entry.count += 1
    if (invoice.paid) continue
    entry.open += invoice.amount
    if (invoice.due < today) {
      entry.overdue += invoice.amount
    }
  }
  const rows = []
  for (const [customer, entry] of totals) {
    rows.push({ customer, ...entry })
  }
  rows.sort((left, right) => right.open - left.open || compareNames(left, right))
  return rows
}

function compareNames(left, right) {
  if (left.customer === right.customer) return 0
  return left.customer < right.customer ? -1 : 1
}
`,
  reduce: `function summarise(invoices, today) {
  const byCustomer = invoices.reduce((acc, inv) => {
    const key = inv.customer
    acc[key] = acc[key] || { customer: key, open: 0, overdue: 0, count: 0 }
    acc[key].count++
    if (!inv.paid) {
      acc[key].open += inv.amount
      acc[key].overdue += inv.due < today ? inv.amount : 0
    }
    return acc
  }, {})
  return Object.values(byCustomer).sort((a, b) => {
    if (b.open !== a.open) return b.open - a.open
    return a.customer.localeCompare(b.customer)
  })
}
`,
  loops: `function summarise(invoices, today) {
  let result = {};
  for (let i = 0; i < invoices.length; i++) {
    let inv = invoices[i];
    if (result[inv.customer] === undefined) {
      result[inv.customer] = { customer: inv.customer, open: 0, overdue: 0, count: 0 };
    }
    let row = result[inv.customer];
    row.count = row.count + 1;
    if (inv.paid === false) {
      row.open = row.open + inv.amount;
      if (inv.due < today) {
        row.overdue = row.overdue + inv.amount;
      }
    }
  }
  let list = [];
  for (let key in result) {
    list.push(result[key]);
  }
  list.sort(function (a, b) {
    if (a.open > b.open) return -1;
    if (a.open < b.open) return 1;
    return a.customer > b.customer ? 1 : -1;
  });
  return list;
}
`,
  upsert: `function summarise(invoices, today) {
  const map = new Map()
  for (const inv of invoices) {
    const row = map.get(inv.customer) ?? { customer: inv.customer, open: 0, overdue: 0, count: 0 }
    row.count += 1
    if (!inv.paid) {
      row.open += inv.amount
      if (inv.due < today) row.overdue += inv.amount
    }
    map.set(inv.customer, row)
  }
  return [...map.values()].sort((a, b) => b.open - a.open || a.customer.localeCompare(b.customer))
}
`,
}

const RENAMED = `function summarise(list, now) {
  // collects per client
  var result = new Map();
  for (var item of list) {
    if (!result.has(item.customer)) {
      result.set(item.customer, { open: 0, overdue: 0, count: 0 });
    }
    var r = result.get(item.customer);
    r.count += 1;
    if (item.paid) { continue; }
    r.open += item.amount;
    if (item.due < now) r.overdue += item.amount;
  }
  var out = [];
  for (var [customer, r] of result) {
    out.push({ customer, ...r });
  }
  out.sort((p, q) => q.open - p.open || byName(p, q));
  return out;
}

function byName(p, q) {
  if (p.customer === q.customer) return 0;
  return p.customer < q.customer ? -1 : 1;
}
`

const REORDERED = `function order(p, q) {
  if (p.customer === q.customer) return 0
  return p.customer < q.customer ? -1 : 1
}

function summarise(list, now) {
  const rows = []
  const sums = new Map()
  for (const one of list) {
    if (!sums.has(one.customer)) {
      sums.set(one.customer, { open: 0, overdue: 0, count: 0 })
    }
    const sum = sums.get(one.customer)
    sum.count += 1
    if (one.paid) continue
    sum.open += one.amount
    if (one.due < now) {
      sum.overdue += one.amount
    }
  }
  for (const [customer, sum] of sums) {
    rows.push({ customer, ...sum })
  }
  rows.sort((p, q) => q.open - p.open || order(p, q))
  return rows
}
`

async function compare(source: string, peer: string) {
  const language = 'javascript'
  const peers = [{ id: 'peer', source: peer, language } as const]
  const submission = { id: 'own', source, language } as const
  const [report] = await compareSubmission({ modules, submission, peers, starters: [{ source: STARTER, language }] })
  return { ...report!, flag: plagiarismFlag(report!.similarity, report!.lines) }
}

describe('a copy is found', () => {
  test('as it is, with every line of its own', async () => {
    const report = await compare(HONEST.maps, HONEST.maps)
    // 30 lines without the starter's, empty ones and those of a single brace.
    expect(report).toMatchObject({ similarity: 1, lines: 18, flag: true })
    expect(report.fragments).toEqual([{ from: 5, to: 28, peerFrom: 5, peerTo: 28 }])
  })

  test('with other names, `var`, semicolons and comments', async () => {
    const report = await compare(RENAMED, HONEST.maps)
    expect(report.similarity).toBeGreaterThan(0.95)
    expect(report.flag).toBe(true)
  })

  test('with other names and its functions in another order, told by place', async () => {
    const report = await compare(REORDERED, HONEST.maps)
    expect(report.similarity).toBeGreaterThan(0.85)
    expect(report.flag).toBe(true)
    expect(report.fragments).toContainEqual({ from: 1, to: 3, peerFrom: 26, peerTo: 28 })
  })
})

describe('honest answers to one task are not alike', () => {
  const names = Object.keys(HONEST) as (keyof typeof HONEST)[]
  const pairs = names.flatMap((one, n) => names.slice(n + 1).map((other) => [one, other] as const))
  test.each(pairs)('%s and %s', async (one, other) => {
    const report = await compare(HONEST[one], HONEST[other])
    expect(report.similarity).toBeLessThan(0.3)
    expect(report.flag).toBe(false)
  })

  test('nor are two that were handed in as they were given', async () => {
    expect(await compare(STARTER, STARTER)).toMatchObject({ similarity: 0, lines: 0, fragments: [] })
  })
})
