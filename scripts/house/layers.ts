// The features of the three workspaces as one graph: any import makes one feature depend on another.
import { importsOf, pathOf, cyclesIn } from './arrows.ts'
import { type Finding, type Tree, featuresOf, isCode, isTest } from './tree.ts'

const PART_OF_FEATURE = /^(packages\/domain\/src|apps\/(?:api|web)\/src\/features)\/([^/]+)\//

/** An import of one feature by another, and the workspace it is made in where it stays inside one. */
type Arrow = { from: string; to: string; file: string; workspace: string | null }

function arrowsOf(tree: Tree): Arrow[] {
  const features = featuresOf(tree)
  const parts = [...tree].filter(([file]) => isCode(file) && !isTest(file) && PART_OF_FEATURE.test(file))
  return parts.flatMap(([file, text]) => {
    const [, workspace, from = ''] = PART_OF_FEATURE.exec(file) ?? []
    return importsOf(file, text).flatMap((imported) => {
      const [, otherWorkspace = '', to = ''] = PART_OF_FEATURE.exec(imported.to) ?? []
      const counts = from !== to && features.has(from) && features.has(to) && tree.has(imported.to)
      return counts ? [{ from, to, file, workspace: workspace === otherWorkspace ? otherWorkspace : null }] : []
    })
  })
}

function edgesOf(arrows: readonly Arrow[]): Map<string, string[]> {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of arrows) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  return new Map([...edges].map(([from, to]) => [from, [...to].toSorted()]))
}

/** Of each edge of a cycle every import that makes it. */
const stepsOf = (cycle: readonly string[], arrows: readonly Arrow[]): Arrow[][] =>
  cycle.map((from, at) => arrows.filter((arrow) => arrow.from === from && arrow.to === cycle[(at + 1) % cycle.length]))

/** A cycle inside one workspace is reported by `checkCycles` already. */
const isInOneWorkspace = ([first = [], ...rest]: readonly Arrow[][]): boolean =>
  first.some(
    ({ workspace }) => workspace !== null && rest.every((step) => step.some((arrow) => arrow.workspace === workspace)),
  )

/** No cycle between features over all workspaces together: two that point opposite ways in two of them are one, too. */
export function checkLayers(tree: Tree): Finding[] {
  const arrows = arrowsOf(tree)
  return cyclesIn(edgesOf(arrows)).flatMap((cycle) => {
    const steps = stepsOf(cycle, arrows)
    if (isInOneWorkspace(steps)) return []
    // The step with the fewest imports is the one to turn.
    const odd = steps.toSorted((a, b) => a.length - b.length)[0]?.[0]
    const what = `${pathOf(cycle)}: over all workspaces of two features one stands on the other, never both`
    return [{ file: odd?.file ?? '', law: 'cycles', what: `${what} (${odd?.from} → ${odd?.to} here)` }]
  })
}

/** Layers from the bottom: a feature is one above the highest it imports. */
export function layersOf(tree: Tree): string[][] {
  const edges = edgesOf(arrowsOf(tree))
  const heights = new Map<string, number>()
  const heightOf = (feature: string): number => {
    const cached = heights.get(feature)
    if (cached !== undefined) return cached
    // A cycle would never end; it is found by `checkLayers`.
    heights.set(feature, 0)
    const height = Math.max(-1, ...(edges.get(feature) ?? []).map(heightOf)) + 1
    heights.set(feature, height)
    return height
  }
  const layers: string[][] = []
  for (const feature of [...featuresOf(tree)].toSorted()) (layers[heightOf(feature)] ??= []).push(feature)
  return layers
}

/** The map of ARCHITECTURE.md, the top layer first. */
export const layerMap = (tree: Tree): string =>
  layersOf(tree)
    .map((features, height) => `${String(height).padStart(2)}  ${features.join('  ')}`)
    .toReversed()
    .join('\n')
