// Plots as SVG, drawn here: a report is one file, and its colours follow the reader's light or dark.

export type Series = { name: string; values: readonly (number | null)[]; color: number }
export type Band = { from: number; to: number; name: string }
type Chart = {
  /** One label for each value; a few of them are written. */
  labels: readonly string[]
  series: readonly Series[]
  format?: (value: number) => string
  /** Spans of the axis behind the lines, such as faults. */
  bands?: readonly Band[]
  height?: number
}

const WIDTH = 720
const LEFT = 56
const RIGHT = 12
const TOP = 10
const BOTTOM = 26
const TICKS = 4
const MAX_LABELS = 8

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** The next 1, 2 or 5 with its power of ten: what a step of an axis may be. */
function niceStep(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span || 1))
  return ([1, 2, 5, 10].find((factor) => factor * power >= span) ?? 10) * power
}

const usual = (value: number): string =>
  Math.abs(value) >= 1e6
    ? `${rounded(value / 1e6)}M`
    : Math.abs(value) >= 1e4
      ? `${rounded(value / 1e3)}k`
      : rounded(value)

type Frame = { x: (index: number) => number; y: (value: number) => number; parts: string[]; height: number }

function frameOf({ labels, series, format = usual, bands = [], height = 200 }: Chart, isStacked: boolean): Frame {
  const values = series.flatMap(({ values: points }) => points.filter((value) => value !== null))
  const sums = labels.map((_, index) =>
    series.reduce((sum, { values: points }) => sum + Math.max(0, points[index] ?? 0), 0),
  )
  const highest = Math.max(...(isStacked ? sums : values), 0)
  const lowest = Math.min(...values, 0)
  const step = niceStep((highest - lowest || 1) / TICKS)
  const [min, max] = [Math.floor(lowest / step) * step, Math.ceil((highest || 1) / step) * step]
  const inner = height - TOP - BOTTOM
  const width = WIDTH - LEFT - RIGHT
  const x = (index: number) => LEFT + (width * (index + 0.5)) / Math.max(1, labels.length)
  const y = (value: number) => TOP + inner - (inner * (value - min)) / (max - min || 1)
  const parts: string[] = []
  for (const { from, to, name } of bands) {
    const [start, end] = [x(from - 0.5), x(to + 0.5)]
    parts.push(
      `<rect class="band" x="${rounded(start)}" y="${TOP}" width="${rounded(Math.max(2, end - start))}" height="${inner}"><title>${escaped(name)}</title></rect>`,
    )
  }
  for (let value = min; value <= max + step / 2; value += step) {
    parts.push(
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${rounded(y(value))}" y2="${rounded(y(value))}"/>`,
    )
    parts.push(
      `<text class="tick" x="${LEFT - 6}" y="${rounded(y(value) + 4)}" text-anchor="end">${escaped(format(value))}</text>`,
    )
  }
  const every = Math.max(1, Math.ceil(labels.length / MAX_LABELS))
  for (const [index, label] of labels.entries())
    if (index % every === 0)
      parts.push(
        `<text class="tick" x="${rounded(x(index))}" y="${height - 8}" text-anchor="middle">${escaped(label)}</text>`,
      )
  return { x, y, parts, height }
}

const legendOf = (series: readonly Series[]): string =>
  `<ul class="legend">${series.map(({ name, color }) => `<li><i class="dot c${color}"></i>${escaped(name)}</li>`).join('')}</ul>`

const svgOf = ({ parts, height }: Frame, title: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}" dir="ltr">${parts.join('')}</svg>`

/** Lines over time; where there is no value, there is a gap. */
export function lineChart(title: string, chart: Chart): string {
  const frame = frameOf(chart, false)
  for (const { values, color, name } of chart.series) {
    const points = values.map((value, index) =>
      value === null ? null : `${rounded(frame.x(index))},${rounded(frame.y(value))}`,
    )
    const runs = points
      .map((point) => point ?? '|')
      .join(' ')
      .split('|')
    for (const run of runs)
      if (run.trim())
        frame.parts.push(
          `<polyline class="line s${color}" points="${run.trim()}"><title>${escaped(name)}</title></polyline>`,
        )
  }
  return svgOf(frame, title) + (chart.series.length > 1 ? legendOf(chart.series) : '')
}

/** Bars, one beside or on the other. */
export function barChart(title: string, chart: Chart & { isStacked?: boolean }): string {
  const isStacked = chart.isStacked ?? false
  const frame = frameOf(chart, isStacked)
  const slot = frame.x(1) - frame.x(0) || WIDTH - LEFT - RIGHT
  const width = (slot * 0.8) / (isStacked ? 1 : chart.series.length)
  for (const index of chart.labels.keys()) {
    let below = 0
    for (const [place, { values, color, name }] of chart.series.entries()) {
      const value = values[index] ?? 0
      const left = frame.x(index) - slot * 0.4 + (isStacked ? 0 : place * width)
      const [from, to] = [frame.y(below), frame.y(below + value)]
      frame.parts.push(
        `<rect class="bar c${color}" x="${rounded(left)}" y="${rounded(Math.min(from, to))}" width="${rounded(Math.max(1, width - 1))}" height="${rounded(Math.abs(from - to))}"><title>${escaped(`${chart.labels[index]} · ${name}: ${(chart.format ?? usual)(value)}`)}</title></rect>`,
      )
      if (isStacked) below += value
    }
  }
  return svgOf(frame, title) + (chart.series.length > 1 ? legendOf(chart.series) : '')
}

export type Column = { head: string; isNumber?: boolean }
export const tableOf = (columns: readonly Column[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${columns.map(({ head, isNumber }) => `<th${isNumber ? ' class="n"' : ''}>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell, index) => `<td${columns[index]?.isNumber ? ' class="n" dir="ltr"' : ''}>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`
