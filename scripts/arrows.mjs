import { capture } from './setup.mjs'

/** Far below what there is; a cruiser that cannot read TypeScript finds nothing, and calls that clean. */
const FEWEST = 300

/** Who imports whom: the arrows of ARCHITECTURE.md and no cycles. */
export function arrows() {
  const places = ['packages', 'apps/api', 'apps/web/src', 'apps/web/build', 'scripts', 'e2e']
  const text = capture('depcruise', [...places, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'])
  const { totalCruised, violations } = JSON.parse(text).summary
  if (totalCruised < FEWEST) throw new Error(`Only ${totalCruised} modules were read: the imports were not checked`)
  for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
  if (violations.length > 0) process.exit(1)
}
