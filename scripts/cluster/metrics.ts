import { type Layout, WEB_NODES, addressOf } from './layout.ts'

/** Of all web nodes, from their figures: what a replica may answer, and what it did. */
export async function replicaReads(layout: Layout): Promise<{ answered: number; all: number }> {
  const total = { answered: 0, all: 0 }
  for (const name of WEB_NODES) {
    const text = await (await fetch(`http://${addressOf(layout, name)}/metrics`)).text()
    for (const [, outcome, value] of text.matchAll(/^fareeq_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)) {
      total.all += Number(value)
      if (outcome === 'answered') total.answered += Number(value)
    }
  }
  return total
}
